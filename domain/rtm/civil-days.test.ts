import { describe, expect, it } from 'vitest';
import { toDayInZone, getToday } from '../platform/calendar.ts';
import { computeCycles, type CareRecord } from './care-record.ts';

const newYork = 'America/New_York';
const kolkata = 'Asia/Kolkata';
const auckland = 'Pacific/Auckland';

describe('OPEN-077 a data day is a day of the patient’s zone', () => {
  it.each([
    // Clocks go forward on March 8, 2026: a day of 23 hours.
    [newYork, '2026-03-08T04:59:59Z', '2026-03-07'],
    [newYork, '2026-03-08T05:00:00Z', '2026-03-08'],
    [newYork, '2026-03-09T03:59:59Z', '2026-03-08'],
    [newYork, '2026-03-09T04:00:00Z', '2026-03-09'],
    // And back on November 1, 2026: a day of 25 hours.
    [newYork, '2026-11-01T03:59:59Z', '2026-10-31'],
    [newYork, '2026-11-01T04:00:00Z', '2026-11-01'],
    [newYork, '2026-11-02T04:59:59Z', '2026-11-01'],
    [newYork, '2026-11-02T05:00:00Z', '2026-11-02'],
    [newYork, '2026-01-01T04:59:59Z', '2025-12-31'],
    [newYork, '2028-03-01T04:59:59Z', '2028-02-29'],
    [kolkata, '2026-06-30T18:29:59Z', '2026-06-30'],
    [kolkata, '2026-06-30T18:30:00Z', '2026-07-01'],
    [kolkata, '2025-12-31T18:30:00Z', '2026-01-01'],
    [kolkata, '2028-02-28T18:30:00Z', '2028-02-29'],
    // Summer time of the south ends on April 5 and begins on September 27, 2026.
    [auckland, '2026-04-04T10:59:59Z', '2026-04-04'],
    [auckland, '2026-04-04T11:00:00Z', '2026-04-05'],
    [auckland, '2026-04-05T11:59:59Z', '2026-04-05'],
    [auckland, '2026-04-05T12:00:00Z', '2026-04-06'],
    [auckland, '2026-09-27T10:59:59Z', '2026-09-27'],
    [auckland, '2026-09-27T11:00:00Z', '2026-09-28'],
    [auckland, '2025-12-31T11:00:00Z', '2026-01-01'],
  ])('in %s %s is on %s', (zone, instant, day) => expect(toDayInZone(instant, zone)).toBe(day));
});

const care: CareRecord = {
  plans: [{ start: '2025-11-01', end: null, setupDate: '2025-11-01' }],
  dataDays: [],
  notes: [],
  storedCycles: [],
  today: '2026-06-01',
};
const firstSupply = (given: Partial<CareRecord>) => {
  const cycles = computeCycles({ ...care, ...given });
  const { code, startDate, endDate, status, numActiveDays } = cycles.find(({ clock }) => clock === 'ROLLING_30')!;
  return `${code} ${startDate}..${endDate} ${status} ${numActiveDays}`;
};
const daysIn = (zone: string, instants: readonly string[]) => instants.map((instant) => toDayInZone(instant, zone));

describe('OPEN-077 windows of instants', () => {
  it('data at both half past ones of the night in which the clocks go back are one data day', () => {
    const dataDays = daysIn(newYork, ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']);
    expect(firstSupply({ dataDays, today: '2026-12-01' })).toBe(
      '98985 2026-11-01..2026-11-30 ACTIVE_DAYS_INCOMPLETE 1',
    );
  });

  it('data within an hour around midnight in the night in which they go forward are two data days', () => {
    const dataDays = daysIn(newYork, ['2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z']);
    expect(firstSupply({ dataDays })).toBe('98985 2026-03-07..2026-04-05 READY_TO_BILL 2');
  });

  it('the zone decides which year’s rules apply to a window', () => {
    const instants = ['2025-12-02T18:30:00Z', '2025-12-20T12:00:00Z'];
    expect(firstSupply({ dataDays: daysIn(newYork, instants) })).toBe(
      '98977 2025-12-02..2025-12-31 ACTIVE_DAYS_INCOMPLETE 2',
    );
    expect(firstSupply({ dataDays: daysIn(kolkata, instants) })).toBe('98985 2025-12-03..2026-01-01 READY_TO_BILL 2');
  });

  it.each([
    [newYork, '2026-07-01T03:59:59Z', 'IN_PROGRESS'],
    [newYork, '2026-07-01T04:00:00Z', 'READY_TO_BILL'],
    [kolkata, '2026-06-30T18:29:59Z', 'IN_PROGRESS'],
    [kolkata, '2026-06-30T18:30:00Z', 'READY_TO_BILL'],
    [auckland, '2026-06-30T11:59:59Z', 'IN_PROGRESS'],
    [auckland, '2026-06-30T12:00:00Z', 'READY_TO_BILL'],
  ])('in %s the window of June is at %s %s', (zone, now, status) => {
    const dataDays = ['2026-06-01', '2026-06-02'];
    const today = getToday(zone, new Date(now));
    expect(firstSupply({ dataDays, today })).toBe(`98985 2026-06-01..2026-06-30 ${status} 2`);
  });

  it('a patient who moves keeps the days of earlier data', () => {
    const before = daysIn(newYork, ['2026-03-10T03:00:00Z', '2026-03-11T03:00:00Z']);
    const after = daysIn(auckland, ['2026-03-11T09:00:00Z', '2026-03-12T09:00:00Z']);
    expect([before, after]).toEqual([
      ['2026-03-09', '2026-03-10'],
      ['2026-03-11', '2026-03-12'],
    ]);
    expect(firstSupply({ dataDays: [...before, ...after] })).toBe('98985 2026-03-09..2026-04-07 READY_TO_BILL 4');
  });
});
