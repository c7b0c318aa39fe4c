import { addHours, differenceInMinutes, isValid, lightFormat } from 'date-fns';
import { MINUTES_OF_A_DAY, type CareNoteField } from '../../contract/care-notes/fields.ts';
import { careNoteMessage } from '../../contract/care-notes/messages.ts';
import { addDays, findInstants, toCivilDate, toDate, toDayInZone } from '../platform/calendar.ts';
import type { CareNoteFacts } from './care-note.ts';

/** Whole minutes from start to end, rounded down. */
export const countMinutesBetween = (start: Date, end: Date): number =>
  differenceInMinutes(end, start, { roundingMethod: 'floor' });

const START_REQUIRED = careNoteMessage.text('careNotes.startRequired');
const END_REQUIRED = careNoteMessage.text('careNotes.endRequired');
const OTHER_DAY = careNoteMessage.text('careNotes.startOnOtherDay');
const END_BEFORE_START = careNoteMessage.text('careNotes.endBeforeStart');
const END_IN_FUTURE = careNoteMessage.text('careNotes.endInFuture');
const TOO_LONG = careNoteMessage.text('careNotes.tooLong');
const MORE_THAN_CLOCK = careNoteMessage.text('careNotes.moreThanClock');
const MESSAGE_IS_NOT_LIVE = careNoteMessage.text('careNotes.messageNotLive');
const LIVE_WITHOUT_TIME = careNoteMessage.text('careNotes.liveWithoutTime');

function validateStart({ date, startedAt, endedAt }: CareNoteFacts, zone: string): string | null {
  if (!startedAt) return endedAt ? START_REQUIRED : null;
  return toDayInZone(startedAt, zone) === date ? null : OTHER_DAY;
}

function validateEnd({ startedAt, endedAt }: CareNoteFacts, now: Date): string | null {
  if (!endedAt) return startedAt ? END_REQUIRED : null;
  if (startedAt && endedAt <= startedAt) return END_BEFORE_START;
  if (endedAt > now) return END_IN_FUTURE;
  return startedAt && countMinutesBetween(startedAt, endedAt) > MINUTES_OF_A_DAY ? TOO_LONG : null;
}

function validateMinutes({ minutes, interactionType, startedAt, endedAt }: CareNoteFacts): string | null {
  if (interactionType !== null && minutes < 1) return LIVE_WITHOUT_TIME;
  if (!startedAt || !endedAt || endedAt <= startedAt) return null;
  return minutes > countMinutesBetween(startedAt, endedAt) ? MORE_THAN_CLOCK : null;
}

/**
 * Errors of a care note beyond its schema (RTM.md, decision 10), by field: its clock has both
 * ends or none, starts on its date in the patient's `zone` (over midnight it belongs to the day it starts), ends later,
 * within 24 hours and not after `now`; its minutes fit into it; a message is no live contact, and a live contact takes a
 * minute. Empty for a valid note.
 */
export function validateCareNote(
  note: CareNoteFacts,
  { zone, now }: { zone: string; now: Date },
): Partial<Record<CareNoteField, string>> {
  const found: [CareNoteField, string | null][] = [
    ['startedAt', validateStart(note, zone)],
    ['endedAt', validateEnd(note, now)],
    ['minutes', validateMinutes(note)],
    ['interactionType', note.interactionType !== null && note.contactMode === 'MESSAGE' ? MESSAGE_IS_NOT_LIVE : null],
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== null));
}

/** For a form with the suggested minutes: they are saved only after the user confirms them. */
export const MINUTES_UNCONFIRMED = careNoteMessage.text('careNotes.minutesUnconfirmed');
/** For a time that the clocks skip on the day of the note. */
export const TIME_SKIPPED = careNoteMessage.text('careNotes.timeSkipped');

/** The furthest that a note written as times goes over midnight: beyond it, an end before the start is a mistake. */
const LONGEST_OVER_MIDNIGHT_HOURS = 12;

/** What the zone's clock shows at an instant, `14:05`. */
export const formatTimeInZone = (zone: string, instant: Date | string): string =>
  lightFormat(toCivilDate(instant, zone), 'HH:mm');

const findInstantsOn = (day: string, time: string, zone: string): Date[] => findInstants(`${day}T${time}:00`, zone);

/** Times of a care note as instants; null where a time is not written yet, or was skipped by the clocks that day. */
interface NoteClock {
  startedAt: Date | null;
  endedAt: Date | null;
}

/**
 * Start and end given as times (`14:05`, or empty) on a note's day in the patient's zone. Of a time that the clock shows
 * twice the earlier one is meant, for the end the earlier one after the start. An end that is not after the start is one
 * of the next day, if that makes no more than 12 hours; otherwise it stays on the day, before its start.
 */
export function parseNoteClock(day: string, start: string, end: string, zone: string): NoteClock {
  if (!isValid(toDate(day))) return { startedAt: null, endedAt: null };
  const startedAt = (start && findInstantsOn(day, start, zone)[0]) || null;
  const ends = end ? findInstantsOn(day, end, zone) : [];
  if (!startedAt || !end) return { startedAt, endedAt: ends[0] ?? null };
  const latest = addHours(startedAt, LONGEST_OVER_MIDNIGHT_HOURS);
  const overMidnight = findInstantsOn(addDays(day, 1), end, zone).filter((instant) => instant <= latest);
  return { startedAt, endedAt: [...ends, ...overMidnight].find((instant) => instant > startedAt) ?? ends[0] ?? null };
}

/** A care note with both ends of its clock. */
export interface ClockedNote {
  /** Null for one that is not stored yet. */
  id: number | null;
  patientId: number;
  authorId: number | null;
  startedAt: Date;
  endedAt: Date;
}

/** Clock minutes that two notes share: of one patient, where they count once, or of one author on two patients. */
interface ClockOverlap<Other extends ClockedNote> {
  of: 'PATIENT' | 'AUTHOR';
  other: Other;
  startedAt: Date;
  endedAt: Date;
  /** Whole minutes, at least 1. */
  minutes: number;
}

const findOverlapKind = (note: ClockedNote, other: ClockedNote): 'PATIENT' | 'AUTHOR' | null => {
  if (note.patientId === other.patientId) return 'PATIENT';
  return note.authorId !== null && note.authorId === other.authorId ? 'AUTHOR' : null;
};

/**
 * The notes that share the clock with this one, the earliest shared minute first: all of the same patient, and those of
 * the same author on other patients (RTM.md, decision 10). Notes that only touch share nothing.
 */
export function findOverlaps<Other extends ClockedNote>(
  note: ClockedNote,
  others: readonly Other[],
): ClockOverlap<Other>[] {
  return others
    .flatMap((other): ClockOverlap<Other>[] => {
      const of = findOverlapKind(note, other);
      if (of === null || (note.id !== null && other.id === note.id)) return [];
      const startedAt = note.startedAt > other.startedAt ? note.startedAt : other.startedAt;
      const endedAt = note.endedAt < other.endedAt ? note.endedAt : other.endedAt;
      const minutes = countMinutesBetween(startedAt, endedAt);
      return minutes >= 1 ? [{ of, other, startedAt, endedAt, minutes }] : [];
    })
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}
