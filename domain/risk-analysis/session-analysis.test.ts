import { describe, expect, it } from 'vitest';
import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { addAverageSpeed } from '../scan-sessions/average-speed.ts';
import { findBuiltInOutcome } from './built-in-outcomes.ts';
import { completeDemographics, listRequiredDemographics, parseDemographics, isAge } from './demographics.ts';
import { listFactorRows } from './factor-rows.ts';
import type { Outcome } from './outcome.ts';
import { analyzeResults, findOutcome } from './session-analysis.ts';
import { formatLimitFigure, formatValue } from './measured-results.ts';

const unknown = { age: null, sex: null };
const result = (id: string, value: number | null, units: string | null, name = id): ScanResult => ({
  id,
  name,
  value,
  units,
});
const reach = findBuiltInOutcome('AST-0001')!;
const sitToStand = findBuiltInOutcome('AST-0011')!;
const tremor = findBuiltInOutcome('AST-0050')!;
const walk = findBuiltInOutcome('AST-0024')!;
const categories = (outcome: Outcome, ...results: ScanResult[]) => {
  const analysis = analyzeResults(outcome, results, unknown);
  return analysis.state === 'EVALUATED'
    ? analysis.evaluations.map(({ result: { id }, category }) => [id, category])
    : analysis.state;
};

describe('which outcome evaluates', () => {
  const own = { ...reach, source: 'Clinic policy' };

  it('OPEN-129 a stored outcome wins over the built-in one', () => {
    expect(findOutcome('AST-0001', [own], findBuiltInOutcome)).toBe(own);
    expect(findOutcome('AST-0009', [own], findBuiltInOutcome)).toMatchObject({ assessmentId: 'AST-0009' });
    expect(findOutcome('AST-0009', [], findBuiltInOutcome)).toMatchObject({ assessmentId: 'AST-0009' });
    expect(findOutcome('AST-0011', [], findBuiltInOutcome)).toEqual(findBuiltInOutcome('AST-0011', 'ADMIN'));
  });

  it('RISK-16 RISK-17 OPEN-129 without built-in ones it says what is missing', () => {
    expect(findOutcome('AST-0001', [])).toBe('NO_OUTCOMES');
    expect(findOutcome('AST-0009', [own])).toBe('NO_ANALYSIS');
    expect(findOutcome('AST-0004', [], findBuiltInOutcome)).toBe('NO_ANALYSIS');
  });
});

describe('which result is evaluated', () => {
  it('ENT-078 the one that the outcome names', () => {
    expect(categories(reach, result('other', 1, 'in'), result('distance', 8, 'in'))).toEqual([['distance', 'MEDIUM']]);
  });

  it('RISK-18 none without a value', () => {
    expect(categories(reach)).toBe('NO_RESULT');
    expect(categories(reach, result('distance', null, 'in'))).toBe('NO_RESULT');
    expect(categories(reach, result('time', 8, 's'))).toBe('NO_RESULT');
    expect(categories(sitToStand)).toBe('NO_RESULT');
  });

  it('ENT-078 left and right for tremors, each by itself', () => {
    const left = result('left-amplitude', 0, 'cm');
    const right = result('right-amplitude', 3.2, 'cm');
    expect(categories(tremor, right, left)).toEqual([
      ['left-amplitude', 'NORMAL'],
      ['right-amplitude', 'MODERATE'],
    ]);
    expect(categories(tremor, left, { ...right, value: null })).toEqual([['left-amplitude', 'NORMAL']]);
    expect(categories(tremor, { ...left, value: null })).toBe('NO_RESULT');
  });

  it('OPEN-153 the average speed of several laps', () => {
    const average = result('avg-speed', 0.85, 'm/s', 'Avg Speed');
    expect(categories(walk, result('speed', 0.7, 'm/s'), result('speed-lap-2', 1, 'm/s'), average)).toEqual([
      ['avg-speed', 'LOW'],
    ]);
    expect(categories(walk, result('speed', 0.7, 'm/s'))).toEqual([['speed', 'HIGH']]);
  });

  it('OPEN-160 the raw value, although it is shown as 0.80', () => {
    const shown = result('avg-speed', 0.8, 'm/s', 'Avg Speed');
    expect(categories(walk, result('speed', 0.79, 'm/s'), result('speed-lap-2', 0.808, 'm/s'), shown)).toEqual([
      ['avg-speed', 'HIGH'],
    ]);
    expect(categories(reach, result('distance', 6.004, 'in'))).toEqual([['distance', 'MEDIUM']]);
    expect(formatValue(6.004, 'in')).toBe('6.00 in');
  });

  it('RISK-57 OPEN-153 an average of exactly the limit, whatever binary fractions make of it', () => {
    const laps = (...speeds: number[]) =>
      addAverageSpeed(speeds.map((speed, lap) => result(`lap-${lap}`, speed, 'm/s')));
    expect(categories(walk, ...laps(0.7, 0.8, 0.9))).toEqual([['avg-speed', 'LOW']]);
    expect(categories(walk, ...laps(0.7, 0.8, 0.899))).toEqual([['avg-speed', 'HIGH']]);
    const walked = (metres: number, seconds: number) =>
      addAverageSpeed([result('distance', metres, 'm'), result('time', seconds, 's')]);
    expect(categories(walk, ...walked(2.4, 3))).toEqual([['avg-speed', 'LOW']]);
    expect(categories(walk, ...walked(2.399, 3))).toEqual([['avg-speed', 'HIGH']]);
  });

  it('OPEN-153 an average that the device has sent', () => {
    const sent = result('x', 0.7, 'm/s', 'Avg Speed');
    expect(categories(walk, result('speed', 1, 'm/s'), sent)).toEqual([['x', 'HIGH']]);
  });

  it('is not evaluated by limits in other units', () => {
    expect(analyzeResults(reach, [result('distance', 20, 'cm')], unknown)).toEqual({
      state: 'OTHER_UNITS',
      expected: 'in',
      measured: 'cm',
    });
    expect(categories(reach, result('distance', 20, null))).toEqual([['distance', 'LOW']]);
  });
});

