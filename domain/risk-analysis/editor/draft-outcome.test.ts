import { describe, expect, it } from 'vitest';
import { assessments } from '../../scan-modules/assessments.ts';
import { findBuiltInOutcome } from '../built-in-outcomes.ts';
import { listFactorRows } from '../factor-rows.ts';
import type { Outcome } from '../outcome.ts';
import { changeFactor, changeLayout, openDraft } from './changes.ts';
import { toOutcome, validateDraft, pickStepErrors } from './draft-outcome.ts';

const seconds = { type: 'TIME', units: 's' } as const;
const tug = findBuiltInOutcome('AST-0009')!;
const stands = findBuiltInOutcome('AST-0011')!;
const tremor = findBuiltInOutcome('AST-0050')!;

describe('a draft as it is saved', () => {
  const builtIn = assessments.flatMap(({ id }) =>
    (['ADMIN', 'PORTAL'] as const).flatMap((reading) => findBuiltInOutcome(id, reading) ?? []),
  );
  it.each(builtIn)('$assessmentId is saved as it was opened when nothing is changed', (outcome) => {
    expect(toOutcome(outcome, openDraft(outcome, seconds))).toEqual(outcome);
  });

  it('RISK-28 RISK-38 factors of a tremor that overlap keep their order: the last of them counts', () => {
    const [normal, slight, mild] = tremor.factors;
    const overlapping: Outcome = { ...tremor, factors: [mild!, { ...slight!, criteria: mild!.criteria }, normal!] };
    const saved = toOutcome(overlapping, openDraft(overlapping, seconds));
    expect(saved.factors.map(({ category }) => category)).toEqual(['MILD', 'SLIGHT', 'NORMAL', 'MODERATE', 'SEVERE']);
    const partly = { ...tremor, factors: [slight!, mild!] };
    expect(toOutcome(partly, openDraft(partly, seconds)).factors.map(({ category }) => category)).toEqual([
      'NORMAL',
      'SLIGHT',
      'MILD',
      'MODERATE',
      'SEVERE',
    ]);
  });

  it('RISK-33 RISK-34 keeps the type and the result definitions of what was opened', () => {
    const draft = changeLayout({ ...openDraft(tug, seconds), title: 'Other' }, 'persons', seconds);
    expect(toOutcome(tug, draft)).toMatchObject({
      assessmentId: 'AST-0009',
      type: 'FALL',
      title: 'Other',
      resultDefinitionId: 'time',
      leftResultDefinitionId: null,
      rightResultDefinitionId: null,
      demographicsRequired: ['AGE', 'SEX'],
    });
  });

  it('RISK-61 describes a tremor by its scale: Item 3.15 for UPDRS, Part A for CRST', () => {
    const updrs = { ...openDraft(tremor, seconds), description: 'typed' };
    expect(toOutcome(tremor, updrs)).toMatchObject({ title: 'UPDRS', description: 'Item 3.15' });
    const crst = toOutcome(tremor, changeLayout(updrs, 'CRST', seconds));
    expect(crst).toMatchObject({ title: 'CRST', description: 'Part A' });
    expect(crst.factors.map(({ category }) => category)).toEqual(['NONE', 'SLIGHT', 'MODERATE', 'MARKED', 'SEVERE']);
  });

  const ofAge = (ageMin: string, ageMax: string) =>
    toOutcome(stands, changeFactor(openDraft(stands, seconds), 0, { ageMin, ageMax })).factors[0]!.criteria[1];

  it('RISK-43 an empty or zero oldest age removes the upper bound', () => {
    expect(ofAge('60', '64')?.conditions).toEqual([
      { comparator: 'gte', value: 60 },
      { comparator: 'lte', value: 64 },
    ]);
    for (const none of ['', ' ', '0'])
      expect(ofAge('60', none)?.conditions).toEqual([{ comparator: 'gte', value: 60 }]);
  });

  it('reads other comparators of a stored age as first and last year', () => {
    const [factor] = stands.factors;
    const [sex, , time] = factor!.criteria;
    const between = {
      type: 'AGE' as const,
      units: null,
      conditions: [
        { comparator: 'gt' as const, value: 59 },
        { comparator: 'lt' as const, value: 70 },
      ],
    };
    const outcome: Outcome = { ...stands, factors: [{ ...factor!, criteria: [sex!, between, time!] }] };
    expect(openDraft(outcome, seconds).factors.persons).toMatchObject([{ ageMin: '60', ageMax: '69' }]);
  });
});

