import { expect, it } from 'vitest';
import { getRecentSince } from './selected-range.ts';

it('DASH-09 counts seven days back from the day it is in the zone', () => {
  // 23:30 on the 20th in Denver, the 21st in New York.
  const now = new Date('2026-11-21T06:30:00Z');
  expect(getRecentSince('America/Denver', now).toISOString()).toBe('2026-11-13T07:00:00.000Z');
  expect(getRecentSince('America/New_York', now).toISOString()).toBe('2026-11-14T05:00:00.000Z');
});

it('DASH-09 counts days and not hours over the change of clocks', () => {
  expect(getRecentSince('America/New_York', new Date('2026-11-03T15:00:00Z')).toISOString()).toBe(
    '2026-10-27T04:00:00.000Z',
  );
});
