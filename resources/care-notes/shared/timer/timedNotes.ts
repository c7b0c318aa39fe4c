import * as z from 'zod/mini';
import type { TimedNote } from '../../../../domain/care-notes/care-timer.ts';

/* Measured time waits for its care note in sessionStorage, per user and patient. Signing out deletes it. */

const StoredNotes: z.ZodMiniType<TimedNote[]> = z.array(
  z.object({ date: z.string(), minutes: z.number(), start: z.string(), end: z.string() }),
);

const storageKey = (userId: string, patientId: number) => `timed-note/${userId}/${patientId}`;

function readPendingNotes(userId: string, patientId: number): TimedNote[] {
  try {
    return StoredNotes.parse(JSON.parse(sessionStorage.getItem(storageKey(userId, patientId)) ?? '[]'));
  } catch {
    return [];
  }
}

function writePendingNotes(userId: string, patientId: number, notes: readonly TimedNote[]): void {
  if (notes.length) sessionStorage.setItem(storageKey(userId, patientId), JSON.stringify(notes));
  else sessionStorage.removeItem(storageKey(userId, patientId));
}

/** The oldest measurement without a note; null if there is none. */
export const readTimedNote = (userId: string, patientId: number): TimedNote | null =>
  readPendingNotes(userId, patientId)[0] ?? null;

/**
 * Adds a measurement. Two measurements of one day are added up, from the first start to the last end; each day gets a
 * note of its own.
 */
export function addTimedNote(userId: string, patientId: number, note: TimedNote): void {
  const notes = readPendingNotes(userId, patientId);
  const index = notes.findIndex(({ date }) => date === note.date);
  const existing = notes[index];
  if (!existing) return writePendingNotes(userId, patientId, [...notes, note]);
  const merged = {
    ...note,
    minutes: existing.minutes + note.minutes,
    start: existing.start || note.start,
    end: note.end || existing.end,
  };
  return writePendingNotes(userId, patientId, notes.with(index, merged));
}

/** Removes the oldest measurement; the next one comes next. */
export const removeTimedNote = (userId: string, patientId: number): void =>
  writePendingNotes(userId, patientId, readPendingNotes(userId, patientId).slice(1));