describe('OPEN-160 the sensor error', () => {
  const below = (value: number, units: string | null = 'cm') => {
    const analysis = analyzeResults(tremor, [result('left-amplitude', value, units)], unknown);
    return analysis.state === 'EVALUATED' && analysis.evaluations[0]?.belowError;
  };

  it('is noted beside a tremor below it, and beside no other value', () => {
    expect([0, 1.09, 1.1, 4].map((value) => below(value))).toEqual([1.1, 1.1, null, null]);
    expect(analyzeResults(reach, [result('distance', 0.5, 'in')], unknown)).toMatchObject({
      evaluations: [{ belowError: null }],
    });
    // In centimetres it is known; of a value without units nobody knows what it is in.
    expect(below(0.5, null)).toBeNull();
  });
});

it('OPEN-160 RISK-49 a value that its rounding would put into another category is named as it was measured', () => {
  const exact = (value: number) => {
    const analysis = analyzeResults(reach, [result('distance', value, 'in')], unknown);
    return analysis.state === 'EVALUATED' && [analysis.evaluations[0]?.category, analysis.evaluations[0]?.exactValue];
  };
  // Both are shown as 6.00 in: up to 6 inches is high, more is medium (OPEN-132).
  expect([6, 6.004].map(exact)).toEqual([
    ['HIGH', null],
    ['MEDIUM', 6.004],
  ]);
});

describe('somebody whom no criterion is about', () => {
  const standing = findBuiltInOutcome('AST-0019')!;
  const men = {
    ...standing,
    factors: standing.factors.filter(({ criteria }) => criteria[0]!.conditions[0]!.value === 'MALE'),
  };
  const evaluateReps = (outcome: Outcome, reps: number, age: number, sex: 'MALE' | 'FEMALE') => {
    const analysis = analyzeResults(outcome, [result('reps', reps, 'reps')], { age, sex });
    if (analysis.state !== 'EVALUATED') return analysis.state;
    const { category, noCriterion, colour } = analysis.evaluations[0]!;
    return [category, noCriterion, colour];
  };

  // The CDC's table begins at 60 and ends at 94: a woman of 88 is to stand up 8 times, a man of 62 14 times.
  it.each([
    ['a man of 50', standing, 12, 50, 'MALE', 'LOW', 'AGE', 'grey'],
    ['a man of 59', standing, 0, 59, 'MALE', 'LOW', 'AGE', 'grey'],
    ['a woman of 95', standing, 3, 95, 'FEMALE', 'LOW', 'AGE', 'grey'],
    ['a woman of 88 who meets her limit', standing, 8, 88, 'FEMALE', 'LOW', null, 'green'],
    ['a woman of 88 who does not', standing, 7, 88, 'FEMALE', 'HIGH', null, 'red'],
    ['a man of 62 who meets his', standing, 14, 62, 'MALE', 'LOW', null, 'green'],
    ['a woman where all limits are for men', men, 3, 70, 'FEMALE', 'LOW', 'SEX', 'grey'],
    ['a man of 50 where all limits are for men', men, 3, 50, 'MALE', 'LOW', 'AGE', 'grey'],
  ] as const)('RISK-27 RISK-58 %s is told apart from low risk', (_who, outcome, reps, age, sex, ...expected) =>
    expect(evaluateReps(outcome, reps, age, sex)).toEqual(expected),
  );

  it('RISK-27 is nobody where the limits are for everyone', () => {
    expect(analyzeResults(reach, [result('distance', 20, 'in')], unknown)).toMatchObject({
      evaluations: [{ category: 'LOW', noCriterion: null, colour: 'green' }],
    });
  });
});

it.each([
  [6, 'in', '6.00'],
  [11.4, 's', '11.40'],
  [0.8, 'm/s', '0.80'],
  [45, 'degrees', '45'],
  [0.125, 'm/s', '0.125'],
  [45.5, 'degrees', '45.5'],
] as const)('RISK-49 a limit of %d %s is written as %s', (value, units, text) =>
  expect(formatLimitFigure(value, units)).toBe(text),
);

