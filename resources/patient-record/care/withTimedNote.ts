import type { TimedNote } from '../../../domain/care-timer/timed-note.ts';
import type { CareNoteValues } from './careNoteValues.ts';

/** A form with what a timer measured; the wording and the rest stay as they are. */
export const withTimedNote = (values: CareNoteValues, timed: TimedNote | null): CareNoteValues =>
  timed
    ? {
        ...values,
        date: timed.date,
        start: timed.start,
        end: timed.end,
        minutes: String(timed.minutes),
        source: 'TYPED',
      }
    : values;
