import { differenceInMinutes } from 'date-fns';
import { dayInZone } from './calendar.ts';
import type { CareNoteFacts } from './care-note.ts';

const MINUTES_OF_A_DAY = 1440;

/** Whole minutes from start to end; what is left of a minute does not count. */
export const minutesBetween = (start: Date, end: Date): number =>
  differenceInMinutes(end, start, { roundingMethod: 'floor' });

/** The field of a care note that a message is about. */
export type FaultyFact = 'minutes' | 'startedAt' | 'endedAt' | 'interactionType';

const START_REQUIRED = 'Start is required';
const END_REQUIRED = 'End is required';
const OTHER_DAY = 'Start must be on the date of the note';
const END_BEFORE_START = 'End must be after the start';
const END_IN_FUTURE = 'End cannot be in the future';
const TOO_LONG = 'A note cannot be longer than 24 hours';
const MORE_THAN_CLOCK = 'Minutes cannot exceed the time from start to end';
const MESSAGE_IS_NOT_LIVE = 'A message is not a live contact';
const LIVE_WITHOUT_TIME = 'A live contact needs at least 1 minute';

function startProblem({ date, startedAt, endedAt }: CareNoteFacts, zone: string): string | null {
  if (!startedAt) return endedAt ? START_REQUIRED : null;
  return dayInZone(startedAt, zone) === date ? null : OTHER_DAY;
}

function endProblem({ startedAt, endedAt }: CareNoteFacts, now: Date): string | null {
  if (!endedAt) return startedAt ? END_REQUIRED : null;
  if (startedAt && endedAt <= startedAt) return END_BEFORE_START;
  if (endedAt > now) return END_IN_FUTURE;
  return startedAt && minutesBetween(startedAt, endedAt) > MINUTES_OF_A_DAY ? TOO_LONG : null;
}

function minutesProblem({ minutes, interactionType, startedAt, endedAt }: CareNoteFacts): string | null {
  if (interactionType !== null && minutes < 1) return LIVE_WITHOUT_TIME;
  if (!startedAt || !endedAt || endedAt <= startedAt) return null;
  return minutes > minutesBetween(startedAt, endedAt) ? MORE_THAN_CLOCK : null;
}

/**
 * What is wrong with the facts of a care note beyond their shapes (RTM.md, decision 10), by field: its clock has both
 * ends or none, starts on its date in the patient's `zone` (over midnight it belongs to the day it starts), ends later,
 * within 24 hours and not after `now`; its minutes fit into it; a message is no live contact, and a live contact takes a
 * minute. Empty when nothing is.
 */
export function careNoteProblems(
  note: CareNoteFacts,
  { zone, now }: { zone: string; now: Date },
): Partial<Record<FaultyFact, string>> {
  const found: [FaultyFact, string | null][] = [
    ['startedAt', startProblem(note, zone)],
    ['endedAt', endProblem(note, now)],
    ['minutes', minutesProblem(note)],
    ['interactionType', note.interactionType !== null && note.contactMode === 'MESSAGE' ? MESSAGE_IS_NOT_LIVE : null],
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== null));
}

/** Of a form that still holds the minutes it was offered: they are saved only when somebody says that they were worked. */
export const MINUTES_UNCONFIRMED = 'Confirm the minutes: type them, fill in start and end, or tick the box';
/** Of a time that the clocks skip on the day of the note. */
export const TIME_SKIPPED = 'The clocks skip this time on that day';
