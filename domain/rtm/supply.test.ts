import { describe, expect, it } from 'vitest';
import { computeScenario, formatFirstSupply, listDays, formatSetUp } from './scenario.fixtures.ts';

describe('supply in 2025 (30 days from the first data day)', () => {
  const window = '2025-03-03..2025-04-01';
  it.each([
    [1, 'ACTIVE_DAYS_INCOMPLETE'],
    [2, 'ACTIVE_DAYS_INCOMPLETE'],
    [15, 'ACTIVE_DAYS_INCOMPLETE'],
    [16, 'READY_TO_BILL'],
    [30, 'READY_TO_BILL'],
  ])('RTM-21 OPEN-077 %i data days', (count, closed) => {
    const dataDays = listDays('2025-03-03', count);
    expect(formatFirstSupply({ dataDays, today: '2025-04-01' })).toEqual([`98977 ${window} IN_PROGRESS ${count}/16`]);
    expect(formatFirstSupply({ dataDays, today: '2025-04-02' })).toEqual([`98977 ${window} ${closed} ${count}/16`]);
  });

  it('98975 asks for the same 16 days', () => {
    expect(formatSetUp({ dataDays: listDays('2025-03-03', 15), today: '2025-04-02' })).toEqual([
      '98975 2025-04-02..2025-05-01 IN_PROGRESS 0/16',
    ]);
    expect(formatSetUp({ dataDays: listDays('2025-03-03', 16), today: '2025-04-01' })).toEqual([
      `98975 ${window} IN_PROGRESS 16/16`,
    ]);
    expect(formatSetUp({ dataDays: listDays('2025-03-03', 16), today: '2025-04-02' })).toEqual([
      `98975 ${window} READY_TO_BILL 16/16`,
    ]);
  });
});

describe('supply in 2026', () => {
  const window = '2026-03-02..2026-03-31';
  it.each([
    [1, '98985', 'ACTIVE_DAYS_INCOMPLETE', 2],
    [2, '98985', 'READY_TO_BILL', 2],
    [15, '98985', 'READY_TO_BILL', 2],
    [16, '98977', 'READY_TO_BILL', 16],
    [30, '98977', 'READY_TO_BILL', 16],
  ])('OPEN-077 %i data days give %s', (count, code, closed, required) => {
    const dataDays = listDays('2026-03-02', count);
    expect(formatFirstSupply({ dataDays, today: '2026-03-31' })).toEqual([
      `${code} ${window} IN_PROGRESS ${count}/${required}`,
    ]);
    expect(formatFirstSupply({ dataDays, today: '2026-04-01' })).toEqual([
      `${code} ${window} ${closed} ${count}/${required}`,
    ]);
  });

  it('98975 is met with 2 days and ready when that window closes', () => {
    expect(formatSetUp({ dataDays: listDays('2026-03-02', 1), today: '2026-03-20' })).toEqual([
      `98975 ${window} IN_PROGRESS 1/2`,
    ]);
    expect(formatSetUp({ dataDays: listDays('2026-03-02', 2), today: '2026-03-31' })).toEqual([
      `98975 ${window} IN_PROGRESS 2/2`,
    ]);
    expect(formatSetUp({ dataDays: listDays('2026-03-02', 2), today: '2026-04-01' })).toEqual([
      `98975 ${window} READY_TO_BILL 2/2`,
    ]);
  });

  it('98975 comes once: the first window that holds the minimum, not the first window', () => {
    const dataDays = ['2026-03-02', ...listDays('2026-04-10', 5), ...listDays('2026-05-20', 5)];
    expect(formatSetUp({ dataDays, today: '2026-04-09' })).toEqual(['98975 2026-04-01..2026-04-30 IN_PROGRESS 0/2']);
    expect(formatSetUp({ dataDays, today: '2026-07-01' })).toEqual(['98975 2026-04-01..2026-04-30 READY_TO_BILL 5/2']);
  });

  it('says how many days are missing: to the code, then to the next one, then none', () => {
    const missing = (count: number, today: string) =>
      computeScenario({ dataDays: listDays('2026-03-02', count), today }).find(({ clock }) => clock === 'ROLLING_30')
        ?.numRemainingDays;
    expect(missing(1, '2026-03-20')).toBe(1);
    expect(missing(2, '2026-03-20')).toBe(14);
    expect(missing(15, '2026-03-20')).toBe(1);
    expect(missing(16, '2026-03-20')).toBe(0);
    expect(missing(5, '2026-04-01')).toBe(0);
    expect(missing(1, '2026-04-01')).toBe(1);
  });
});

describe('windows over the change of rules', () => {
  it('a window is evaluated by its end date: 16 days of 2025 ending in 2025', () => {
    expect(formatFirstSupply({ dataDays: listDays('2025-12-02', 15), today: '2026-02-01' })).toEqual([
      '98977 2025-12-02..2025-12-31 ACTIVE_DAYS_INCOMPLETE 15/16',
    ]);
  });

  it('and one day later under the 2026 rules, flagged', () => {
    const given = { dataDays: listDays('2025-12-03', 15), today: '2026-02-01' };
    expect(formatFirstSupply(given)).toEqual(['98985 2025-12-03..2026-01-01 READY_TO_BILL 15/2']);
    expect(formatSetUp(given)).toEqual(['98975 2025-12-03..2026-01-01 READY_TO_BILL 15/2']);
    expect(computeScenario({ ...given, today: '2026-01-01' }).map(({ flags }) => flags)).toEqual([
      ['SPANS_RULE_CHANGE'],
      ['SPANS_RULE_CHANGE'],
    ]);
  });

  it('a window inside one year has no flag', () => {
    expect(
      computeScenario({ dataDays: listDays('2026-01-01', 3), today: '2026-01-20' }).flatMap(({ flags }) => flags),
    ).toEqual([]);
    expect(
      computeScenario({ dataDays: listDays('2025-12-02', 3), today: '2025-12-20' }).flatMap(({ flags }) => flags),
    ).toEqual([]);
  });

  it('98975: too few days for a window of 2025, enough for the next one in 2026', () => {
    const dataDays = [...listDays('2025-11-20', 5), ...listDays('2026-01-05', 2)];
    expect(formatSetUp({ dataDays, today: '2026-03-01' })).toEqual(['98975 2025-12-20..2026-01-18 READY_TO_BILL 2/2']);
  });

  it('after the last known year the latest rules are used and marked', () => {
    const given = { dataDays: listDays('2026-12-10', 4), today: '2027-02-01' };
    expect(formatFirstSupply(given)).toEqual(['98985 2026-12-10..2027-01-08 READY_TO_BILL 4/2']);
    expect(computeScenario(given)[0]!.flags).toEqual(['LATEST_RULES_ASSUMED']);
  });

  it('before remote therapeutic monitoring existed there is nothing to bill', () => {
    expect(computeScenario({ dataDays: listDays('2021-03-01', 20), today: '2021-06-01' })).toEqual([]);
  });
});
