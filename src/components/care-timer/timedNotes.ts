import * as z from 'zod/mini';
import type { TimedNote } from '../../../domain/care-timer/timed-note.ts';

/*
 * What a stopped timer measured waits for its care note, as drafts do: in sessionStorage, for one person and patient,
 * and gone with them when somebody signs out.
 */

const Kept: z.ZodMiniType<TimedNote> = z.object({
  date: z.string(),
  minutes: z.number(),
  start: z.string(),
  end: z.string(),
});

const place = (userId: string, patientId: number) => `timed-note/${userId}/${patientId}`;

/** What is measured and not in a form yet; null when nothing is. */
export function readTimedNote(userId: string, patientId: number): TimedNote | null {
  try {
    return Kept.parse(JSON.parse(sessionStorage.getItem(place(userId, patientId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Leaves what was measured; of two stretches on one day the minutes add up, from the first start to the last end. */
export function leaveTimedNote(userId: string, patientId: number, note: TimedNote): void {
  const before = readTimedNote(userId, patientId);
  const both =
    before?.date === note.date
      ? {
          ...note,
          minutes: before.minutes + note.minutes,
          start: before.start || note.start,
          end: note.end || before.end,
        }
      : note;
  sessionStorage.setItem(place(userId, patientId), JSON.stringify(both));
}

export const dropTimedNote = (userId: string, patientId: number): void =>
  sessionStorage.removeItem(place(userId, patientId));
