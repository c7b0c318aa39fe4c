import { expect, it } from 'vitest';
import { addDays, toMonth } from '../../platform/calendar.ts';
import { computeCycles, type CareRecord } from '../care-record.ts';
import { evaluateMonthCodes } from '../month-codes.ts';
import { listDays } from '../scenario.fixtures.ts';
import { defaultRtmSettings } from '../settings.ts';
import { evaluateStanding, isAtRisk } from './forecast-codes.ts';
import { findNextCode } from './next-code.ts';

/** `98977: 2` for each open window, by its record and by its forecast: the next code and its missing days, or `-`. */
function compare(record: CareRecord) {
  const { today, settings = defaultRtmSettings } = record;
  const loggedToday = record.dataDays.includes(today);
  const cycles = computeCycles(record);
  return cycles
    .filter(({ clock, status }) => clock === 'ROLLING_30' && status === 'IN_PROGRESS')
    .map((cycle) => {
      const { status, endDate: until, startDate } = cycle;
      const open = { ...cycle, status: status as 'IN_PROGRESS', until, loggedToday };
      const codes = evaluateMonthCodes({ ...record, cycles, month: toMonth(until), loggedToday });
      const inRecord = codes.find(
        (code) => code.clock === 'ROLLING_30' && code.startDate === startDate && code.missing,
      );
      const next = findNextCode(open, today, settings)?.next;
      const standing = evaluateStanding(open, today, settings);
      return {
        record: inRecord ? `${inRecord.code}: ${inRecord.missing!.days}` : '-',
        forecast: next ? `${next.next}: ${next.days}` : '-',
        canRise: standing.couldRise || (cycle.units === 0 && !standing.beyondReach),
        atRisk: isAtRisk(standing),
      };
    });
}

const plans = (start: string) => [{ start, end: null, setupDate: start }];
const recordOf = (start: string, days: string[], today: string): CareRecord => ({
  plans: plans(start),
  dataDays: days,
  notes: [],
  storedCycles: [],
  today,
});

it('a forecast and the record of the same window call 98977 out of reach on the same day', () => {
  // 13 days and Nov 29: two more are missing, and only Nov 30 is left.
  const days = [...listDays('2026-11-01', 13), '2026-11-29'];
  expect(compare(recordOf('2026-11-01', days, '2026-11-29'))).toEqual([
    { record: '-', forecast: '-', canRise: false, atRisk: false },
  ]);
  // The day before, 13 days lack three, and three days are left.
  expect(compare(recordOf('2026-11-01', days.slice(0, 13), '2026-11-28'))).toEqual([
    { record: '98977: 3', forecast: '98977: 3', canRise: true, atRisk: false },
  ]);
});

it('a window under the rules of 2025 is at risk as long as the record has days left for its only code', () => {
  const days = [...listDays('2025-12-01', 13), '2025-12-29'];
  expect(compare(recordOf('2025-12-01', days, '2025-12-29'))).toEqual([
    { record: '-', forecast: '-', canRise: false, atRisk: false },
  ]);
  const free = listDays('2025-12-01', 14);
  expect(compare(recordOf('2025-12-01', free, addDays('2025-12-01', 28)))).toEqual([
    { record: '98977: 2', forecast: '98977: 2', canRise: true, atRisk: true },
  ]);
});

it.each(['2025-12-01', '2026-11-01'])(
  'a forecast names the same next code and missing days as the record of any window from %s near its end',
  (start) => {
    for (let at = 24; at < 30; at++) {
      const today = addDays(start, at);
      for (let count = 1; count < 18; count++)
        for (const days of [listDays(start, count), [...listDays(start, count), today]]) {
          const [{ record, forecast, canRise }] = compare(recordOf(start, days, today)) as [
            ReturnType<typeof compare>[0],
          ];
          expect(forecast, `${days.length} days on ${today}`).toBe(record);
          expect(canRise).toBe(forecast !== '-');
        }
    }
  },
);
