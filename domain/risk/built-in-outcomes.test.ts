import { describe, expect, it } from 'vitest';
import { RiskOutcomeBody } from '../../contract/risk-outcome.ts';
import { assessmentOf } from '../scan/assessments.ts';
import { builtInOutcome, type Reading } from './built-in-outcomes.ts';
import { evaluate } from './evaluate.ts';
import type { Category, Sex } from './outcome.ts';

const withRules = [
  'AST-0001',
  'AST-0009',
  'AST-0010',
  'AST-0011',
  'AST-0012',
  'AST-0018',
  'AST-0019',
  'AST-0020',
  'AST-0024',
  'AST-0025',
  'AST-0050',
];
const judged = (id: string, value: number, age: number | null = null, sex: Sex | null = null, reading?: Reading) =>
  evaluate(builtInOutcome(id, reading)!, { value, age, sex }).category;

describe.each(['ADMIN', 'PORTAL'] as const)('the built-in outcomes, %s', (reading) => {
  it.each(withRules)('OPEN-129 %s can be stored and judges a result that the assessment has', (id) => {
    const outcome = builtInOutcome(id, reading)!;
    expect(outcome.assessmentId).toBe(id);
    expect(RiskOutcomeBody.safeParse(outcome).error).toBeUndefined();
    const results = assessmentOf(id)!.resultDefinitions;
    const units = new Map(results.map((result) => [result.id, result.metric.units]));
    for (const resultId of outcome.type === 'FALL'
      ? [outcome.resultDefinitionId]
      : [outcome.leftResultDefinitionId, outcome.rightResultDefinitionId]) {
      const limits = outcome.factors.flatMap(({ criteria }) => criteria.at(-1)!.units);
      expect(new Set(limits)).toEqual(new Set([units.get(resultId!)]));
    }
  });
});

it('RISK-17 has none for other assessments', () => {
  expect(builtInOutcome('AST-0004')).toBeUndefined();
  expect(builtInOutcome('toString')).toBeUndefined();
});

it.each<[string, string, [value: number, category: Category][]]>([
  [
    'RISK-53 OPEN-132',
    'AST-0001',
    [
      [0, 'HIGH'],
      [6, 'HIGH'],
      [6.001, 'MEDIUM'],
      [10, 'MEDIUM'],
      [10.001, 'LOW'],
    ],
  ],
  ...['AST-0009', 'AST-0010'].map((id): [string, string, [number, Category][]] => [
    'RISK-54 OPEN-133',
    id,
    [
      [11.99, 'LOW'],
      [12, 'HIGH'],
      [30, 'HIGH'],
    ],
  ]),
  ...['AST-0018', 'AST-0024', 'AST-0025'].map((id): [string, string, [number, Category][]] => [
    'RISK-57 OPEN-133',
    id,
    [
      [0.799, 'HIGH'],
      [0.8, 'LOW'],
      [1.4, 'LOW'],
    ],
  ]),
  [
    'RISK-59 OPEN-131',
    'AST-0020',
    [
      [9.99, 'HIGH'],
      [10, 'LOW'],
      [12, 'LOW'],
    ],
  ],
  [
    'RISK-60',
    'AST-0050',
    [
      [0, 'NORMAL'],
      [0.01, 'SLIGHT'],
      [0.99, 'SLIGHT'],
      [1, 'MILD'],
      [2.99, 'MILD'],
      [3, 'MODERATE'],
      [9.99, 'MODERATE'],
      [10, 'SEVERE'],
      [25, 'SEVERE'],
    ],
  ],
])('%s %s', (_rows, id, cases) => {
  for (const [value, category] of cases) expect([value, judged(id, value)]).toEqual([value, category]);
});

it('RISK-53 says how much higher the risk is', () => {
  const { factors } = builtInOutcome('AST-0001')!;
  expect(factors.map(({ category, shortDescription }) => [category, shortDescription])).toEqual([
    ['LOW', null],
    ['MEDIUM', '2X'],
    ['HIGH', '4X'],
  ]);
});

it('OPEN-131 keeps the 15 seconds of the portal rule', () => {
  expect(judged('AST-0020', 14.9, null, null, 'PORTAL')).toBe('HIGH');
  expect(judged('AST-0020', 15, null, null, 'PORTAL')).toBe('LOW');
});

/** Ages that a band begins and ends with, then the limit of men and of women. */
type Band = [first: number, last: number, male: number, female: number];

describe.each<[rows: string, id: string, reading: Reading, bands: Band[]]>(
  ['AST-0011', 'AST-0012'].flatMap((id): [string, string, Reading, Band[]][] => [
    [
      'RISK-55',
      id,
      'ADMIN',
      [
        [60, 69, 11.4, 11.4],
        [70, 79, 12.6, 12.6],
        [80, 105, 14.8, 14.8],
      ],
    ],
    [
      'RISK-56',
      id,
      'PORTAL',
      [
        [60, 69, 8.4, 12.7],
        [70, 79, 11.6, 13],
        [80, 89, 16.7, 17.2],
        [90, 105, 19.5, 22.9],
      ],
    ],
  ]),
)('%s OPEN-129 OPEN-133 %s %s', (_rows, id, reading, bands) => {
  it.each(bands)('from %i to %i years: more than %d s (men) or %d s (women) is high', (first, last, male, female) => {
    for (const age of [first, last]) {
      expect(judged(id, male, age, 'MALE', reading)).toBe('LOW');
      expect(judged(id, male + 0.01, age, 'MALE', reading)).toBe('HIGH');
      expect(judged(id, female, age, 'FEMALE', reading)).toBe('LOW');
      expect(judged(id, female + 0.01, age, 'FEMALE', reading)).toBe('HIGH');
    }
  });

  it('OPEN-134 is low below the lowest band', () => {
    expect(judged(id, 60, 59, 'MALE', reading)).toBe('LOW');
  });
});

describe.each(['ADMIN', 'PORTAL'] as const)('RISK-58 OPEN-130 OPEN-133 AST-0019 %s', (reading) => {
  it.each<Band>([
    [60, 64, 14, 12],
    [65, 69, 12, 11],
    [70, 74, 12, 10],
    [75, 79, 11, 10],
    [80, 84, 10, 9],
    [85, 89, 8, 8],
    [90, 94, 7, 4],
  ])('from %i to %i years: fewer than %i (men) or %i (women) is high', (first, last, male, female) => {
    for (const age of [first, last]) {
      expect(judged('AST-0019', male - 1, age, 'MALE', reading)).toBe('HIGH');
      expect(judged('AST-0019', male, age, 'MALE', reading)).toBe('LOW');
      expect(judged('AST-0019', female - 1, age, 'FEMALE', reading)).toBe('HIGH');
      expect(judged('AST-0019', female, age, 'FEMALE', reading)).toBe('LOW');
    }
  });

  it('OPEN-134 is low outside the bands', () => {
    for (const age of [59, 95]) expect(judged('AST-0019', 0, age, 'FEMALE', reading)).toBe('LOW');
  });
});

it('a year counts once it is completed', () => {
  expect(judged('AST-0011', 12, 69.9, 'MALE')).toBe('HIGH');
  expect(judged('AST-0011', 12, 70, 'MALE')).toBe('LOW');
});
