import { expect, it } from 'vitest';
import { isRealDay } from './calendar.ts';

it.each(['2026-11-21', '2028-02-29', '2000-02-29', '1800-01-01', '2999-12-31'])('%s is a day', (day) =>
  expect(isRealDay(day)).toBe(true),
);

it.each([
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '1799-12-31',
  '3000-01-01',
  '2026-1-2',
  '2026-11-21T00:00:00Z',
  '2026-W47-6',
  '11/21/2026',
  '',
  null,
  undefined,
  20261121,
])('%j is no day', (text) => expect(isRealDay(text)).toBe(false));
