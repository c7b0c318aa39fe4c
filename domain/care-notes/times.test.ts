import { describe, expect, it } from 'vitest';
import { parseNoteClock, formatTimeInZone } from './clock.ts';

const zone = 'America/Denver';
const clock = (day: string, start: string, end: string) => {
  const { startedAt, endedAt } = parseNoteClock(day, start, end, zone);
  return [startedAt?.toISOString() ?? null, endedAt?.toISOString() ?? null];
};

it('times are read by the clock of the patient’s zone', () => {
  expect(clock('2026-11-21', '10:00', '10:20')).toEqual(['2026-11-21T17:00:00.000Z', '2026-11-21T17:20:00.000Z']);
  expect(clock('2026-07-21', '10:00', '10:20')).toEqual(['2026-07-21T16:00:00.000Z', '2026-07-21T16:20:00.000Z']);
  expect(formatTimeInZone(zone, '2026-11-21T17:05:59Z')).toBe('10:05');
});

it('an empty time has no instant', () => {
  expect(clock('2026-11-21', '', '')).toEqual([null, null]);
  expect(clock('2026-11-21', '10:00', '')).toEqual(['2026-11-21T17:00:00.000Z', null]);
  expect(clock('2026-11-21', '', '10:20')).toEqual([null, '2026-11-21T17:20:00.000Z']);
  expect(clock('', '10:00', '10:20')).toEqual([null, null]);
  expect(clock('202611-11-21', '10:00', '10:20')).toEqual([null, null]);
});

describe('an end that is not after the start', () => {
  it('is one of the next day, up to 12 hours later', () => {
    expect(clock('2026-11-20', '23:50', '00:10')).toEqual(['2026-11-21T06:50:00.000Z', '2026-11-21T07:10:00.000Z']);
    expect(clock('2026-11-20', '20:00', '08:00')[1]).toBe('2026-11-21T15:00:00.000Z');
  });

  it('stays before the start when it would be more than 12 hours later', () => {
    expect(clock('2026-11-20', '20:00', '08:01')[1]).toBe('2026-11-20T15:01:00.000Z');
    expect(clock('2026-11-20', '10:00', '10:00')[1]).toBe('2026-11-20T17:00:00.000Z');
  });
});

describe('on a day on which the clocks change', () => {
  it('a start that occurs twice is the earlier one, and an end is the first one after the start', () => {
    expect(clock('2026-11-01', '01:30', '01:45')).toEqual(['2026-11-01T07:30:00.000Z', '2026-11-01T07:45:00.000Z']);
    expect(clock('2026-11-01', '01:50', '01:10')).toEqual(['2026-11-01T07:50:00.000Z', '2026-11-01T08:10:00.000Z']);
    expect(clock('2026-11-01', '01:30', '01:30')).toEqual(['2026-11-01T07:30:00.000Z', '2026-11-01T08:30:00.000Z']);
    expect(clock('2026-11-01', '00:50', '02:10')).toEqual(['2026-11-01T06:50:00.000Z', '2026-11-01T09:10:00.000Z']);
  });

  it('a skipped time has no instant', () => {
    expect(clock('2026-03-08', '02:30', '03:10')).toEqual([null, '2026-03-08T09:10:00.000Z']);
    expect(clock('2026-03-08', '01:50', '02:30')).toEqual(['2026-03-08T08:50:00.000Z', null]);
    expect(clock('2026-03-08', '01:50', '03:10')).toEqual(['2026-03-08T08:50:00.000Z', '2026-03-08T09:10:00.000Z']);
  });
});
