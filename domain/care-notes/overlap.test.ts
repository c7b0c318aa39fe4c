import { expect, it } from 'vitest';
import { findOverlaps, type ClockedNote } from './clock.ts';

/** A note of one day by its times in UTC. */
const note = (
  id: number | null,
  patientId: number,
  authorId: number | null,
  from: string,
  to: string,
): ClockedNote => ({
  id,
  patientId,
  authorId,
  startedAt: new Date(`2026-11-20T${from}:00Z`),
  endedAt: new Date(`2026-11-20T${to}:00Z`),
});
const summarizeOverlaps = (of: ClockedNote, others: ClockedNote[]) =>
  findOverlaps(of, others).map(({ of: kind, other, minutes, startedAt, endedAt }) => [
    kind,
    other.id,
    minutes,
    startedAt.toISOString().slice(11, 16),
    endedAt.toISOString().slice(11, 16),
  ]);

it('an overlap is found between notes of one patient, whichever author wrote them', () => {
  const first = note(1, 7, 3, '10:00', '10:20');
  expect(
    summarizeOverlaps(first, [first, note(2, 7, 4, '10:15', '10:40'), note(3, 7, null, '09:50', '10:05')]),
  ).toEqual([
    ['PATIENT', 3, 5, '10:00', '10:05'],
    ['PATIENT', 2, 5, '10:15', '10:20'],
  ]);
});

it('an overlap is found between notes of one author about two patients, on both notes, and not between other notes', () => {
  const one = note(1, 7, 3, '10:00', '10:20');
  const other = note(2, 8, 3, '10:10', '10:30');
  const colleague = note(3, 8, 4, '10:10', '10:30');
  const nobody = note(4, 8, null, '10:10', '10:30');
  expect(summarizeOverlaps(one, [other, colleague, nobody])).toEqual([['AUTHOR', 2, 10, '10:10', '10:20']]);
  expect(summarizeOverlaps(other, [one, note(5, 9, null, '10:10', '10:30')])).toEqual([
    ['AUTHOR', 1, 10, '10:10', '10:20'],
  ]);
  expect(summarizeOverlaps({ ...one, authorId: null }, [nobody])).toEqual([]);
});

it('notes that only touch, or share less than a minute, do not overlap', () => {
  const first = note(1, 7, 3, '10:00', '10:20');
  expect(summarizeOverlaps(first, [note(2, 7, 3, '10:20', '10:40'), note(3, 7, 3, '09:40', '10:00')])).toEqual([]);
  const seconds = { ...note(4, 7, 3, '10:20', '10:40'), startedAt: new Date('2026-11-20T10:19:01Z') };
  expect(summarizeOverlaps(first, [seconds])).toEqual([]);
  expect(summarizeOverlaps(first, [{ ...seconds, startedAt: new Date('2026-11-20T10:19:00Z') }])).toEqual([
    ['PATIENT', 4, 1, '10:19', '10:20'],
  ]);
});

it('a new note is compared with all stored notes', () => {
  expect(summarizeOverlaps(note(null, 7, 3, '10:00', '10:20'), [note(1, 7, 3, '10:00', '10:20')])).toEqual([
    ['PATIENT', 1, 20, '10:00', '10:20'],
  ]);
});
