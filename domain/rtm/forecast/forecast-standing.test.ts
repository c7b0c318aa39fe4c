import { describe, expect, it } from 'vitest';
import { defaultRtmSettings } from '../settings.ts';
import { evaluateStanding, isAtRisk, type ForecastCycle } from './forecast-codes.ts';

/** Thirty days of November of 2026 with so many data days. */
const window = (numActiveDays: number, more: Partial<ForecastCycle> = {}): ForecastCycle => ({
  code: '98985',
  clock: 'ROLLING_30',
  status: 'IN_PROGRESS',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  until: '2026-11-30',
  numActiveDays,
  minutes: 0,
  liveContacts: 0,
  units: numActiveDays >= 2 ? 1 : 0,
  loggedToday: false,
  ...more,
});
const month = (minutes: number, liveContacts: number, more: Partial<ForecastCycle> = {}): ForecastCycle => ({
  ...window(0),
  code: '98979',
  clock: 'CALENDAR_MONTH',
  minutes,
  liveContacts,
  units: minutes >= 10 && liveContacts > 0 ? 1 : 0,
  ...more,
});
const lastYear = (numActiveDays: number): ForecastCycle =>
  window(numActiveDays, { code: '98977', startDate: '2025-11-01', endDate: '2025-11-30', units: 0 });

const shown = (cycle: ForecastCycle, today: string) => {
  const { standing, code, units, couldRise, beyondReach } = evaluateStanding(cycle, today, defaultRtmSettings);
  return `${standing} ${code} x${units}${couldRise ? ' could rise' : ''}${beyondReach ? ' beyond reach' : ''}`;
};

describe('a certain code', () => {
  it('is billed or ready, with its units', () => {
    expect(shown(window(3, { status: 'BILLED' }), '2026-11-10')).toBe('BILLED 98985 x1');
    expect(shown(month(65, 1, { status: 'READY_TO_BILL', code: '98981', units: 2 }), '2026-12-05')).toBe(
      'READY 98981 x2',
    );
  });

  it('is reached while its window or month is open', () => {
    expect(shown(window(16, { code: '98977' }), '2026-11-20')).toBe('REACHED 98977 x1');
    expect(shown(month(20, 1, { code: '98980' }), '2026-11-20')).toBe('REACHED 98980 x1');
    expect(shown(month(65, 1, { code: '98981', units: 2 }), '2026-11-20')).toBe('REACHED 98981 x2');
  });
});

describe('a lower code', () => {
  // 13 days lack 3 to 98977: on Nov 28 there are that day and two more, on Nov 29 there are two.
  it('counts as such, and could rise while enough days are left for the higher one', () => {
    expect(shown(window(13), '2026-11-28')).toBe('REACHED 98985 x1 could rise');
    expect(shown(window(13), '2026-11-29')).toBe('REACHED 98985 x1');
  });

  // 14 days lack 2 to 98977: on Nov 29 there are that day and another one, but only the other one once that day has data.
  it('does not count today twice once it has data', () => {
    expect(shown(window(14), '2026-11-29')).toBe('REACHED 98985 x1 could rise');
    expect(shown(window(14, { loggedToday: true }), '2026-11-29')).toBe('REACHED 98985 x1');
    expect(shown(window(15, { loggedToday: true }), '2026-11-29')).toBe('REACHED 98985 x1 could rise');
    expect(shown(window(1, { loggedToday: true }), '2026-11-30')).toBe('BEHIND 98985 x1 beyond reach');
  });

  it('of management could rise while the month lasts', () => {
    expect(shown(month(10, 1), '2026-11-30')).toBe('REACHED 98979 x1 could rise');
  });
});

describe('the pace so far', () => {
  // 16 of 30 days: on the 10th day 6 days project to 18, 5 days to 15.
  it('over the whole window reaches the code or not, under the rules of 2025', () => {
    expect(shown(lastYear(6), '2025-11-10')).toBe('ON_PACE 98977 x1');
    expect(shown(lastYear(5), '2025-11-10')).toBe('BEHIND 98977 x1');
  });

  // 5 days lack 11: on Nov 20 there are that day and ten more, on Nov 21 there are ten.
  it('behind may be beyond reach', () => {
    expect(shown(lastYear(5), '2025-11-20')).toBe('BEHIND 98977 x1');
    expect(shown(lastYear(5), '2025-11-21')).toBe('BEHIND 98977 x1 beyond reach');
  });

  // 14 days lack 2, and of the last two days only the very last one is free once Nov 29 has data.
  it('behind is beyond reach a day sooner once today has data, and is no risk any more', () => {
    const today = '2025-11-29';
    const logged = { ...lastYear(14), loggedToday: true };
    expect(shown(lastYear(14), today)).toBe('BEHIND 98977 x1');
    expect(shown(logged, today)).toBe('BEHIND 98977 x1 beyond reach');
    expect(isAtRisk(evaluateStanding(lastYear(14), today, defaultRtmSettings))).toBe(true);
    expect(isAtRisk(evaluateStanding(logged, today, defaultRtmSettings))).toBe(false);
  });

  // One day in 15 projects to two, one in 16 to less.
  it('of a single day is enough for 98985 in the first half', () => {
    expect(shown(window(1), '2026-11-15')).toBe('ON_PACE 98985 x1');
    expect(shown(window(1), '2026-11-16')).toBe('BEHIND 98985 x1');
  });

  // 4 minutes by Nov 12 project to ten, by Nov 13 to nine.
  it('of minutes needs a contact that exists already: contacts have no pace', () => {
    expect(shown(month(4, 1), '2026-11-12')).toBe('ON_PACE 98979 x1');
    expect(shown(month(4, 1), '2026-11-13')).toBe('BEHIND 98979 x1');
    expect(shown(month(4, 0), '2026-11-12')).toBe('BEHIND 98979 x1');
    expect(shown(month(25, 0, { code: '98980' }), '2026-11-30')).toBe('BEHIND 98980 x1');
  });

  it('of a set-up is evaluated by the days that set-up itself needs', () => {
    const setUp = window(1, { code: '98975', clock: 'EPISODE' });
    expect(shown(setUp, '2026-11-10')).toBe('ON_PACE 98975 x1');
    expect(shown({ ...setUp, numActiveDays: 2, units: 1 }, '2026-11-10')).toBe('REACHED 98975 x1');
  });

  it('of a window that is over but not recalculated yet is what it has', () => {
    expect(shown(lastYear(15), '2025-12-05')).toBe('BEHIND 98977 x1 beyond reach');
  });

  it('a month is out of reach once care has ended', () => {
    const ending = month(8, 0, { until: '2026-11-19' });
    expect(evaluateStanding(ending, '2026-11-19', defaultRtmSettings).beyondReach).toBe(false);
    expect(evaluateStanding(ending, '2026-11-20', defaultRtmSettings)).toMatchObject({
      standing: 'BEHIND',
      beyondReach: true,
    });
  });
});
