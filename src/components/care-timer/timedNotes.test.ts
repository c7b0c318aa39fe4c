import { beforeEach, expect, it } from 'vitest';
import { dropTimedNote, leaveTimedNote, readTimedNote } from './timedNotes.ts';

beforeEach(() => sessionStorage.clear());

const note = (date: string, minutes: number, start: string, end: string) => ({ date, minutes, start, end });

it('stretches of one day add up, another day waits for a note of its own', () => {
  leaveTimedNote('u1', 7, note('2026-11-20', 12, '09:00', '09:15'));
  leaveTimedNote('u1', 7, note('2026-11-21', 5, '10:00', '10:05'));
  leaveTimedNote('u1', 7, note('2026-11-20', 8, '16:00', '16:08'));
  expect(readTimedNote('u1', 7)).toEqual(note('2026-11-20', 20, '09:00', '16:08'));
  dropTimedNote('u1', 7);
  expect(readTimedNote('u1', 7)).toEqual(note('2026-11-21', 5, '10:00', '10:05'));
  dropTimedNote('u1', 7);
  expect(readTimedNote('u1', 7)).toBeNull();
});

it('is of one person and patient, and nothing where it cannot be read', () => {
  leaveTimedNote('u1', 7, note('2026-11-20', 12, '09:00', '09:15'));
  expect(readTimedNote('u2', 7)).toBeNull();
  expect(readTimedNote('u1', 8)).toBeNull();
  sessionStorage.setItem('timed-note/u1/7', '{"date":5}');
  expect(readTimedNote('u1', 7)).toBeNull();
});
