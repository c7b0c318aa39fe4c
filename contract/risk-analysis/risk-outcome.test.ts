import { describe, expect, it } from 'vitest';
import { RiskOutcomeBody } from './risk-outcome.ts';

const criterion = { type: 'TIME', units: 's', conditions: [{ comparator: 'gte', value: 12 }] };
const factor = { category: 'HIGH', description: null, shortDescription: null, criteria: [criterion] };
/** AST-0009 (RISK-54). */
const outcome = {
  assessmentId: 'AST-0009',
  type: 'FALL',
  title: null,
  description: null,
  source: null,
  resultDefinitionId: 'time',
  factors: [{ ...factor, category: 'LOW' }, factor],
};
const withCriterion = (changed: object) => ({ factors: [factor, { ...factor, category: 'LOW', criteria: [changed] }] });
const withCondition = (condition: object) => withCriterion({ ...criterion, conditions: [condition] });
const issuesOf = (change: object) =>
  RiskOutcomeBody.safeParse({ ...outcome, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]) ?? [];

describe('the shape of an outcome', () => {
  it('RISK-29 RISK-30 RISK-31 RISK-32 has nothing to find fault with where all of it is there', () => {
    expect(issuesOf({})).toEqual([]);
  });

  // What is refused differs from what is taken in this one place alone.
  it.each<[string, object, string, string]>([
    ['RISK-29 no type', { type: undefined }, 'type', 'Type is required'],
    [
      'RISK-30 a factor without category',
      { factors: [factor, { ...factor, category: undefined }] },
      'factors.1.category',
      'Category is required',
    ],
    [
      'RISK-30 a factor whose category is none',
      { factors: [{ ...factor, category: null }, factor] },
      'factors.0.category',
      'Category is required',
    ],
    [
      'RISK-30 a factor whose category is no word of a scale',
      { factors: [{ ...factor, category: '' }] },
      'factors.0.category',
      'Category is required',
    ],
    [
      'RISK-31 a criterion without type',
      withCriterion({ ...criterion, type: undefined }),
      'factors.1.criteria.0.type',
      'Criterion type is required',
    ],
    [
      'RISK-32 a condition without comparator',
      withCondition({ value: 12 }),
      'factors.1.criteria.0.conditions.0.comparator',
      'Comparator is required',
    ],
    [
      'RISK-32 a condition without value',
      withCondition({ comparator: 'gt' }),
      'factors.1.criteria.0.conditions.0.value',
      'Value must be a number',
    ],
    [
      'RISK-32 a value that is a text',
      withCondition({ comparator: 'gt', value: '12' }),
      'factors.1.criteria.0.conditions.0.value',
      'Value must be a number',
    ],
  ])('%s is refused at its own place', (_, change, path, message) => {
    expect(issuesOf(change)).toEqual([[path, message]]);
  });
});

describe('the results that an outcome evaluates', () => {
  const isValid = (change: object) => !issuesOf(change).some(([path]) => path === 'resultDefinitionId');
  const [left, right] = [{ leftResultDefinitionId: 'left-amplitude' }, { rightResultDefinitionId: 'right-amplitude' }];

  it('ENT-078 are one of a fall alone', () => {
    expect(isValid({})).toBe(true);
    for (const wrong of [{ resultDefinitionId: null }, left, right, { ...left, ...right }])
      expect(isValid(wrong)).toBe(false);
  });

  it('ENT-078 are the two sides of a tremor alone, two that differ', () => {
    const tremors = { type: 'TREMORS', resultDefinitionId: null };
    expect(isValid({ ...tremors, ...left, ...right })).toBe(true);
    const same = { rightResultDefinitionId: 'left-amplitude' };
    for (const wrong of [{}, left, right, { ...left, ...same }, { ...left, ...right, resultDefinitionId: 'time' }])
      expect(isValid({ ...tremors, ...wrong })).toBe(false);
  });
});

it('a factor asks for one sex at most, beside whatever else it asks for', () => {
  const sex = (...conditions: { comparator: string; value: string }[]) => ({ type: 'SEX', units: null, conditions });
  const faultsOf = (asked: object) => {
    const about = { ...factor, criteria: [criterion, asked] };
    const messages = issuesOf({ factors: [about, factor], demographicsRequired: ['SEX'] }).map(
      ([, message]) => message,
    );
    return messages.filter((message) => message?.startsWith('Sex must be '));
  };
  const [male, female] = [
    { comparator: 'e', value: 'MALE' },
    { comparator: 'e', value: 'FEMALE' },
  ];
  expect(faultsOf(sex(male))).toEqual([]);
  const fault = ['Sex must be a single condition equal to MALE or FEMALE'];
  expect(faultsOf(sex(male, female))).toEqual(fault);
  expect(faultsOf(sex(male, male))).toEqual(fault);
  expect(faultsOf(sex({ comparator: 'gte', value: 'MALE' }))).toEqual(fault);
});
