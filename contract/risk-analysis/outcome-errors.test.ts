import { describe, expect, it } from 'vitest';
import { RiskOutcomeBody } from './risk-outcome.ts';

/** An outcome of three categories, and each way in which one may contradict itself. */
describe('what an outcome says', () => {
  const ofDistance = (category: string, ...conditions: object[]) => ({
    category,
    criteria: [{ type: 'DISTANCE', units: 'in', conditions }],
  });
  const fall = {
    assessmentId: 'AST-0001',
    type: 'FALL',
    title: null,
    description: null,
    source: null,
    resultDefinitionId: 'distance',
    factors: [
      ofDistance('LOW', { comparator: 'gt', value: 10 }),
      ofDistance('MEDIUM', { comparator: 'gt', value: 6 }, { comparator: 'lte', value: 10 }),
      ofDistance('HIGH', { comparator: 'lte', value: 6 }),
    ],
  };
  const withOne = (type: string, condition: object) => ({
    ...fall,
    factors: [{ category: 'LOW', criteria: [{ type, conditions: [condition] }] }],
  });
  const withCriteria = (...criteria: object[]) => ({ category: 'HIGH', criteria });
  const ofSex = (value: string) => ({ type: 'SEX', conditions: [{ comparator: 'e', value }] });
  const ofAges = (sex: string, [first, last]: [number, number], category = 'HIGH') => ({
    category,
    criteria: [
      ofSex(sex),
      {
        type: 'AGE',
        conditions: [
          { comparator: 'gte', value: first },
          { comparator: 'lte', value: last },
        ],
      },
      { type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'lt', value: 6 }] },
    ],
  });
  const CONDITION = 'factors.0.criteria.0.conditions.0';
  const OTHER_SCALE = 'Category does not belong to this type';
  const USED_ONCE = 'Each category is used once';
  const NUMBER_OR_SEX = 'Value must be a number, or MALE or FEMALE for SEX';
  const WHOLE_AGE = 'Age must be a whole number up to 120';
  const ONE_SEX = 'Sex must be a single condition equal to MALE or FEMALE';
  const ofScale = (title: string | null, ...categories: string[]) => ({
    ...fall,
    assessmentId: 'AST-0050',
    type: 'TREMORS',
    title,
    resultDefinitionId: null,
    leftResultDefinitionId: 'left-amplitude',
    rightResultDefinitionId: 'right-amplitude',
    factors: categories.map((category) => ({ category, criteria: [] })),
  });
  /** The first message of each place. */
  const faultsOf = (body: object) =>
    Object.fromEntries(
      (RiskOutcomeBody.safeParse(body).error?.issues ?? [])
        .toReversed()
        .map(({ path, message }) => [path.join('.'), message]),
    );

  it('RISK-24 RISK-35 ENT-078 has nothing to find fault with where it fits together', () => {
    expect(faultsOf(fall)).toEqual({});
    expect(faultsOf(ofScale('UPDRS', 'MILD'))).toEqual({});
  });

  it.each<[string, object, object]>([
    ['ENT-077 of an unknown type', { ...fall, type: 'BALANCE' }, { type: 'Type is required' }],
    [
      'RISK-24 with a category of another type',
      { ...fall, factors: [{ category: 'SEVERE', criteria: [] }] },
      { 'factors.0.category': OTHER_SCALE },
    ],
    [
      'ENT-081 with an unknown criterion',
      withOne('WEIGHT', { comparator: 'gt', value: 1 }),
      { 'factors.0.criteria.0.type': 'Criterion type is required' },
    ],
    [
      'ENT-082 with an unknown comparator',
      withOne('TIME', { comparator: 'ne', value: 1 }),
      { [`${CONDITION}.comparator`]: 'Comparator is required' },
    ],
    [
      'ENT-083 OPEN-137 with a sex where a number belongs',
      withOne('AGE', { comparator: 'e', value: 'MALE' }),
      { 'factors.0.criteria.0': NUMBER_OR_SEX, 'factors.0.ages': WHOLE_AGE },
    ],
    [
      'ENT-083 OPEN-137 with a number where a sex belongs',
      withOne('SEX', { comparator: 'e', value: 1 }),
      { 'factors.0.criteria.0': NUMBER_OR_SEX },
    ],
    [
      'RISK-40 with three conditions',
      {
        ...fall,
        factors: [
          {
            category: 'LOW',
            criteria: [{ type: 'TIME', conditions: [1, 2, 3].map((value) => ({ comparator: 'gt', value })) }],
          },
        ],
      },
      { 'factors.0.criteria.0.conditions': 'A criterion can have at most two conditions' },
    ],
    [
      'ENT-078 with the results of a tremor',
      { ...fall, resultDefinitionId: null, leftResultDefinitionId: 'l', rightResultDefinitionId: 'r' },
      { resultDefinitionId: 'Result definitions do not belong to this type' },
    ],
    ['RISK-37 without factors', { ...fall, factors: [] }, { factors: 'Factors are required' }],
    [
      'RISK-35 with a category used twice',
      { ...fall, factors: [fall.factors[0], fall.factors[2], fall.factors[0]] },
      { 'factors.2.category': USED_ONCE },
    ],
    [
      'RISK-35 OPEN-158 with a category used twice for one sex and range of ages',
      { ...fall, demographicsRequired: ['AGE', 'SEX'], factors: [ofAges('MALE', [60, 69]), ofAges('MALE', [60, 69])] },
      { 'factors.1.category': USED_ONCE },
    ],
    [
      'RISK-41 with an age below 0',
      { ...fall, factors: [ofAges('MALE', [-1, 69])] },
      { 'factors.0.ages': 'Age min must be at least 0' },
    ],
    [
      'RISK-42 RISK-43 with an oldest age of 0',
      { ...fall, factors: [ofAges('MALE', [0, 0])] },
      { 'factors.0.ages': 'Age max must be at least 1' },
    ],
    [
      'OPEN-159 with an oldest age below the youngest',
      { ...fall, factors: [ofAges('MALE', [70, 69])] },
      { 'factors.0.ages': 'Age max cannot be lower than age min' },
    ],
    [
      'RISK-41 with an age that is no whole number',
      { ...fall, factors: [ofAges('MALE', [60.5, 69])] },
      { 'factors.0.ages': WHOLE_AGE },
    ],
    [
      'ENT-083 with a sex that is more than itself',
      withOne('SEX', { comparator: 'gt', value: 'MALE' }),
      { 'factors.0.sex': ONE_SEX },
    ],
    [
      'OPEN-135 with an age that says nothing',
      { ...fall, factors: [withCriteria({ type: 'AGE', conditions: [] })] },
      { 'factors.0.ages': 'Age requires a condition' },
    ],
    [
      'OPEN-135 with a sex that says nothing',
      { ...fall, factors: [withCriteria({ type: 'SEX', conditions: [] })] },
      { 'factors.0.sex': ONE_SEX },
    ],
    [
      'OPEN-135 with both sexes at once',
      { ...fall, factors: [withCriteria(ofSex('MALE'), ofSex('FEMALE'))] },
      { 'factors.0.sex': ONE_SEX },
    ],
    [
      'ENT-079 with a demographic named twice',
      { ...fall, demographicsRequired: ['AGE', 'AGE'] },
      { demographicsRequired: 'Each demographic can be used only once' },
    ],
    [
      'RISK-32 with a value beyond all numbers',
      withOne('TIME', { comparator: 'gt', value: null }),
      { [`${CONDITION}.value`]: 'Value must be a number' },
    ],
    [
      'ENT-079 with unknown demographics',
      { ...fall, demographicsRequired: ['HEIGHT'] },
      { 'demographicsRequired.0': expect.any(String) },
    ],
    [
      'RISK-26 RISK-38 with a category of the other scale',
      ofScale('CRST', 'NORMAL'),
      { 'factors.0.category': OTHER_SCALE },
    ],
    [
      'RISK-25 RISK-38 with a category of the other scale',
      ofScale('UPDRS', 'MARKED'),
      { 'factors.0.category': OTHER_SCALE },
    ],
    [
      'RISK-38 with categories of two scales',
      ofScale(null, 'NONE', 'MILD'),
      { 'factors.0.category': OTHER_SCALE, 'factors.1.category': OTHER_SCALE },
    ],
    ['RISK-38 with a category twice', ofScale('UPDRS', 'MILD', 'MILD'), { 'factors.1.category': USED_ONCE }],
    [
      'ENT-078 with one side as both',
      { ...ofScale('UPDRS', 'MILD'), rightResultDefinitionId: 'left-amplitude' },
      { resultDefinitionId: 'Result definitions do not belong to this type' },
    ],
  ])('%s is refused', (_, body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });
});
