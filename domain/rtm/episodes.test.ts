import { describe, expect, it } from 'vitest';
import type { PlanOfCare } from '../../contract/patients/record.ts';
import {
  toEpisodes,
  isBeforeSetUp,
  findLastDayOfCare,
  mergeStays,
  replaceSetUp,
  type MonitoredPlan,
} from './episodes.ts';
import { createPlans } from './scenario.fixtures.ts';
import { toSlotKey } from './stored-cycles.ts';

const episodes = (setupDate: string | null, plans: PlanOfCare[]) =>
  toEpisodes({ plans: createPlans(setupDate, plans), dataDays: [], today: '2026-11-22' });
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

  it('exclude plans that ended before set-up, and those that end before they begin', () => {
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

describe('the set-up of an episode', () => {
  const plans = [
    { start: '2026-03-01', end: '2026-04-01', setupDate: '2026-03-05' },
    { start: '2026-05-01', end: null, setupDate: null },
  ];
  const starts = (given: MonitoredPlan[]) =>
    toEpisodes({ plans: given, dataDays: [], today: '2026-11-22' }).map(({ setupDate }) => setupDate);

  it('RTM.md 5 belongs to it alone: a re-admission without set-up is no episode, and its set-up does not change the first episode', () => {
    expect(starts(plans)).toEqual(['2026-03-05']);
    expect(starts([plans[0]!, { ...plans[1]!, setupDate: '2026-05-20' }])).toEqual(['2026-03-05', '2026-05-20']);
    expect(
      starts([
        { ...plans[0]!, setupDate: null },
        { ...plans[1]!, setupDate: '2026-05-20' },
      ]),
    ).toEqual(['2026-05-20']);
  });

  it('RTM.md 5 is the earliest one of plans that share a day', () => {
    const shared = { start: '2026-03-20', end: null, setupDate: '2026-03-22' };
    expect(starts([plans[0]!, shared])).toEqual(['2026-03-05']);
    expect(starts([{ ...plans[0]!, setupDate: null }, shared])).toEqual(['2026-03-22']);
  });

  it('RTM.md 5 is changed only in the first plan of its stay, and removed from the plans that share its days', () => {
    const first = { id: 1, start: '2026-01-05', end: '2026-02-10', setupDate: '2026-01-06' };
    const second = { id: 2, start: '2026-04-01', end: '2026-05-01', setupDate: null };
    const joined = { id: 3, start: '2026-05-01', end: null, setupDate: '2026-05-02' };
    const life: (MonitoredPlan & { id: number })[] = [first, second, joined];
    const setUp = { setupDate: '2026-04-03', setupBy: 'ENTRY', setupCredential: 'PTA' } as const;
    const moved = replaceSetUp(life, mergeStays(life)[1]!, setUp);
    expect(moved).toEqual([
      first,
      { ...second, ...setUp },
      { ...joined, setupDate: null, setupBy: null, setupCredential: null },
    ]);
  });

  it('decides which days lie before it: in its own stay, in a stay without set-up, and before all care', () => {
    const before = ['2026-02-28', '2026-03-04', '2026-03-05', '2026-04-15', '2026-05-10'];
    expect(before.filter((day) => isBeforeSetUp(day, plans))).toEqual(['2026-02-28', '2026-03-04', '2026-05-10']);
  });
});

it('the last day of care in a month is its end, unless a discharge comes before it and no plan after', () => {
  const plans = [{ start: '2026-03-01', end: '2026-03-10' }];
  expect(findLastDayOfCare(episodes('2026-03-01', plans))('2026-03')).toBe('2026-03-10');
  expect(findLastDayOfCare(episodes('2026-03-01', [...plans, { start: '2026-03-20', end: null }]))('2026-03')).toBe(
    '2026-03-31',
  );
  expect(findLastDayOfCare(episodes('2026-03-01', [{ start: '2026-03-01', end: null }]))('2026-02')).toBe('2026-02-28');
});

describe('a slot', () => {
  const two = episodes('2026-03-01', [
    { start: '2026-03-01', end: '2026-04-10' },
    { start: '2026-04-15', end: null },
  ]);
  const slot = (code: string, clock: string, startDate: string, endDate = startDate) =>
    toSlotKey({ code, clock, startDate, endDate }, two);

  it('of a window is the same for all supply codes', () => {
    expect(slot('98985', 'ROLLING_30', '2026-03-02')).toBe(slot('98977', 'ROLLING_30', '2026-03-02'));
    expect(slot('98985', 'ROLLING_30', '2026-03-02')).not.toBe(slot('98985', 'ROLLING_30', '2026-03-03'));
  });

  it('of a month is one for its base code and one for its add-on', () => {
    const [small, large, further] = ['98979', '98980', '98981'].map((code) =>
      slot(code, 'CALENDAR_MONTH', '2026-03-01'),
    );
    expect(small).toBe(large);
    expect(further).not.toBe(large);
    expect(slot('98980', 'CALENDAR_MONTH', '2026-04-01')).not.toBe(large);
  });

  it('of a set-up names its episode, wherever its window moves', () => {
    const first = slot('98975', 'EPISODE', '2026-03-02', '2026-03-31');
    expect(slot('98975', 'EPISODE', '2026-04-05', '2026-05-04')).toBe(first);
    expect(slot('98975', 'EPISODE', '2026-04-16', '2026-05-15')).not.toBe(first);
    expect(slot('98975', 'EPISODE', '2026-02-20', '2026-03-21')).toBe(first);
    // Of no episode any more: it is its own.
    expect(slot('98975', 'EPISODE', '2025-02-20', '2025-03-21')).toBe('EPISODE 2025-02-20');
  });
});
