import { MINUTES_OF_A_DAY, type CareNoteField } from '../../contract/care-notes/fields.ts';
import { careNoteMessage } from '../../contract/care-notes/messages.ts';
import { differenceInMinutes } from 'date-fns';
import { toDayInZone } from '../platform/calendar.ts';
import type { CareNoteFacts } from './care-note.ts';

/** Whole minutes from start to end; what is left of a minute does not count. */
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
 * What is wrong with the facts of a care note beyond their shapes (RTM.md, decision 10), by field: its clock has both
 * ends or none, starts on its date in the patient's `zone` (over midnight it belongs to the day it starts), ends later,
 * within 24 hours and not after `now`; its minutes fit into it; a message is no live contact, and a live contact takes a
 * minute. Empty when nothing is.
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

/** Of a form that still holds the minutes it was offered: they are saved only when somebody says that they were worked. */
export const MINUTES_UNCONFIRMED = careNoteMessage.text('careNotes.minutesUnconfirmed');
/** Of a time that the clocks skip on the day of the note. */
export const TIME_SKIPPED = careNoteMessage.text('careNotes.timeSkipped');
