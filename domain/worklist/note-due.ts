import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { Message } from '../../contract/platform/message.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { getLastDayOfMonth, toMonth } from '../platform/calendar.ts';
import { toDataDays, toMinutes } from '../rtm/explanation.ts';
import { toEpisodes, mergeStays } from '../rtm/episodes.ts';
import { isCountedDay } from '../rtm/windows.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

const FROM_DAY = 15;

function explain(days: number, minutes: number, lastDay: string): Message {
  const values = { days: toDataDays(days), day: { day: lastDay } };
  return minutes === 0
    ? worklistReasonMessage('worklist.noCareNote', values)
    : worklistReasonMessage('worklist.noLiveContact', { ...values, minutes: toMinutes(minutes) });
}

/**
 * From the 15th of a month on: the patient is monitored and logged data this month, but no care note of the month holds
 * minutes, or none a live contact, without which no management code can be billed. More urgent with each day.
 */
export function findDueNote({ today, products, plans, dataDays, notes }: WorklistInputs): WorklistReason | null {
  const dayOfMonth = Number(today.slice(8));
  if (dayOfMonth < FROM_DAY || !products.includes('HEALTH')) return null;
  const care = toEpisodes({ plans: mergeStays(plans).slice(-1), dataDays, today })[0];
  if (!care) return null;
  const month = toMonth(today);
  const isCounted = (day: string) => toMonth(day) === month && isCountedDay(day, care);
  const days = new Set(dataDays.filter(isCounted)).size;
  if (days === 0) return null;
  const counted = notes.filter(({ date, minutes }) => minutes > 0 && isCounted(date));
  if (counted.some(({ live }) => live)) return null;
  const minutes = counted.reduce((sum, note) => sum + note.minutes, 0);
  return {
    kind: 'NOTE_DUE',
    urgency: 30 + dayOfMonth - FROM_DAY,
    explanation: explain(days, minutes, getLastDayOfMonth(month)),
  };
}
