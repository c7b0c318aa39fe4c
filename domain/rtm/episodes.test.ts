import { describe, expect, it } from 'vitest';
import type { PlanOfCare } from '../../contract/patient-record.ts';
import { episodesOf, lastDayOfCare } from './episodes.ts';
import { slotOf } from './slots.ts';

const episodes = (setupDate: string | null, plans: PlanOfCare[]) =>
  episodesOf({ setupDate, plans, dataDays: [], today: '2026-11-22' });
const shown = (setupDate: string | null, ...plans: [string, string | null][]) =>
  episodes(
    setupDate,
    plans.map(([start, end]) => ({ start, end })),
  ).map(({ setupDate: from, dischargeDate: to }) => `${from}..${to ?? ''}`);

describe('episodes of care', () => {
  it('begin with set-up, or with the plan when that is later', () => {
    expect(shown('2026-03-05', ['2026-03-01', '2026-04-01'], ['2026-05-01', null])).toEqual([
      '2026-03-05..2026-04-01',
      '2026-05-01..',
    ]);
    expect(shown(null, ['2026-03-01', null])).toEqual([]);
  });

  it('leave out plans that ended before set-up, and those that end before they begin', () => {
    expect(shown('2026-04-02', ['2026-03-01', '2026-04-01'], ['2026-05-01', null])).toEqual(['2026-05-01..']);
    expect(shown('2026-04-01', ['2026-03-01', '2026-04-01'])).toEqual(['2026-04-01..2026-04-01']);
    expect(shown('2026-03-01', ['2026-05-01', '2026-04-01'])).toEqual([]);
  });

  it('are one for plans that share a day, and two when care begins again on the day after a discharge', () => {
    expect(shown('2026-03-01', ['2026-04-01', null], ['2026-03-01', '2026-04-01'])).toEqual(['2026-03-01..']);
    expect(shown('2026-03-01', ['2026-03-01', '2026-06-01'], ['2026-04-01', '2026-05-01'])).toEqual([
      '2026-03-01..2026-06-01',
    ]);
    expect(shown('2026-03-01', ['2026-03-01', null], ['2026-04-01', '2026-05-01'])).toEqual(['2026-03-01..']);
    expect(shown('2026-03-01', ['2026-03-01', '2026-03-31'], ['2026-04-01', null])).toEqual([
      '2026-03-01..2026-03-31',
      '2026-04-01..',
    ]);
  });
});

it('the last day of care in a month is its end, unless a discharge comes before it and no plan after', () => {
  const plans = [{ start: '2026-03-01', end: '2026-03-10' }];
  expect(lastDayOfCare(episodes('2026-03-01', plans))('2026-03')).toBe('2026-03-10');
  expect(lastDayOfCare(episodes('2026-03-01', [...plans, { start: '2026-03-20', end: null }]))('2026-03')).toBe(
    '2026-03-31',
  );
  expect(lastDayOfCare(episodes('2026-03-01', [{ start: '2026-03-01', end: null }]))('2026-02')).toBe('2026-02-28');
});

describe('a slot', () => {
  const two = episodes('2026-03-01', [
    { start: '2026-03-01', end: '2026-04-10' },
    { start: '2026-04-15', end: null },
  ]);
  const slot = (code: string, clock: string, startDate: string, endDate = startDate) =>
    slotOf({ code, clock, startDate, endDate }, two);

  it('of a window is one for all supply codes', () => {
    expect(slot('98985', 'ROLLING_30', '2026-03-02')).toBe(slot('98977', 'ROLLING_30', '2026-03-02'));
    expect(slot('98985', 'ROLLING_30', '2026-03-02')).not.toBe(slot('98985', 'ROLLING_30', '2026-03-03'));
  });

  it('of a month is one for its first code and one for further units', () => {
    const [small, large, further] = ['98979', '98980', '98981'].map((code) =>
      slot(code, 'CALENDAR_MONTH', '2026-03-01'),
    );
    expect(small).toBe(large);
    expect(further).not.toBe(large);
    expect(slot('98980', 'CALENDAR_MONTH', '2026-04-01')).not.toBe(large);
  });

  it('of a set-up is its episode, wherever its window moves', () => {
    const first = slot('98975', 'EPISODE', '2026-03-02', '2026-03-31');
    expect(slot('98975', 'EPISODE', '2026-04-05', '2026-05-04')).toBe(first);
    expect(slot('98975', 'EPISODE', '2026-04-16', '2026-05-15')).not.toBe(first);
    expect(slot('98975', 'EPISODE', '2026-02-20', '2026-03-21')).toBe(first);
    // Of no episode any more: it is its own.
    expect(slot('98975', 'EPISODE', '2025-02-20', '2025-03-21')).toBe('EPISODE 2025-02-20');
  });
});