describe('demographics', () => {
  const time = [result('time', 12, 's')];

  it('RISK-12 are asked for where the outcome needs them', () => {
    expect(analyzeResults(sitToStand, time, unknown)).toEqual({ state: 'NEEDS_DEMOGRAPHICS', missing: ['SEX', 'AGE'] });
    expect(analyzeResults(sitToStand, time, { age: 65, sex: null })).toMatchObject({ missing: ['SEX'] });
    expect(analyzeResults(sitToStand, time, { age: null, sex: 'MALE' })).toMatchObject({ missing: ['AGE'] });
    expect(analyzeResults(sitToStand, time, { age: 65, sex: 'MALE' })).toMatchObject({
      evaluations: [{ category: 'HIGH' }],
    });
    expect(analyzeResults(reach, [result('distance', 8, 'in')], unknown).state).toBe('EVALUATED');
  });

  it('ENT-079 are needed as the outcome says, and where a factor asks about them', () => {
    expect(listRequiredDemographics(reach)).toEqual([]);
    expect(listRequiredDemographics({ ...reach, demographicsRequired: ['AGE'] })).toEqual(['AGE']);
    expect(listRequiredDemographics({ ...sitToStand, demographicsRequired: null })).toEqual(['SEX', 'AGE']);
  });

  it('OPEN-140 are read from the session', () => {
    expect(parseDemographics({ age: 71, sex: 'FEMALE' })).toEqual({ age: 71, sex: 'FEMALE' });
    expect(parseDemographics({ age: 0, sex: 'male' })).toEqual({ age: 0, sex: 'MALE' });
    expect(parseDemographics({ age: -1, sex: 'OTHER' })).toEqual(unknown);
    expect(parseDemographics(null)).toEqual(unknown);
  });

  it('OPEN-140 RISK-12 are those of the session, completed by what was entered', () => {
    const entered = { age: 65, sex: 'MALE' } as const;
    expect(completeDemographics({ age: 71, sex: 'FEMALE' }, entered)).toEqual({ age: 71, sex: 'FEMALE' });
    expect(completeDemographics({ age: 0, sex: null }, entered)).toEqual({ age: 0, sex: 'MALE' });
    expect(completeDemographics({ age: null, sex: 'FEMALE' }, entered)).toEqual({ age: 65, sex: 'FEMALE' });
    expect(completeDemographics(unknown, undefined)).toEqual(unknown);
  });

  it('RISK-22 an age is a whole number of years', () => {
    expect([0, 65, 120].map(isAge)).toEqual([true, true, true]);
    expect([-1, 65.5, 121, Number.NaN].map(isAge)).toEqual([false, false, false, false]);
  });
});

it.each([
  [8, 'in', '8.00 in'],
  [11.257, 's', '11.26 s'],
  [1.005, 'm/s', '1.00 m/s'],
  [45.6, 'degrees', '46 degrees'],
  [45.4, '°', '45 °'],
  [-0.001, 'cm', '0.00 cm'],
  [9, null, '9.00'],
] as const)('RISK-49 %d %s is shown as %s', (value, units, text) => {
  expect(formatValue(value, units)).toBe(text);
});

describe('factor rows', () => {
  it('RISK-14 hold the result against each limit', () => {
    expect(listFactorRows(reach).map(({ factor, sex, ages, limits }) => [factor.category, sex, ages, limits])).toEqual([
      ['LOW', null, null, [{ comparator: 'gt', value: 10, units: 'in' }]],
      [
        'MEDIUM',
        null,
        null,
        [
          { comparator: 'gt', value: 6, units: 'in' },
          { comparator: 'lte', value: 10, units: 'in' },
        ],
      ],
      ['HIGH', null, null, [{ comparator: 'lte', value: 6, units: 'in' }]],
    ]);
  });

  it('RISK-14 stand by sex, then by age', () => {
    const shuffled = { ...sitToStand, factors: sitToStand.factors.toReversed() };
    expect(listFactorRows(shuffled).map(({ sex, ages }) => `${sex} ${ages}`)).toEqual([
      'MALE 60-69',
      'MALE 70-79',
      'MALE 80+',
      'FEMALE 60-69',
      'FEMALE 70-79',
      'FEMALE 80+',
    ]);
  });

  it.each([
    [
      [
        ['gt', 59],
        ['lt', 70],
      ],
      '60-69',
    ],
    [[['e', 70]], '70-70'],
    [[['lte', 59]], '0-59'],
    [[['gte', 90]], '90+'],
  ] as const)('RISK-14 %j are the ages %s', (conditions, ages) => {
    const criteria = [
      {
        type: 'AGE' as const,
        units: null,
        conditions: conditions.map(([comparator, value]) => ({ comparator, value })),
      },
    ];
    const outcome = { ...reach, factors: [{ ...reach.factors[0]!, criteria }] };
    expect(listFactorRows(outcome)[0]?.ages).toBe(ages);
  });
});
