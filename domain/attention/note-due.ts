import type { AttentionReason } from '../../contract/worklist.ts';
import { lastDayOf, monthOf } from '../calendar.ts';
import { episodesOf, staysOf } from '../rtm/episodes.ts';
import { count, spoken } from '../rtm/explanation.ts';
import { counts } from '../rtm/windows.ts';
import type { CareFacts } from './care-facts.ts';

const FROM_DAY = 15;

/**
 * From the 15th of a month on: the patient is monitored and logged data this month, but no care note of the month holds
 * minutes, or none a live contact, without which no management code can be billed. More urgent with each day.
 */
export function noteDue({ today, products, plans, dataDays, notes }: CareFacts): AttentionReason | null {
  const dayOfMonth = Number(today.slice(8));
  if (dayOfMonth < FROM_DAY || !products.includes('HEALTH')) return null;
  const care = episodesOf({ plans: staysOf(plans).slice(-1), dataDays, today })[0];
  if (!care) return null;
  const month = monthOf(today);
  const isCounted = (day: string) => monthOf(day) === month && counts(day, care);
  const days = new Set(dataDays.filter(isCounted)).size;
  if (days === 0) return null;
  const counted = notes.filter(({ date, minutes }) => minutes > 0 && isCounted(date));
  if (counted.some(({ live }) => live)) return null;
  const minutes = counted.reduce((sum, note) => sum + note.minutes, 0);
  const missing = minutes === 0 ? 'no care note' : `${count(minutes, 'minute')} of care without a live contact`;
  return {
    kind: 'NOTE_DUE',
    urgency: 30 + dayOfMonth - FROM_DAY,
    explanation: `${count(days, 'data day')} and ${missing} this month, which ends on ${spoken(lastDayOf(month))}.`,
  };
}
