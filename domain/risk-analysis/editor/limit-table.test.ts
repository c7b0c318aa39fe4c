import { describe, expect, it } from 'vitest';
import { findBuiltInOutcome } from '../built-in-outcomes.ts';
import type { Category } from '../outcome.ts';
import { openDraft } from './changes.ts';
import { validateDraft } from './draft-outcome.ts';
import { createFactor, type FactorDraft } from './draft.ts';
import {
  addLimitRow,
  arrangeRows,
  changeAges,
  findCell,
  isArranged,
  listEmptied,
  listLimitColumns,
  removeFactors,
  writeCell,
  type LimitTable,
} from './limit-table.ts';
import { formatLimit, parseLimit } from './limit-text.ts';
import { parseSheet, pasteLimits } from './paste-limits.ts';

const reps = { type: 'REPS', units: 'reps' } as const;
const outcome = findBuiltInOutcome('AST-0019')!;
const tableOf = (factors: FactorDraft[]): LimitTable => ({ factors, rows: arrangeRows(factors) });
const stands = () => tableOf(openDraft(outcome, reps).factors.persons);
const high = (sex: 'MALE' | 'FEMALE') => ({ sex, category: 'HIGH' as Category });
const both = [high('MALE'), high('FEMALE')];

/** The table as it stands on the screen: ages, then the limits of its columns. */
const show = ({ factors, rows }: LimitTable, columns = both) =>
  rows.map((row) => {
    const { ageMin, ageMax } = factors[row.places[0]!]!;
    const cells = columns.map((column) => {
      const place = findCell(factors, row, column);
      return place === undefined ? '' : formatLimit(factors[place]!.criteria[0]!.conditions);
    });
    return [ageMin, ageMax, ...cells].join(' | ');
  });

describe('RISK-47 OPEN-169 limits by sex and age are one table', () => {
  it('RISK-58 the 14 limits of 30-second chair stands are seven rows of two', () => {
    const table = stands();
    expect(listLimitColumns(table.factors).filter(({ category }) => category === 'HIGH')).toEqual(both);
    expect(show(table)).toEqual([
      '60 | 64 | < 14 | < 12',
      '65 | 69 | < 12 | < 11',
      '70 | 74 | < 12 | < 10',
      '75 | 79 | < 11 | < 10',
      '80 | 84 | < 10 | < 9',
      '85 | 89 | < 8 | < 8',
      '90 | 94 | < 7 | < 4',
    ]);
  });

  it('a category without a limit is a column once it is asked for, and limits for both sexes have their own', () => {
    const one: FactorDraft = { ...createFactor('HIGH'), sex: 'MALE', ageMin: '60' };
    expect(listLimitColumns([one])).toEqual(both);
    expect(listLimitColumns([one], ['LOW']).map(({ sex, category }) => `${sex} ${category}`)).toEqual([
      'MALE LOW',
      'MALE HIGH',
      'FEMALE LOW',
      'FEMALE HIGH',
    ]);
    expect(listLimitColumns([{ ...one, sex: '' }]).map(({ sex }) => sex)).toEqual(['', 'MALE', 'FEMALE']);
  });

  it('a second limit for the same people has a row of its own, so that both are seen', () => {
    const one: FactorDraft = { ...createFactor('HIGH'), sex: 'MALE', ageMin: '60' };
    expect(arrangeRows([one, { ...one }]).map(({ places }) => places)).toEqual([[0], [1]]);
  });

  it('rows keep their places while ages are typed, and are arranged again once they hold something else', () => {
    const table = stands();
    const typing = changeAges(table, 0, { ageMin: '9' });
    expect(isArranged(typing.rows, typing.factors)).toBe(true);
    expect(show(typing)[0]).toBe('9 | 64 | < 14 | < 12');
    expect(isArranged(table.rows, table.factors.slice(1))).toBe(false);
  });
});

