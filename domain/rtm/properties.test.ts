import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { cyclesOfRecord } from './care-record.ts';
import type { ComputedCycle } from './cycle.ts';
import { anyRecord, holds } from './scenarios/any-record.ts';
import { meeting, windowsAmong } from './scenarios/windows-among.ts';

const monthsAmong = (cycles: readonly ComputedCycle[]): Map<string, string[]> => {
  const months = new Map<string, string[]>();
  for (const { code, clock, startDate } of cycles)
    if (clock === 'CALENDAR_MONTH') months.set(startDate, [...(months.get(startDate) ?? []), code]);
  return months;
};

describe('RTM-20 whatever the record', () => {
  it('no window has two supply codes, and none overlaps another', () => {
    holds((record) => {
      expect(meeting(windowsAmong(cyclesOfRecord(record)))).toEqual([]);
    });
  });

  it('98979 never meets 98980 or 98981, and 98981 never comes without 98980', () => {
    holds((record) => {
      for (const codes of monthsAmong(cyclesOfRecord(record)).values())
        expect(['98979', '98980', '98980 98981']).toContain(codes.toSorted().join(' '));
    });
  });

  it('OPEN-077 a data day counts in one window, once, and never when it lies ahead', () => {
    holds((record) => {
      const cycles = windowsAmong(cyclesOfRecord(record));
      const days = new Set(record.dataDays.filter((day) => day <= record.today));
      const within = [...days].filter((day) =>
        cycles.some(({ startDate, endDate }) => startDate <= day && day <= endDate),
      );
      expect(cycles.reduce((sum, { numActiveDays }) => sum + numActiveDays, 0)).toBe(within.length);
    });
  });

  it('OPEN-077 without a pause no data day of care is lost, and windows follow one another every 30 days', () => {
    holds((record) => {
      const { setupDate, plans, today } = record;
      const cycles = windowsAmong(cyclesOfRecord({ ...record, pauses: [] }));
      const ofCare = new Set(
        record.dataDays.filter(
          (day) =>
            setupDate !== null &&
            setupDate <= day &&
            day <= today &&
            plans.some(({ start, end }) => start <= day && (end === null || day <= end)),
        ),
      );
      expect(cycles.reduce((sum, { numActiveDays }) => sum + numActiveDays, 0)).toBe(ofCare.size);
      for (const [at, { startDate }] of cycles.entries()) {
        const follows = at > 0 && startDate === addDays(cycles[at - 1]!.startDate, 30);
        expect(follows || ofCare.has(startDate)).toBe(true);
      }
    });
  });

  it('set-up is there once an episode at most', () => {
    holds((record) => {
      const setUps = cyclesOfRecord(record).filter(({ code }) => code === '98975');
      for (const { start, end } of record.plans) {
        const own = setUps.filter(({ startDate }) => start <= startDate && (end === null || startDate <= end));
        expect(own.length).toBeLessThanOrEqual(1);
      }
    });
  });

  it('has units when it is met and none when it is not; in progress until its last day is over', () => {
    holds((record) => {
      for (const cycle of cyclesOfRecord(record)) {
        const { clock, units, numActiveDays, numRequiredDays, minutes, liveContacts, status, endDate } = cycle;
        const least = cycle.code === '98979' ? 10 : 20;
        const met =
          clock === 'CALENDAR_MONTH' ? minutes >= least && liveContacts > 0 : numActiveDays >= numRequiredDays;
        const closedAs = met ? 'READY_TO_BILL' : 'ACTIVE_DAYS_INCOMPLETE';
        expect(units > 0).toBe(met);
        expect(status).toBe(record.today > endDate ? closedAs : 'IN_PROGRESS');
      }
    });
  });

  it('order of arrival plays no part', () => {
    const shuffled = anyRecord.chain((record) =>
      fc.record({
        record: fc.constant(record),
        dataDays: fc.shuffledSubarray([...record.dataDays], { minLength: record.dataDays.length }),
        notes: fc.shuffledSubarray([...record.notes], { minLength: record.notes.length }),
        plans: fc.shuffledSubarray([...record.plans], { minLength: record.plans.length }),
        pauses: fc.shuffledSubarray([...record.pauses!], { minLength: record.pauses!.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ record, ...others }) => {
        expect(cyclesOfRecord({ ...record, ...others })).toEqual(cyclesOfRecord(record));
      }),
      { numRuns: 300 },
    );
  });

  it('time that passes closes what was in progress and opens windows, and changes nothing else', () => {
    holds((record) => {
      const { today } = record;
      const dataDays = record.dataDays.filter((day) => day <= today);
      const notes = record.notes.filter(({ date }) => date <= today);
      // Set-up that is not met is shown with the latest window, which may be a new one.
      const begun = (now: string) =>
        cyclesOfRecord({ ...record, dataDays, notes, today: now }).filter(
          ({ clock, units, startDate }) => startDate <= today && (clock !== 'EPISODE' || units > 0),
        );
      const [now, later] = [begun(today), begun(addDays(today, 17))];
      const moving = { explanation: '', numRemainingDays: 0, status: '' };
      expect(later.map((cycle) => ({ ...cycle, ...moving }))).toEqual(now.map((cycle) => ({ ...cycle, ...moving })));
      for (const [at, { status }] of now.entries())
        if (status !== 'IN_PROGRESS') expect(later[at]!.status).toBe(status);
    });
  });
});
