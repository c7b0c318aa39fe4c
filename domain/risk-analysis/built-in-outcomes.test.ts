import { describe, expect, it } from 'vitest';
import { RiskOutcomeBody } from '../../contract/risk-analysis/risk-outcome.ts';
import { findAssessment } from '../scan-modules/assessments.ts';
import { findBuiltInOutcome, type Reading } from './built-in-outcomes.ts';
import { evaluate } from './evaluate.ts';
import type { Sex } from './outcome.ts';

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
const evaluateCategory = (
  id: string,
  value: number,
  age: number | null = null,
  sex: Sex | null = null,
  reading?: Reading,
) => evaluate(findBuiltInOutcome(id, reading)!, { value, age, sex }).category;

describe.each(['ADMIN', 'PORTAL'] as const)('the built-in outcomes, %s', (reading) => {
  it.each(withRules)('OPEN-129 %s can be stored and evaluates a result that the assessment has', (id) => {
    const outcome = findBuiltInOutcome(id, reading)!;
    expect(outcome.assessmentId).toBe(id);
    expect(RiskOutcomeBody.safeParse(outcome).error).toBeUndefined();
    const results = findAssessment(id)!.resultDefinitions;
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
  expect(findBuiltInOutcome('AST-0004')).toBeUndefined();
  expect(findBuiltInOutcome('toString')).toBeUndefined();
});

it('RISK-53 says how much higher the risk is', () => {
  const { factors } = findBuiltInOutcome('AST-0001')!;
  expect(factors.map(({ category, shortDescription }) => [category, shortDescription])).toEqual([
    ['LOW', null],
    ['MEDIUM', '2X'],
    ['HIGH', '4X'],
  ]);
});

it('OPEN-129 OPEN-131 the two readings differ in three assessments and in no other', () => {
  const differing = withRules.filter(
    (id) => JSON.stringify(findBuiltInOutcome(id, 'ADMIN')) !== JSON.stringify(findBuiltInOutcome(id, 'PORTAL')),
  );
  expect(differing).toEqual(['AST-0011', 'AST-0012', 'AST-0020']);
});

it('OPEN-129 each reading names its source, where the specification has one', () => {
  const sourceOf = (id: string, reading: Reading) => findBuiltInOutcome(id, reading)!.source;
  for (const id of withRules) expect(sourceOf(id, 'ADMIN')).toMatch(/\(\d{4}\)$|^CDC STEADI, /);
  expect(sourceOf('AST-0011', 'PORTAL')).toMatch(/^Lusardi, /);
  expect(sourceOf('AST-0020', 'PORTAL')).toBeNull();
});

it('a year counts once it is completed', () => {
  expect(evaluateCategory('AST-0011', 12, 69.9, 'MALE')).toBe('HIGH');
  expect(evaluateCategory('AST-0011', 12, 70, 'MALE')).toBe('LOW');
});
