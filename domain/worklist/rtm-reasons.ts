import { explanationMessage } from '../../contract/rtm/messages.ts';
import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { countDaysBetween, getLastDayOfMonth, toMonth } from '../platform/calendar.ts';
import { countNotes, type CountedNote } from '../rtm/counted-minutes.ts';
import { mergeStays, toEpisodes } from '../rtm/episodes.ts';
import { toDataDays, toMoreDataDays } from '../rtm/explanation.ts';
import { listSupplyRules } from '../rtm/rules-in-force.ts';
import { countDaysLeft, isCountedDay } from '../rtm/windows.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

/** The day of the month from which a care note is due. */
const FROM_DAY = 15;

type Explained = Pick<WorklistReason, 'explanation' | 'headline'>;

function explainDueNote(days: number, notes: readonly CountedNote[], lastDay: string): Explained {
  const day = { shortDay: lastDay };
  const values = { days: toDataDays(days), day };
  const minutes = notes.reduce((sum, note) => sum + note.minutes, 0);
  const figure = worklistReasonMessage('worklist.figureMinutes', { n: minutes });
  if (minutes > 0)
    return {
      explanation: worklistReasonMessage('worklist.noLiveContact', { ...values, minutes }),
      headline: { figure, about: worklistReasonMessage('worklist.aboutNoLiveContact', { day }) },
    };
  return notes.length > 0
    ? {
        explanation: worklistReasonMessage('worklist.noCountedNote', values),
        headline: { figure, about: worklistReasonMessage('worklist.aboutNoCountedNote', { day }) },
      }
    : {
        explanation: worklistReasonMessage('worklist.noCareNote', values),
        headline: { figure, about: worklistReasonMessage('worklist.aboutNoNote', { day }) },
      };
}

/**
 * From the 15th of a month on: the patient is monitored and logged data this month, but no care note of the month holds
 * minutes that count for billing, or none a live contact, without which no management code can be billed. More urgent with
 * each day.
 */
export function findDueNote({ today, products, plans, dataDays, notes }: WorklistInputs): WorklistReason | null {
  const dayOfMonth = Number(today.slice(8));
  if (dayOfMonth < FROM_DAY || !products.includes('HEALTH')) return null;
  const care = toEpisodes({ plans: mergeStays(plans).slice(-1), dataDays, today })[0];
  if (!care) return null;
  const month = toMonth(today);
  const isOfMonth = (day: string) => toMonth(day) === month && isCountedDay(day, care);
  const days = new Set(dataDays.filter(isOfMonth)).size;
  if (days === 0) return null;
  // Clocks of notes of the days before the month may share minutes with its own.
  const counted = countNotes(notes, { episodes: [care], plans, today }).filter(({ note }) => isOfMonth(note.date));
  if (counted.some(({ contact }) => contact)) return null;
  return {
    kind: 'NOTE_DUE',
    urgency: 30 + dayOfMonth - FROM_DAY,
    ...explainDueNote(days, counted, getLastDayOfMonth(month)),
  };
}

/** Days before the end of a window. */
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
    const daysLeft = countDaysLeft(endDate, { today, loggedToday: dataDays.includes(today) });
    if (!code || code.min - numActiveDays > daysLeft) continue;
    return {
      kind: 'BILLING_WINDOW_CLOSING',
      urgency: 70 + CLOSING_DAYS - ahead,
      explanation: explanationMessage('rtm.needs', {
        code: code.code,
        needed: toMoreDataDays(code.min - numActiveDays),
        day: { day: endDate },
      }),
      headline: {
        figure: worklistReasonMessage('worklist.figurePart', { n: numActiveDays, all: code.min }),
        about: worklistReasonMessage('worklist.aboutWindow', { code: code.code, day: { shortDay: endDate } }),
      },
    };
  }
  return null;
}