describe('what keeps a draft from being saved', () => {
  const limit = (value: string, more = {}) => ({
    criteria: [{ ...seconds, conditions: [{ comparator: 'gt' as const, value }], ...more }],
  });
  const problems = (change: Parameters<typeof changeFactor>[2], outcome = tug) =>
    validateDraft(outcome, changeFactor(openDraft(outcome, seconds), 0, change));

  it('finds nothing in what is built in', () => {
    for (const outcome of [tug, stands, tremor])
      expect(validateDraft(outcome, openDraft(outcome, seconds))).toEqual({});
  });

  it.each(['', ' ', 'twelve', '1,5', 'Infinity', '1e999'])('RISK-32 OPEN-137 a limit of "%s" is no number', (value) => {
    expect(problems(limit(value))).toEqual({ 'factors.0.criteria.0.conditions.0.value': 'Value must be a number' });
  });

  it('RISK-31 a criterion needs a type', () => {
    expect(problems(limit('3', { type: '' }))).toEqual({ 'factors.0.criteria.0.type': 'Criterion type is required' });
  });

  it('RISK-35 a category is used once, and in rows once for each sex and range of ages (OPEN-158)', () => {
    expect(problems({ category: 'HIGH' })).toEqual({ 'factors.1.category': 'Each category is used once' });
    expect(problems({ category: 'MEDIUM' }, stands)).toEqual({});
    expect(problems({ ageMin: '70', ageMax: '79' }, stands)).toEqual({
      'factors.1.category': 'Each category is used once',
    });
  });

  it.each([
    ['RISK-41', '-1', '69', 'Age min must be at least 0'],
    ['RISK-42', '0', '0.5', 'Age must be a whole number up to 120'],
    ['RISK-42', '', '-5', 'Age max must be at least 1'],
    ['RISK-42', '60', '121', 'Age must be a whole number up to 120'],
    ['OPEN-159', '70', '69', 'Age max cannot be lower than age min'],
    ['RISK-41', 'sixty', '69', 'Age must be a whole number up to 120'],
  ])('%s ages from "%s" to "%s": %s', (_, ageMin, ageMax, message) => {
    expect(problems({ ageMin, ageMax }, stands)).toEqual({ 'factors.0.ages': message });
  });

  it.each([
    ['0', '1'],
    ['60', '120'],
    ['60', '60'],
    ['60', '0'],
    ['', ''],
    ['', '64'],
  ])('RISK-41 RISK-42 RISK-43 OPEN-159 ages from "%s" to "%s" may be saved', (ageMin, ageMax) => {
    expect(problems({ ageMin, ageMax }, stands)).toEqual({});
  });

  it('names limits of a row without what it asks of the person, and says on which step a problem is solved', () => {
    const draft = { ...changeFactor(openDraft(stands, seconds), 0, limit('x')), source: 'x'.repeat(2001) };
    const found = validateDraft(stands, draft);
    expect(found).toEqual({
      source: 'Max Character Limit is 2000',
      'factors.0.criteria.0.conditions.0.value': 'Value must be a number',
    });
    expect(Object.keys(pickStepErrors(0, found))).toEqual(['source']);
    expect(Object.keys(pickStepErrors(1, found))).toEqual(['factors.0.criteria.0.conditions.0.value']);
    expect(pickStepErrors(2, found)).toEqual({});
  });
});

it('RISK-47 RISK-48 rows are shown by sex, then by age, as min-max or min+', () => {
  const shuffled = [5, 0, 3, 2, 4, 1].map((at) => stands.factors[at]!);
  expect(listFactorRows({ ...stands, factors: shuffled }).map(({ sex, ages }) => [sex, ages])).toEqual([
    ['MALE', '60-69'],
    ['MALE', '70-79'],
    ['MALE', '80+'],
    ['FEMALE', '60-69'],
    ['FEMALE', '70-79'],
    ['FEMALE', '80+'],
  ]);
});
