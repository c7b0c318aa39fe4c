import { describe, expect, it } from 'vitest';
import { findBuiltInOutcome, type Reading } from './built-in-outcomes.ts';
import { evaluate, type Subject } from './evaluate.ts';
import type { Category, Sex } from './outcome.ts';

const both = ['ADMIN', 'PORTAL'] as const;
const evaluateSubject = (id: string, reading: Reading, subject: Subject) =>
  evaluate(findBuiltInOutcome(id, reading)!, subject);
const evaluateCategory = (
  id: string,
  reading: Reading,
  value: number,
  age: number | null = null,
  sex: Sex | null = null,
) => evaluateSubject(id, reading, { value, age, sex }).category;

type Cases = readonly (readonly [value: number, category: Category])[];
type Row = readonly [rows: string, id: string, readings: readonly Reading[], cases: Cases];

const forEach = (ids: readonly string[], rows: string, readings: readonly Reading[], cases: Cases): Row[] =>
  ids.map((id) => [rows, id, readings, cases]);

const rows: Row[] = [
  ...forEach(['AST-0001'], 'RISK-53 OPEN-132', both, [
    [0, 'HIGH'],
    [5.999, 'HIGH'],
    [6, 'HIGH'],
    [6.001, 'MEDIUM'],
    [9.999, 'MEDIUM'],
    [10, 'MEDIUM'],
    [10.001, 'LOW'],
    [16, 'LOW'],
  ]),
  ...forEach(['AST-0009', 'AST-0010'], 'RISK-54 OPEN-133', both, [
    [0, 'LOW'],
    [11.999, 'LOW'],
    [12, 'HIGH'],
    [12.001, 'HIGH'],
    [300, 'HIGH'],
  ]),
  ...forEach(['AST-0018', 'AST-0024', 'AST-0025'], 'RISK-57 OPEN-133', both, [
    [0, 'HIGH'],
    [0.799, 'HIGH'],
    [0.8, 'LOW'],
    [0.801, 'LOW'],
    [1.4, 'LOW'],
  ]),
  ...forEach(
    ['AST-0020'],
    'RISK-59 OPEN-131 OPEN-133',
    ['ADMIN'],
    [
      [0, 'HIGH'],
      [9.999, 'HIGH'],
      [10, 'LOW'],
      [10.001, 'LOW'],
    ],
  ),
  ...forEach(
    ['AST-0020'],
    'RISK-59 OPEN-131 OPEN-133',
    ['PORTAL'],
    [
      [0, 'HIGH'],
      [10, 'HIGH'],
      [14.999, 'HIGH'],
      [15, 'LOW'],
      [15.001, 'LOW'],
    ],
  ),
  ...forEach(['AST-0050'], 'RISK-60', both, [
    [0, 'NORMAL'],
    [0.001, 'SLIGHT'],
    [0.999, 'SLIGHT'],
    [1, 'MILD'],
    [1.001, 'MILD'],
    [2.999, 'MILD'],
    [3, 'MODERATE'],
    [3.001, 'MODERATE'],
    [9.999, 'MODERATE'],
    [10, 'SEVERE'],
    [10.001, 'SEVERE'],
    [25, 'SEVERE'],
  ]),
];

it.each(rows)('%s %s %s below, at and above each limit', (_rows, id, readings, cases) => {
  for (const reading of readings)
    for (const [value, category] of cases) {
      // Exactly one factor applies: none is left out, no two overlap.
      const subject = { value, age: null, sex: null };
      expect([reading, value, evaluateSubject(id, reading, subject)]).toMatchObject([
        reading,
        value,
        { category, matches: 1 },
      ]);
    }
});

/** The first and the last age of a band, then the limit of men and of women; a band without an end goes up to 120 here. */
type Band = readonly [first: number, last: number, male: number, female: number];

const sitToStand: Readonly<Record<Reading, readonly Band[]>> = {
  ADMIN: [
    [60, 69, 11.4, 11.4],
    [70, 79, 12.6, 12.6],
    [80, 120, 14.8, 14.8],
  ],
  PORTAL: [
    [60, 69, 8.4, 12.7],
    [70, 79, 11.6, 13],
    [80, 89, 16.7, 17.2],
    [90, 120, 19.5, 22.9],
  ],
};

/** Categories on one side of the limit, at it and on the other: of a man at the first and last age, and of a woman. */
function around(id: string, reading: Reading, [first, last, male, female]: Band, step: number): Category[][] {
  const limits = [['MALE', male] as const, ['FEMALE', female] as const];
  return limits.flatMap(([sex, limit]) =>
    [first, last].map((age) =>
      [limit - step, limit, limit + step].map((value) => evaluateCategory(id, reading, value, age, sex)),
    ),
  );
}
const fourTimes = (...categories: Category[]) => Array.from({ length: 4 }, () => categories);

describe.each(['AST-0011', 'AST-0012'])('RISK-55 RISK-56 OPEN-129 OPEN-133 %s', (id) => {
  it.each(sitToStand.ADMIN)(
    'RISK-55 ADMIN from %i to %i years: more than %d s (men), %d s (women) is high',
    (...band) => {
      expect(around(id, 'ADMIN', band, 0.001)).toEqual(fourTimes('LOW', 'LOW', 'HIGH'));
    },
  );

  it.each(sitToStand.PORTAL)(
    'RISK-56 PORTAL from %i to %i years: more than %d s (men), %d s (women) is high',
    (...band) => {
      expect(around(id, 'PORTAL', band, 0.001)).toEqual(fourTimes('LOW', 'LOW', 'HIGH'));
    },
  );

  it.each(both)('OPEN-134 %s is low below the lowest band, and nothing applies', (reading) => {
    for (const sex of ['MALE', 'FEMALE'] as const)
      expect(evaluateSubject(id, reading, { value: 300, age: 59, sex })).toEqual({
        category: 'LOW',
        factor: null,
        matches: 0,
      });
  });
});

describe.each(both)('RISK-58 OPEN-130 OPEN-133 AST-0019 %s', (reading) => {
  it.each<Band>([
    [60, 64, 14, 12],
    [65, 69, 12, 11],
    [70, 74, 12, 10],
    [75, 79, 11, 10],
    [80, 84, 10, 9],
    [85, 89, 8, 8],
    [90, 94, 7, 4],
  ])('RISK-58 from %i to %i years: fewer than %i (men), %i (women) is high', (...band) => {
    expect(around('AST-0019', reading, band, 1)).toEqual(fourTimes('HIGH', 'LOW', 'LOW'));
    expect(evaluateCategory('AST-0019', reading, 0, band[0], 'FEMALE')).toBe('HIGH');
  });

  it('OPEN-134 is low outside the bands, and nothing applies', () => {
    for (const age of [59, 95])
      for (const sex of ['MALE', 'FEMALE'] as const)
        expect(evaluateSubject('AST-0019', reading, { value: 0, age, sex })).toEqual({
          category: 'LOW',
          factor: null,
          matches: 0,
        });
  });
});

it.each(both)('OPEN-134 %s no two bands of a table apply to the same person', (reading) => {
  for (const [id, value] of [
    ['AST-0011', 300],
    ['AST-0012', 300],
    ['AST-0019', 0],
  ] as const)
    for (const sex of ['MALE', 'FEMALE'] as const)
      for (let age = 60; age <= 94; age++)
        expect([id, sex, age, evaluateSubject(id, reading, { value, age, sex }).matches]).toEqual([id, sex, age, 1]);
});
