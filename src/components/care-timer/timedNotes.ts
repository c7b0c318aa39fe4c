import * as z from 'zod/mini';
import type { TimedNote } from '../../../domain/care-timer/timed-note.ts';

/*
 * What a stopped timer measured waits for its care note, as drafts do: in sessionStorage, for one person and patient,
 * and gone with them when somebody signs out.
 */

const Kept: z.ZodMiniType<TimedNote[]> = z.array(
  z.object({ date: z.string(), minutes: z.number(), start: z.string(), end: z.string() }),
);

const place = (userId: string, patientId: number) => `timed-note/${userId}/${patientId}`;

function waiting(userId: string, patientId: number): TimedNote[] {
  try {
    return Kept.parse(JSON.parse(sessionStorage.getItem(place(userId, patientId)) ?? '[]'));
  } catch {
    return [];
  }
}

function keep(userId: string, patientId: number, notes: readonly TimedNote[]): void {
  if (notes.length) sessionStorage.setItem(place(userId, patientId), JSON.stringify(notes));
  else sessionStorage.removeItem(place(userId, patientId));
}

/** What was measured first and is not in a form yet; null when nothing is. */
export const readTimedNote = (userId: string, patientId: number): TimedNote | null =>
  waiting(userId, patientId)[0] ?? null;

/**
 * Leaves what was measured. Of two stretches on one day the minutes add up, from the first start to the last end; each
 * day waits for a note of its own.
 */
export function leaveTimedNote(userId: string, patientId: number, note: TimedNote): void {
  const notes = waiting(userId, patientId);
  const at = notes.findIndex(({ date }) => date === note.date);
  const before = notes[at];
  if (!before) return keep(userId, patientId, [...notes, note]);
  const both = {
    ...note,
    minutes: before.minutes + note.minutes,
    start: before.start || note.start,
    end: note.end || before.end,
  };
  return keep(userId, patientId, notes.with(at, both));
}

/** The first has its note; the next one waits for the next. */
export const dropTimedNote = (userId: string, patientId: number): void =>
  keep(userId, patientId, waiting(userId, patientId).slice(1));
