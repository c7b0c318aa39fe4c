import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, type Subject } from './evaluate.ts';
import {
  type Category,
  type Condition,
  type Criterion,
  type Factor,
  type Outcome,
  type Sex,
  getLevelColour,
  getScale,
  scales,
} from './outcome.ts';

const outcome = (factors: Factor[], more: Partial<Outcome> = {}): Outcome => ({
  assessmentId: 'AST-0009',
  type: 'FALL',
  title: null,
  description: null,
  source: null,
  resultDefinitionId: 'time',
  leftResultDefinitionId: null,
  rightResultDefinitionId: null,
  demographicsRequired: null,
  factors,
  ...more,
});
const factor = (category: Category, ...criteria: Criterion[]): Factor => ({
  category,
  description: null,
  shortDescription: null,
  criteria,
});
const on = (type: Criterion['type'], ...conditions: [Condition['comparator'], Condition['value']][]): Criterion => ({
  type,
  units: null,
  conditions: conditions.map(([comparator, value]) => ({ comparator, value })),
});
const of = (value: number, age: number | null = null, sex: Sex | null = null): Subject => ({ value, age, sex });
const tremors = { type: 'TREMORS' as const, resultDefinitionId: null };

describe('one condition', () => {
  it.each<[Condition['comparator'], [below: boolean, at: boolean, above: boolean]]>([
    ['gt', [false, false, true]],
    ['gte', [false, true, true]],
    ['lt', [true, false, false]],
    ['lte', [true, true, false]],
    ['e', [false, true, false]],
  ])('ENT-082 %s', (comparator, expected) => {
    const rule = outcome([factor('HIGH', on('TIME', [comparator, 12]))]);
    expect([11.9, 12, 12.1].map((value) => evaluate(rule, of(value)).category === 'HIGH')).toEqual(expected);
  });

  it.each(['DISTANCE', 'TIME', 'SPEED', 'REPS'] as const)('ENT-081 %s is about the result', (type) => {
    const rule = outcome([factor('HIGH', on(type, ['gt', 5]))]);
    expect(evaluate(rule, of(6)).category).toBe('HIGH');
    expect(evaluate(rule, of(4, 6)).category).toBe('LOW');
  });

  it('ENT-083 AGE and SEX are about the person; unknown matches nothing', () => {
    const old = outcome([factor('HIGH', on('AGE', ['gte', 80]))]);
    expect(evaluate(old, of(1, 80)).category).toBe('HIGH');
    expect(evaluate(old, of(90, 79.9)).category).toBe('LOW');
    expect(evaluate(old, of(90)).category).toBe('LOW');
    const women = outcome([factor('HIGH', on('SEX', ['e', 'FEMALE']))]);
    expect(evaluate(women, of(1, null, 'FEMALE')).category).toBe('HIGH');
    expect(evaluate(women, of(1, null, 'MALE')).category).toBe('LOW');
    expect(evaluate(women, of(1)).category).toBe('LOW');
  });
});

describe('how they combine', () => {
  it('OPEN-135 all conditions of a criterion hold', () => {
    const rule = outcome([factor('MEDIUM', on('TIME', ['gt', 6], ['lte', 10]))]);
    expect([6, 8, 10, 10.1].map((value) => evaluate(rule, of(value)).category)).toEqual([
      'LOW',
      'MEDIUM',
      'MEDIUM',
      'LOW',
    ]);
  });

  it('OPEN-135 all criteria of a factor hold', () => {
    const rule = outcome([factor('HIGH', on('SEX', ['e', 'MALE']), on('AGE', ['gte', 60]), on('TIME', ['gt', 9]))]);
    expect(evaluate(rule, of(10, 60, 'MALE')).category).toBe('HIGH');
    for (const other of [of(9, 60, 'MALE'), of(10, 59, 'MALE'), of(10, 60, 'FEMALE')])
      expect(evaluate(rule, other).category).toBe('LOW');
  });

  it('OPEN-135 OPEN-138 a factor without criteria, or with empty ones, matches nothing', () => {
    expect(evaluate(outcome([factor('HIGH')]), of(5))).toEqual({ category: 'LOW', factor: null, matches: 0 });
    expect(evaluate(outcome([factor('HIGH', on('TIME'))]), of(5)).matches).toBe(0);
    const empty = outcome(
      scales.CRST.map((category) => factor(category, on('DISTANCE'))),
      { ...tremors, title: 'CRST' },
    );
    expect(evaluate(empty, of(8))).toEqual({ category: 'NONE', factor: null, matches: 0 });
  });

  it('RISK-28 takes the last of several that match and counts them', () => {
    const rule = outcome([
      factor('HIGH', on('TIME', ['gt', 1])),
      factor('MEDIUM', on('TIME', ['gt', 2])),
      factor('LOW', on('TIME', ['gt', 99])),
    ]);
    expect(evaluate(rule, of(3))).toEqual({ category: 'MEDIUM', factor: rule.factors[1], matches: 2 });
    expect(evaluate(rule, of(1.5))).toMatchObject({ category: 'HIGH', matches: 1 });
  });

  it.each<[string, Partial<Outcome>, Category]>([
    ['RISK-27 falls', {}, 'LOW'],
    ['OPEN-136 UPDRS', { ...tremors, title: 'UPDRS' }, 'NORMAL'],
    ['OPEN-136 CRST', { ...tremors, title: 'CRST' }, 'NONE'],
  ])('%s: the lowest category without a match', (_row, more, category) => {
    expect(evaluate(outcome([], more), of(5)).category).toBe(category);
  });
});

