import { factFields, type FactField } from '../../contract/care-notes/fields.ts';
import { careNoteMessage } from '../../contract/care-notes/messages.ts';
import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import { toMonth } from '../platform/calendar.ts';

/** The fields of a care note that feed the cycles; its wording does not. Older notes have only the first three. */
export interface CareNoteFacts extends Partial<Record<FactField, unknown>> {
  date: string;
  /** Whole minutes. */
  minutes: number;
  interactionType: string | null;
  /** Clock of the work; both ends or neither. */
  startedAt?: Date | null;
  endedAt?: Date | null;
  contactMode?: string | null;
  credential?: string | null;
}

/** A calendar month's billing of management codes. */
export interface ManagementMonth {
  /** First day of the month. */
  startDate: string;
  status: RtmStatus;
  /** When it was billed last; null when that is not known. */
  billedAt: Date | null;
}

/** The error of a change of more than the wording in a BILLED cycle (REC-59, REC-60). */
export const NOTE_LOCKED = careNoteMessage.text('careNotes.locked');
const IN_FUTURE = careNoteMessage.text('careNotes.dateInFuture');
const BEFORE_CARE = careNoteMessage.text('careNotes.dateBeforeCare');
const MONTH_BILLED = careNoteMessage.text('careNotes.monthBilled');

/** REC-52, OPEN-165: the error of a note's date, or null; `today` is the day at the patient's location (OPEN-064). */
export function validateCareNoteDate(
  date: string,
  care: { today: string; firstPlanStart: string | null },
): string | null {
  if (date > care.today) return IN_FUTURE;
  return care.firstPlanStart !== null && date < care.firstPlanStart ? BEFORE_CARE : null;
}

const precedence: readonly RtmStatus[] = ['BILLED', 'READY_TO_BILL', 'IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'];

/**
 * Status of the cycle that counts a note: that of its calendar month, BILLED before all others (OPEN-072). A note
 * written after its month was billed was not billed with it and has none, until the billing is reverted.
 */
export function findNoteCycleStatus(
  note: { date: string; createdAt: Date },
  months: readonly ManagementMonth[],
): RtmStatus | null {
  const counting = months.filter(
    ({ startDate, status, billedAt }) =>
      toMonth(startDate) === toMonth(note.date) &&
      !(status === 'BILLED' && billedAt !== null && note.createdAt > billedAt),
  );
  return precedence.find((status) => counting.some((month) => month.status === status)) ?? null;
}

/** Whether a note was written after its month was billed: it is kept, but neither counted nor billed. */
export const isNotBilled = (note: { date: string; createdAt: Date }, months: readonly ManagementMonth[]): boolean =>
  findNoteCycleStatus(note, months) !== 'BILLED' &&
  months.some(({ startDate, status }) => status === 'BILLED' && toMonth(startDate) === toMonth(note.date));

/** A fact as a value that can be compared; absent and null are the same. */
const toComparable = (fact: unknown): unknown => (fact instanceof Date ? fact.getTime() : (fact ?? null));

export const haveFactsChanged = (one: CareNoteFacts, other: CareNoteFacts): boolean =>
  factFields.some((field) => toComparable(one[field]) !== toComparable(other[field]));

/** Why a note cannot be moved to this date: minutes of another day would seem to have been billed. */
export const validateMove = (from: string, to: string, months: readonly ManagementMonth[]): string | null =>
  toMonth(from) !== toMonth(to) &&
  months.some(({ startDate, status }) => status === 'BILLED' && toMonth(startDate) === toMonth(to))
    ? MONTH_BILLED
    : null;
