import * as z from 'zod/mini';
import { sexes } from './enumerations.ts';
import { AssessmentId } from './scan-modules.ts';

/** Words of a risk-analysis outcome (ENT-076..083, RISK-24..26). */
export const outcomeTypes = ['FALL', 'TREMORS'] as const;
export const fallCategories = ['LOW', 'MEDIUM', 'HIGH'] as const;
export const tremorCategories = ['NONE', 'NORMAL', 'SLIGHT', 'MILD', 'MODERATE', 'MARKED', 'SEVERE'] as const;
const criterionTypes = ['DISTANCE', 'TIME', 'SPEED', 'REPS', 'AGE', 'SEX'] as const;
const comparators = ['gt', 'lt', 'gte', 'lte', 'e'] as const;
const demographics = ['AGE', 'SEX'] as const;

const text = (max = 500) =>
  z._default(z.nullable(z.string().check(z.maxLength(max, `Max Character Limit is ${max}`))), null);
const resultId = () => z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null);

const Condition = z.strictObject({
  comparator: z.enum(comparators, { error: 'Comparator is required' }),
  value: z.union([z.number(), z.enum(sexes)], { error: 'Value must be a number' }),
});

const Criterion = z
  .strictObject({
    type: z.enum(criterionTypes, { error: 'Criterion type is required' }),
    units: text(40),
    conditions: z.array(Condition).check(z.maxLength(2, 'A criterion has at most two conditions')),
  })
  .check(
    // OPEN-137: numeric for every type except SEX.
    z.refine(
      ({ type, conditions }) => conditions.every(({ value }) => (type === 'SEX') === (typeof value === 'string')),
      'Value must be a number, or MALE or FEMALE for SEX',
    ),
  );

const Factor = z.strictObject({
  category: z.enum([...fallCategories, ...tremorCategories], { error: 'Category is required' }),
  description: text(),
  shortDescription: text(),
  criteria: z.array(Criterion).check(z.maxLength(10)),
});

type Draft = {
  type: (typeof outcomeTypes)[number];
  resultDefinitionId: string | null;
  leftResultDefinitionId: string | null;
  rightResultDefinitionId: string | null;
  factors: { category: string }[];
};

const categoriesFit = ({ type, factors }: Draft) => {
  const allowed: readonly string[] = type === 'FALL' ? fallCategories : tremorCategories;
  return factors.every(({ category }) => allowed.includes(category));
};

/** ENT-078. */
const definitionsFit = ({
  type,
  resultDefinitionId: one,
  leftResultDefinitionId: left,
  rightResultDefinitionId: right,
}: Draft) =>
  type === 'FALL' ? one !== null && left === null && right === null : one === null && left !== null && right !== null;

/** An outcome as the editor saves it (API-20). */
export const RiskOutcomeBody = z
  .strictObject({
    assessmentId: AssessmentId,
    type: z.enum(outcomeTypes, { error: 'Type is required' }),
    title: text(),
    description: text(2000),
    source: text(2000),
    resultDefinitionId: resultId(),
    leftResultDefinitionId: resultId(),
    rightResultDefinitionId: resultId(),
    demographicsRequired: z._default(
      z.nullable(z.array(z.enum(demographics)).check(z.minLength(1), z.maxLength(2))),
      null,
    ),
    factors: z.array(Factor, { error: 'Factors are required' }).check(z.maxLength(100)),
  })
  .check(
    z.refine(categoriesFit, { error: 'Category does not belong to this type', path: ['factors'] }),
    z.refine(definitionsFit, { error: 'Result definitions do not belong to this type', path: ['resultDefinitionId'] }),
  );

/** A stored outcome; `version` goes into If-Match, 0 where none is stored yet. */
export const RiskOutcome = z.object({ ...RiskOutcomeBody.shape, version: z.number() });
export type RiskOutcome = z.output<typeof RiskOutcome>;
