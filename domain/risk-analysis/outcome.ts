import type { RiskOutcome } from '../../contract/risk-analysis/risk-outcome.ts';
import { riskScales, type RiskScale } from '../../contract/risk-analysis/outcome-errors.ts';

/** The criteria for an assessment, stored for an organization or built in (ENT-076). */
export type Outcome = Omit<RiskOutcome, 'version'>;
export type OutcomeType = Outcome['type'];
/** ENT-080. */
export type Factor = Outcome['factors'][number];
/** ENT-081. */
export type Criterion = Factor['criteria'][number];
/** ENT-082, ENT-083. */
export type Condition = Criterion['conditions'][number];
export type Category = Factor['category'];
export type Demographic = NonNullable<Outcome['demographicsRequired']>[number];
export type Sex = Extract<Condition['value'], string>;

/** Whether a criterion asks about the person; the others ask about the result. */
export const isDemographic = (type: Criterion['type']): type is Demographic => type === 'AGE' || type === 'SEX';

/** Categories from the least to the most severe (RISK-24..26). */
export const scales = riskScales satisfies Record<string, readonly Category[]>;
export type Scale = RiskScale;

/** The scale of an outcome: for tremors the one in the title, else CRST if a category is only in CRST. */
export function getScale({ type, title, factors }: Pick<Outcome, 'type' | 'title' | 'factors'>): Scale {
  if (type === 'FALL') return 'FALL';
  const named = (['UPDRS', 'CRST'] as const).filter((scale) => title?.toUpperCase().includes(scale));
  if (named.length === 1) return named[0]!;
  return factors.some(({ category }) => category === 'NONE' || category === 'MARKED') ? 'CRST' : 'UPDRS';
}

/** The category if no factor matches (RISK-27, OPEN-136). */
export const getLowestCategory = (scale: Scale): Category => scales[scale][0];

/** Grey is no level: the result is not evaluated. */
export type LevelColour = 'grey' | 'green' | 'lightGreen' | 'yellow' | 'orange' | 'red';

/** From the least to the most severe, by which sessions of several scales are ordered. */
export const severities: readonly LevelColour[] = ['green', 'lightGreen', 'yellow', 'orange', 'red'];

const fallColours: Partial<Record<Category, LevelColour>> = { LOW: 'green', MEDIUM: 'yellow', HIGH: 'red' };
const tremorColours: Partial<Record<Category, LevelColour>> = {
  NONE: 'green',
  NORMAL: 'green',
  SLIGHT: 'lightGreen',
  MILD: 'yellow',
  MODERATE: 'orange',
  MARKED: 'orange',
  SEVERE: 'red',
};

/** The color of a level (RISK-51, OPEN-139): moderate is the fourth level of UPDRS, but the third of CRST. */
export function getLevelColour(category: Category, scale: Scale): LevelColour {
  if (scale === 'CRST' && category === 'MODERATE') return 'yellow';
  return fallColours[category] ?? tremorColours[category] ?? 'green';
}
