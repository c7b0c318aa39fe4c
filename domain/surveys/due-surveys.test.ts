import { expect, it } from 'vitest';
import { findDue, type Schedule } from './due-surveys.ts';

const from = '2026-11-02';
const dueAt = (today: string, change: Partial<Schedule>) =>
  Object.values(findDue({ from, everyDays: null, lastAnswered: null, ...change }, today));

it.each([
  ['2026-11-01', null, null, false, '2026-11-02'],
  ['2026-11-02', null, null, true, '2026-11-02'],
  ['2026-12-24', null, null, true, '2026-11-02'],
  ['2026-11-03', null, '2026-11-03', false, null],
  ['2026-11-05', 7, '2026-11-02', false, '2026-11-09'],
  ['2026-11-09', 7, '2026-11-02', true, '2026-11-09'],
  // Answered late: the next one keeps its day.
  ['2026-11-08', 7, '2026-11-08', false, '2026-11-09'],
  // One that was missed is asked until the next takes its place.
  ['2026-11-15', 7, '2026-11-02', true, '2026-11-09'],
  ['2026-11-16', 7, '2026-11-02', true, '2026-11-16'],
])('PTL-31 on %s, every %s days, last answered %s: due %s, %s', (today, everyDays, lastAnswered, isDue, dueOn) => {
  expect(dueAt(today, { everyDays, lastAnswered })).toEqual([isDue, dueOn]);
});
