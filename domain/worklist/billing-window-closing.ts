import { explanationMessage } from '../../contract/rtm/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { countDaysBetween } from '../platform/calendar.ts';
import { toMoreDataDays } from '../rtm/explanation.ts';
import { listSupplyRules } from '../rtm/rules-in-force.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

const CLOSING_DAYS = 5;

/**
 * An open supply window that ends within 5 days, lacks data days for a code by the rules of its end date, and can still
 * get them: at least one, and no more than there are days left. Today is left unless the patient logged data already.
 */
export function findClosingWindow({ today, products, dataDays, windows }: WorklistInputs): WorklistReason | null {
  if (!products.includes('HEALTH')) return null;
  for (const { code: own, endDate, numActiveDays } of windows) {
    const ahead = countDaysBetween(today, endDate);
    if (ahead < 0 || ahead > CLOSING_DAYS) continue;
    const code = listSupplyRules(own, endDate).find(({ min }) => min > numActiveDays);
    const daysLeft = ahead + (dataDays.includes(today) ? 0 : 1);
    if (!code || code.min - numActiveDays > daysLeft) continue;
    return {
      kind: 'BILLING_WINDOW_CLOSING',
      urgency: 70 + CLOSING_DAYS - ahead,
      explanation: explanationMessage('rtm.needs', {
        code: code.code,
        needed: toMoreDataDays(code.min - numActiveDays),
        day: { day: endDate },
      }),
    };
  }
  return null;
}
