import { expect, it } from 'vitest';
import { findBuiltInOutcome } from '../built-in-outcomes.ts';
import type { Outcome } from '../outcome.ts';
import { condition, criterion, factor } from '../rule.ts';
import { listWarnings, listLogWarnings } from './warnings.ts';

const seconds = { type: 'TIME', units: 's' } as const;
const tug = findBuiltInOutcome('AST-0009')!;
const stands = findBuiltInOutcome('AST-0011')!;
const time = (...limits: [Parameters<typeof condition>[0], number][]) =>
  criterion('TIME', 's', ...limits.map(([comparator, value]) => condition(comparator, value)));
const withFactors = (...factors: Outcome['factors']): Outcome => ({ ...tug, factors });
const everybody = { sex: null, ages: null };

it('has nothing to say of an outcome whose factors meet without a gap', () => {
  for (const id of ['AST-0001', 'AST-0009', 'AST-0018', 'AST-0020']) {
    const outcome = findBuiltInOutcome(id)!;
    const { type, units } = outcome.factors[0]!.criteria[0]!;
    expect(listWarnings(outcome, { type: type as 'TIME', units: units! })).toEqual([]);
  }
});

it('tells which values no factor matches, and that they count as the lowest category', () => {
  const outcome = withFactors(factor('LOW', [time(['lt', 10])]), factor('HIGH', [time(['gt', 12])]));
  expect(listWarnings(outcome, seconds)).toEqual([
    {
      kind: 'GAP',
      persons: everybody,
      range: {
        category: 'LOW',
        matching: [],
        from: { value: 10, included: true },
        to: { value: 12, included: true },
      },
      units: 's',
      countsAs: 'LOW',
    },
  ]);
});

it('tells which values several factors match', () => {
  const outcome = withFactors(factor('LOW', [time(['lte', 12])]), factor('HIGH', [time(['gte', 12])]));
  expect(listWarnings(outcome, seconds)).toMatchObject([
    {
      kind: 'OVERLAP',
      range: { matching: ['LOW', 'HIGH'], from: { value: 12, included: true }, to: { value: 12, included: true } },
    },
  ]);
});

it('OPEN-134 OPEN-135 tells of whom no row is, by sex and age', () => {
  expect(listWarnings(stands, seconds)).toEqual(
    (['MALE', 'FEMALE'] as const).map((sex) => ({
      kind: 'NOBODY',
      persons: { sex, ages: '0-59' },
    })),
  );
  const [first, second, , ...women] = stands.factors;
  expect(listWarnings({ ...stands, factors: [first!, second!, ...women] }, seconds)).toMatchObject([
    { persons: { sex: 'MALE', ages: '0-59' } },
    { persons: { sex: 'MALE', ages: '80+' } },
    { persons: { sex: 'FEMALE', ages: '0-59' } },
  ]);
});

it('tells for which ages rows overlap', () => {
  const sex = criterion('SEX', null, condition('e', 'MALE'));
  const ages = (first: number, last: number) =>
    criterion('AGE', 'years', condition('gte', first), condition('lte', last));
  const outcome: Outcome = {
    ...stands,
    factors: [
      factor('MEDIUM', [sex, ages(60, 70), time(['gt', 10])]),
      factor('HIGH', [sex, ages(70, 79), time(['gt', 12])]),
    ],
  };
  expect(listWarnings(outcome, seconds).filter(({ kind }) => kind === 'OVERLAP')).toMatchObject([
    {
      persons: { sex: 'MALE', ages: '70-70' },
      range: { matching: ['MEDIUM', 'HIGH'], from: { value: 12, included: false }, to: null },
    },
  ]);
});

it('OPEN-135 tells which factors match nothing whatever is measured', () => {
  const never = [time(['gt', 10], ['lt', 5])];
  const outcome = withFactors(factor('LOW', [time(['gte', 0])]), factor('MEDIUM', never), factor('HIGH', [time()]));
  expect(listWarnings(outcome, seconds)).toEqual([
    { kind: 'NEVER', category: 'MEDIUM', persons: everybody },
    { kind: 'NEVER', category: 'HIGH', persons: everybody },
  ]);
  const exact = withFactors(factor('LOW', [time(['gte', 12], ['lte', 12])]));
  expect(listWarnings(exact, seconds).map(({ kind }) => kind)).not.toContain('NEVER');
});

it('RISK-50 a factor without result criteria, or with two of a type, is a warning in the log only', () => {
  const sex = criterion('SEX', null, condition('e', 'MALE'));
  const outcome = withFactors(
    factor('LOW', [time(['gte', 0])]),
    factor('MEDIUM', []),
    factor('HIGH', [time(['gt', 1]), time(['gt', 2])]),
  );
  expect(listLogWarnings(outcome)).toEqual([
    'Factor 2 (MEDIUM) has no result criteria',
    'Factor 3 (HIGH) has more than one criterion of a type',
  ]);
  expect(listLogWarnings(withFactors(factor('HIGH', [sex])))).toEqual(['Factor 1 (HIGH) has no result criteria']);
  for (const id of ['AST-0001', 'AST-0011', 'AST-0050']) expect(listLogWarnings(findBuiltInOutcome(id)!)).toEqual([]);
  expect(listWarnings(outcome, seconds).filter(({ kind }) => kind === 'NEVER')).toEqual([]);
});

it('tells that limits are in other units than the assessment measures in', () => {
  const minutes = factor('HIGH', [criterion('TIME', 'min', condition('gte', 0))]);
  expect(listWarnings(withFactors(minutes), seconds)).toEqual([{ kind: 'UNITS', given: 'min', measured: 's' }]);
  expect(listWarnings(withFactors(minutes), { type: '', units: '' })).toEqual([]);
});
