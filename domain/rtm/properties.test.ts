import { describe, expect, it } from 'vitest';
import { addDays } from '../platform/calendar.ts';
import { computeCycles } from './care-record.ts';
import type { ComputedCycle } from './cycle.ts';
import { holds, PATIENCE } from '../../tests/fixtures/rtm-scenarios/any-record.ts';
import { meeting, windowsAmong } from '../../tests/fixtures/rtm-scenarios/windows-among.ts';

const monthsAmong = (cycles: readonly ComputedCycle[]): Map<string, string[]> => {
  const months = new Map<string, string[]>();
  for (const { code, clock, startDate } of cycles)
    if (clock === 'CALENDAR_MONTH') months.set(startDate, [...(months.get(startDate) ?? []), code]);
  return months;
};

describe('RTM-20 whatever the record', PATIENCE, () => {
  it('no window has two supply codes, and none overlaps another', () => {
    holds((record) => {
      expect(meeting(windowsAmong(computeCycles(record)))).toEqual([]);
    });
  });

  it('98979 never meets 98980 or 98981, and 98981 never comes without 98980', () => {
    holds((record) => {
      for (const codes of monthsAmong(computeCycles(record)).values())
        expect(['98979', '98980', '98980 98981']).toContain(codes.toSorted().join(' '));
    });
  });

  it('OPEN-077 a data day counts in one window, once, and never when it lies ahead', () => {
    holds((record) => {
      const cycles = windowsAmong(computeCycles(record));
      const days = new Set(record.dataDays.filter((day) => day <= record.today));
      const within = [...days].filter((day) =>
        cycles.some(({ startDate, endDate }) => startDate <= day && day <= endDate),
      );
      expect(cycles.reduce((sum, { numActiveDays }) => sum + numActiveDays, 0)).toBe(within.length);
    });
  });

  it('OPEN-077 without a pause no data day of care is lost, and windows follow one another every 30 days', () => {
    holds((record) => {
      const { plans, today } = record;
      const cycles = windowsAmong(computeCycles({ ...record, pauses: [] }));
      const ofCare = new Set(
        record.dataDays.filter(
          (day) =>
            day <= today &&
            plans.some(({ setupDate, end }) => setupDate !== null && setupDate <= day && (end === null || day <= end)),
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
      const setUps = computeCycles(record).filter(({ code }) => code === '98975');
      for (const { start, end } of record.plans) {
        const own = setUps.filter(({ startDate }) => start <= startDate && (end === null || startDate <= end));
        expect(own.length).toBeLessThanOrEqual(1);
      }
    });
  });

  it('has units when it is met and none when it is not; in progress until its last day is over', () => {
    holds((record) => {
      for (const cycle of computeCycles(record)) {
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

  it('says in one sentence how each code stands, and how many days are missing to it or to the next one', () => {
    const words = {
      READY_TO_BILL: 'billable',
      ACTIVE_DAYS_INCOMPLETE: 'is not billable',
      IN_PROGRESS: 'by|after|through',
    };
    const short = ['98985', '98984', '98986'];
    holds((record) => {
      for (const cycle of computeCycles(record)) {
        const { code, clock, status, units, explanation, numActiveDays: days, numRequiredDays: required } = cycle;
        expect(explanation.text).toMatch(
          new RegExp(`^${code} (?:earned \\([^.]+\\)\\. )?[^.]*\\b(?:${words[status]})\\b[^.]*\\.$`, 'u'),
        );
        const goal = units > 0 && status === 'IN_PROGRESS' && short.includes(code) ? 16 : required;
        expect(cycle.numRemainingDays).toBe(clock === 'CALENDAR_MONTH' ? 0 : Math.max(0, goal - days));
      }
    });
  });

  it('RTM.md 5 another set-up of the last episode changes no window of the episodes before it', () => {
    const daysBefore = (cycles: readonly ComputedCycle[], day: string) =>
      cycles.filter(({ clock, startDate }) => clock !== 'CALENDAR_MONTH' && startDate < day);
    holds((record) => {
      const last = record.plans.at(-1)!;
      const others = [null, last.start, addDays(last.start, 9)].map((setupDate) => ({ ...last, setupDate }));
      const before = daysBefore(computeCycles(record), last.start);
      for (const other of others) {
        const plans = [...record.plans.slice(0, -1), other];
        expect(daysBefore(computeCycles({ ...record, plans }), last.start)).toEqual(before);
      }
    });
  });
});