describe('scales', () => {
  it('RISK-24 RISK-25 RISK-26 have their categories in order', () => {
    expect(scales).toEqual({
      FALL: ['LOW', 'MEDIUM', 'HIGH'],
      UPDRS: ['NORMAL', 'SLIGHT', 'MILD', 'MODERATE', 'SEVERE'],
      CRST: ['NONE', 'SLIGHT', 'MODERATE', 'MARKED', 'SEVERE'],
    });
  });

  it('ENT-076 the title names the tremor scale; without it, the categories do', () => {
    expect(getScale(outcome([]))).toBe('FALL');
    expect(getScale(outcome([], { ...tremors, title: 'CRST' }))).toBe('CRST');
    expect(getScale(outcome([factor('NORMAL')], { ...tremors, title: 'MDS-UPDRS' }))).toBe('UPDRS');
    expect(getScale(outcome([factor('SLIGHT'), factor('MARKED')], tremors))).toBe('CRST');
    expect(getScale(outcome([factor('SLIGHT')], tremors))).toBe('UPDRS');
    // A title that names both says nothing; the outcome is saved by its categories.
    const both = { ...tremors, title: 'UPDRS (before: CRST)' };
    expect(getScale(outcome([factor('NORMAL'), factor('MODERATE')], both))).toBe('UPDRS');
    expect(getScale(outcome([factor('NONE'), factor('MODERATE')], both))).toBe('CRST');
  });

  it('RISK-51 OPEN-139 have their colours', () => {
    const colours = (scale: keyof typeof scales) => scales[scale].map((category) => getLevelColour(category, scale));
    expect(colours('FALL')).toEqual(['green', 'yellow', 'red']);
    expect(colours('UPDRS')).toEqual(['green', 'lightGreen', 'yellow', 'orange', 'red']);
    expect(colours('CRST')).toEqual(['green', 'lightGreen', 'yellow', 'orange', 'red']);
  });
});

const anyCriterion = fc.oneof(
  fc.record({
    type: fc.constantFrom<Criterion['type']>('DISTANCE', 'TIME', 'SPEED', 'REPS', 'AGE'),
    units: fc.constant(null),
    conditions: fc.array(
      fc.record({
        comparator: fc.constantFrom<Condition['comparator']>('gt', 'lt', 'gte', 'lte', 'e'),
        value: fc.double(),
      }),
      { maxLength: 2 },
    ),
  }),
  fc.record({
    type: fc.constant('SEX' as const),
    units: fc.constant(null),
    conditions: fc.array(
      fc.record({
        comparator: fc.constantFrom<Condition['comparator']>('gt', 'e'),
        value: fc.constantFrom<Sex>('MALE', 'FEMALE'),
      }),
      { maxLength: 2 },
    ),
  }),
);
const anySubject = fc.record({
  value: fc.double(),
  age: fc.option(fc.double()),
  sex: fc.option(fc.constantFrom<Sex>('MALE', 'FEMALE')),
});

it.each(['FALL', 'UPDRS', 'CRST'] as const)('RISK-13 answers one category of %s whatever comes in', (scale) => {
  const anyFactor = fc.record({
    category: fc.constantFrom<Category>(...scales[scale]),
    description: fc.constant(null),
    shortDescription: fc.constant(null),
    criteria: fc.array(anyCriterion, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(anyFactor, { maxLength: 8 }), anySubject, (factors, subject) => {
      const rule = outcome(factors, scale === 'FALL' ? {} : { ...tremors, title: scale });
      const { category, factor: decided, matches } = evaluate(rule, subject);
      expect(scales[scale]).toContain(category);
      expect(decided === null).toBe(matches === 0);
      if (decided) expect(decided.category).toBe(category);
    }),
  );
});