describe('OPEN-169 a cell of the table', () => {
  it('keeps the comparator for a number alone, and takes over one that is typed', () => {
    const table = stands();
    expect(show(writeCell(table, 0, both[0]!, '15', reps))[0]).toBe('60 | 64 | < 15 | < 12');
    expect(show(writeCell(table, 0, both[0]!, '<= 15', reps))[0]).toBe('60 | 64 | ≤ 15 | < 12');
    expect(show(writeCell(table, 0, both[0]!, '> 6 and <= 10', reps))[0]).toBe('60 | 64 | > 6, ≤ 10 | < 12');
  });

  it.each(['abc', '11,4', '> 1, > 2, > 3', '< x'])(
    'keeps “%s”, which is no limit, and shows an error in it',
    (typed) => {
      const draft = openDraft(outcome, reps);
      const { factors } = writeCell(stands(), 0, both[0]!, typed, reps);
      const place = findCell(factors, stands().rows[0]!, both[0]!)!;
      expect(factors[place]!.criteria[0]!.conditions).toHaveLength(1);
      expect(typed).toContain(factors[place]!.criteria[0]!.conditions[0]!.value);
      const errors = validateDraft(outcome, { ...draft, factors: { ...draft.factors, persons: factors } });
      expect(Object.keys(errors).some((path) => path.startsWith(`factors.${place}.criteria.0`))).toBe(true);
    },
  );

  it('of a new column begins a limit of the row’s ages with the measure of the others', () => {
    const low = { sex: 'MALE' as const, category: 'MEDIUM' as Category };
    const table = writeCell(stands(), 6, low, '< 9', reps);
    expect(table.factors.at(-1)).toMatchObject({
      sex: 'MALE',
      category: 'MEDIUM',
      ageMin: '90',
      ageMax: '94',
      criteria: [{ type: 'REPS', units: 'reps', conditions: [{ comparator: 'lt', value: '9' }] }],
    });
    expect(isArranged(table.rows, table.factors)).toBe(true);
  });

  it('RISK-37 that is left empty has no limit any more, but one limit stays', () => {
    const emptied = writeCell(stands(), 1, both[1]!, ' ', reps);
    expect(show(emptied)[1]).toBe('65 | 69 | < 12 | ');
    const table = removeFactors(emptied, listEmptied(emptied));
    expect(table.factors).toHaveLength(13);
    expect(show(table)[1]).toBe('65 | 69 | < 12 | ');
    expect(isArranged(table.rows, table.factors)).toBe(true);
    const last = tableOf([{ ...createFactor('HIGH'), sex: 'MALE', criteria: [{ ...reps, conditions: [] }] }]);
    expect(listEmptied(last)).toEqual([]);
  });

  it('that is left empty keeps its factor while that has a description', () => {
    const [first, ...others] = stands().factors;
    const table = tableOf([{ ...first!, description: 'Seen by the clinic' }, ...others]);
    const place = table.rows[0]!;
    const column = { sex: first!.sex, category: first!.category };
    expect(listEmptied(writeCell(table, 0, column, '', reps))).toEqual([]);
    expect(findCell(table.factors, place, column)).toBe(0);
  });
});

describe('OPEN-169 rows of the table', () => {
  it('RISK-44 RISK-45 RISK-46 a new row is for both sexes, from the next age of each on', () => {
    const table = addLimitRow(stands(), reps);
    expect(show(table).at(-1)).toBe('95 |  | > 0 | > 0');
    expect(table.factors.slice(-2).map(({ category }) => category)).toEqual(['HIGH', 'HIGH']);
    expect(show(addLimitRow({ factors: [] }, reps))).toEqual(['60 |  | > 0 | > 0']);
  });

  it('are removed with all of their limits', () => {
    const table = stands();
    expect(show(removeFactors(table, table.rows[0]!.places))[0]).toBe('65 | 69 | < 12 | < 11');
  });
});

describe('OPEN-169 cells copied from a spreadsheet', () => {
  const sheet = 'Age\tMen\tWomen\r\n60-64\t15\t13\r\n65–69\t<= 12\t11\r\n95+\t3\t2\r\n';

  it('are pasted from a cell on; headings are left out, age ranges split and rows added', () => {
    expect(parseSheet(sheet)).toEqual([
      ['60-64', '15', '13'],
      ['65–69', '<= 12', '11'],
      ['95+', '3', '2'],
    ]);
    const two = tableOf(stands().factors.filter(({ ageMin }) => ageMin === '60' || ageMin === '65'));
    const { table, filled, left } = pasteLimits(two, parseSheet(sheet), { row: 0, column: 0 }, both, reps);
    expect(show(table)).toEqual(['60 | 64 | < 15 | < 13', '65 | 69 | ≤ 12 | < 11', '95 |  | < 3 | < 2']);
    expect([filled, left]).toEqual([12, []]);
    expect(isArranged(table.rows, table.factors)).toBe(true);
  });

  it('that no column is left for are named', () => {
    const { table, left } = pasteLimits(stands(), [['13', '12', '9']], { row: 0, column: 2 }, both, reps);
    expect(show(table)[0]).toBe('60 | 64 | < 13 | < 12');
    expect(left).toEqual(['9']);
  });

  it('that are no limits are kept as they were copied', () => {
    const { table } = pasteLimits(stands(), [['n/a 5']], { row: 0, column: 2 }, both, reps);
    expect(parseLimit('n/a 5', 'lt')).toEqual([{ comparator: 'lt', value: 'n/a 5' }]);
    expect(show(table)[0]).toBe('60 | 64 | < n/a 5 | < 12');
  });
});
