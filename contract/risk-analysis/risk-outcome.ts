import { fieldMessage } from '../platform/messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { sexes } from '../platform/enumerations.ts';
import { blankAsNull } from '../platform/fields.ts';
import { riskOutcomeFieldMessage } from './messages.ts';
import { validateOutcome, riskScales } from './outcome-errors.ts';
import { AssessmentId } from '../scan-modules/scan-modules.ts';

/** Words of a risk-analysis outcome (ENT-076..083). */
const outcomeTypes = ['FALL', 'TREMORS'] as const;
const categories = [...new Set(Object.values(riskScales).flat())];
/** What is measured; the other criteria ask about the person. */
export const measureTypes = ['DISTANCE', 'TIME', 'SPEED', 'REPS'] as const;
const criterionTypes = [...measureTypes, 'AGE', 'SEX'] as const;
export const comparators = ['gt', 'lt', 'gte', 'lte', 'e'] as const;
const demographics = ['AGE', 'SEX'] as const;
export const MAX_CONDITIONS = 2;
const OUTCOME_TEXT = { line: 500, long: 2000, units: 40 } as const;

/** Blanks only become null. */
const text = (max: number = OUTCOME_TEXT.line) =>
  z.pipe(
    blankAsNull(formMessage.text('fields.invalidText')),
    z.nullable(z.string().check(z.maxLength(max, fieldMessage.text('fields.characterLimit', { n: max })))),
  );
const resultId = () => z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null);

const Condition = z.strictObject({
  comparator: z.enum(comparators, { error: riskOutcomeFieldMessage.text('riskAnalysis.comparatorRequired') }),
  value: z.union([z.number(), z.enum(sexes)], { error: formMessage.text('fields.valueNumber') }),
});

const Criterion = z
  .strictObject({
    type: z.enum(criterionTypes, { error: riskOutcomeFieldMessage.text('riskAnalysis.criterionTypeRequired') }),
    units: text(OUTCOME_TEXT.units),
    conditions: z
      .array(Condition)
      .check(z.maxLength(MAX_CONDITIONS, riskOutcomeFieldMessage.text('riskAnalysis.maxConditions'))),
  })
  .check(
    // OPEN-137: numeric for every type except SEX.
    z.refine(
      ({ type, conditions }) => conditions.every(({ value }) => (type === 'SEX') === (typeof value === 'string')),
      riskOutcomeFieldMessage.text('riskAnalysis.value'),
    ),
  );

const Factor = z.strictObject({
  category: z.enum(categories, { error: riskOutcomeFieldMessage.text('riskAnalysis.categoryRequired') }),
  description: text(),
  shortDescription: text(),
  criteria: z.array(Criterion).check(z.maxLength(10)),
});

interface Definitions {
  type: (typeof outcomeTypes)[number];
  resultDefinitionId: string | null;
  leftResultDefinitionId: string | null;
  rightResultDefinitionId: string | null;
}

const differ = (words: readonly string[]) => new Set(words).size === words.length;

/** ENT-078. */
const definitionsFit = ({
  type,
  resultDefinitionId: one,
  leftResultDefinitionId: left,
  rightResultDefinitionId: right,
}: Definitions) =>
  type === 'FALL'
    ? one !== null && left === null && right === null
    : one === null && left !== null && right !== null && left !== right;

/** An outcome as the editor saves it (API-20). */
export const RiskOutcomeBody = z
  .strictObject({
    assessmentId: AssessmentId,
    type: z.enum(outcomeTypes, { error: formMessage.text('fields.typeRequired') }),
    title: text(),
    description: text(OUTCOME_TEXT.long),
    source: text(OUTCOME_TEXT.long),
    resultDefinitionId: resultId(),
    leftResultDefinitionId: resultId(),
    rightResultDefinitionId: resultId(),
    demographicsRequired: z._default(
      z.nullable(
        z
          .array(z.enum(demographics))
          .check(z.minLength(1), z.refine(differ, riskOutcomeFieldMessage.text('riskAnalysis.demographicRepeated'))),
      ),
      null,
    ),
    factors: z
      .array(Factor, { error: riskOutcomeFieldMessage.text('riskAnalysis.factorsRequired') })
      .check(z.maxLength(100)),
  })
  .check(
    z.refine(definitionsFit, {
      error: riskOutcomeFieldMessage.text('riskAnalysis.resultsOfOtherType'),
      path: ['resultDefinitionId'],
    }),
    ({ value, issues }) => {
      for (const fault of validateOutcome(value)) issues.push({ code: 'custom', input: value, ...fault });
    },
  );

/** A stored outcome; `version` goes into If-Match, 0 where none is stored yet. */
export const RiskOutcome = z.object({ ...RiskOutcomeBody.shape, version: z.number() });
export type RiskOutcome = z.output<typeof RiskOutcome>;
