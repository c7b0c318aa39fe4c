import { beforeEach, expect, it } from 'vitest';
import { removeTimedNote, addTimedNote, readTimedNote } from './timedNotes.ts';

beforeEach(() => sessionStorage.clear());

const note = (date: string, minutes: number, start: string, end: string) => ({ date, minutes, start, end });

it('measurements of one day add up, and another day gets its own note', () => {
  addTimedNote('u1', 7, note('2026-11-20', 12, '09:00', '09:15'));
  addTimedNote('u1', 7, note('2026-11-21', 5, '10:00', '10:05'));
  addTimedNote('u1', 7, note('2026-11-20', 8, '16:00', '16:08'));
  expect(readTimedNote('u1', 7)).toEqual(note('2026-11-20', 20, '09:00', '16:08'));
  removeTimedNote('u1', 7);
  expect(readTimedNote('u1', 7)).toEqual(note('2026-11-21', 5, '10:00', '10:05'));
  removeTimedNote('u1', 7);
  expect(readTimedNote('u1', 7)).toBeNull();
});

it('a measurement is stored per user and patient, and ignored if it is invalid', () => {
  addTimedNote('u1', 7, note('2026-11-20', 12, '09:00', '09:15'));
  expect(readTimedNote('u2', 7)).toBeNull();
  expect(readTimedNote('u1', 8)).toBeNull();
  sessionStorage.setItem('timed-note/u1/7', '{"date":5}');
  expect(readTimedNote('u1', 7)).toBeNull();
});
