import { describe, expect, it } from 'vitest';
import { findEarnedRules, listRules, listSupplyRules } from './rules-in-force.ts';
import { rtmRules } from './rules.ts';

const codes = (rules: readonly { code: string }[]) => rules.map(({ code }) => code);

describe('the rules in force', () => {
  it('are those of the day, from the first to the last one included', () => {
    expect(codes(listRules('2025-12-31', 'ROLLING_30'))).toEqual(['98977']);
    expect(codes(listRules('2026-01-01', 'ROLLING_30'))).toEqual(['98985', '98977']);
    expect(listRules('2025-12-31', 'EPISODE').map(({ min }) => min)).toEqual([16]);
    expect(listRules('2026-01-01', 'EPISODE').map(({ min }) => min)).toEqual([2]);
    expect(codes(listRules('2025-12-31', 'CALENDAR_MONTH'))).toEqual(['98980', '98981']);
    expect(listRules('2021-12-31', 'CALENDAR_MONTH')).toEqual([]);
  });

  it('of a device are those of the device that a code is of', () => {
    expect(codes(listSupplyRules('98985', '2026-05-01'))).toEqual(['98985', '98977']);
    expect(codes(listSupplyRules('98976', '2026-05-01'))).toEqual(['98984', '98976']);
    expect(codes(listSupplyRules('98978', '2025-05-01'))).toEqual(['98978']);
  });
});

describe('what an amount gives', () => {
  it('leaves out a code that a larger one excludes, and one that comes on top of another', () => {
    const month = listRules('2026-05-31', 'CALENDAR_MONTH');
    expect([9, 10, 19, 20, 60].map((minutes) => codes(findEarnedRules(minutes, month)))).toEqual([
      [],
      ['98979'],
      ['98979'],
      ['98980'],
      ['98980'],
    ]);
    const window = listRules('2026-05-31', 'ROLLING_30');
    expect([1, 2, 15, 16, 30].map((days) => codes(findEarnedRules(days, window)))).toEqual([
      [],
      ['98985'],
      ['98985'],
      ['98977'],
      ['98977'],
    ]);
  });

  it('goes by what the rows exclude', () => {
    const free = listRules('2026-05-31', 'ROLLING_30').map((rule) => ({ ...rule, excludes: [] }));
    expect(codes(findEarnedRules(16, free))).toEqual(['98977', '98985']);
  });
});

it('every row says whose it is, where it is from and how sure that is', () => {
  const of = (code: string) => rtmRules.filter((rule) => rule.code === code);
  expect(of('98981').map(({ confidence, addOnTo, maxUnits }) => [confidence, addOnTo, maxUnits])).toEqual([
    ['DISPUTED', '98980', null],
  ]);
  expect(of('98975').map(({ confidence }) => confidence)).toEqual(['HIGH', 'MEDIUM']);
  expect(new Set(rtmRules.map(({ payer }) => payer))).toEqual(new Set(['MEDICARE']));
  expect(
    rtmRules.filter(({ effectiveFrom }) => effectiveFrom === '2026-01-01').map(({ source }) => source.text),
  ).toEqual(Array.from({ length: 5 }, () => 'CMS Physician Fee Schedule, final rule for 2026'));
});
