import { expect, it } from 'vitest';
import { formatRelativeDay } from './relativeDay.ts';

it.each([
  ['2026-11-23', 'today'],
  ['2026-11-22', 'yesterday'],
  ['2026-11-21', '2 days ago'],
  ['2026-11-10', '13 days ago'],
  ['2026-11-09', '2 weeks ago'],
  ['2026-09-25', '8 weeks ago'],
  ['2026-09-20', '2 months ago'],
  ['2025-11-23', '11 months ago'],
  ['2025-11-20', '12 months ago'],
  ['2024-11-20', '2 years ago'],
  // A phone whose clock is ahead: the date alone is shown.
  ['2026-11-24', ''],
])('a past date is told relative to today: %s is %o', (day, text) => {
  expect(formatRelativeDay(day, '2026-11-23')).toBe(text);
});
