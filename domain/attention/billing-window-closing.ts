import type { AttentionReason } from '../../contract/worklist.ts';
import { daysBetween } from '../calendar.ts';
import { count, spoken } from '../rtm/explanation.ts';
import { supplyBeside } from '../rtm/rules-in-force.ts';
import type { CareFacts } from './care-facts.ts';

const CLOSING_DAYS = 5;

/**
 * An open supply window that ends within 5 days, lacks data days for a code by the rules of its end date, and can still
 * get them: at least one, and no more than there are days left. Today is left unless the patient logged data already.
 */
export function billingWindowClosing({ today, products, dataDays, windows }: CareFacts): AttentionReason | null {
  if (!products.includes('HEALTH')) return null;
  for (const { code: own, endDate, numActiveDays } of windows) {
    const ahead = daysBetween(today, endDate);
    if (ahead < 0 || ahead > CLOSING_DAYS) continue;
    const code = supplyBeside(own, endDate).find(({ min }) => min > numActiveDays);
    const daysLeft = ahead + (dataDays.includes(today) ? 0 : 1);
    if (!code || code.min - numActiveDays > daysLeft) continue;
    return {
      kind: 'BILLING_WINDOW_CLOSING',
      urgency: 70 + CLOSING_DAYS - ahead,
      explanation: `${code.code} needs ${count(code.min - numActiveDays, 'more data day')} by ${spoken(endDate)}.`,
    };
  }
  return null;
}
