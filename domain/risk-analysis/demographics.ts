import { sexes } from '../../contract/platform/enumerations.ts';
import { OLDEST_AGE } from '../../contract/risk-analysis/outcome-errors.ts';
import { isDemographic, type Demographic, type Outcome, type Sex } from './outcome.ts';
import { matchesFactor } from './evaluate.ts';

export interface Demographics {
  /** In years. */
  age: number | null;
  sex: Sex | null;
}

/** Initial values of the prompt (RISK-21, RISK-22). */
export const DEFAULT_DEMOGRAPHICS = { age: 65, sex: 'MALE' } as const satisfies Demographics;

/** Whether a number is a valid age in whole years. */
export const isAge = (age: number): boolean => Number.isInteger(age) && age >= 0 && age <= OLDEST_AGE;

/** The demographics that an evaluation needs: those that the outcome requires, and those in criteria of its factors. */
export function listRequiredDemographics({ demographicsRequired, factors }: Outcome): Demographic[] {
  const asked = factors.flatMap(({ criteria }) => criteria.map(({ type }) => type).filter(isDemographic));
  const needed = new Set([...(demographicsRequired ?? []), ...asked]);
  return (['SEX', 'AGE'] as const).filter((demographic) => needed.has(demographic));
}

/** The demographics of a session (OPEN-140); an unknown word for the sex counts as missing. */
export function parseDemographics(meta: { age: number | null; sex: string | null } | null): Demographics {
  const age = meta?.age ?? null;
  return {
    age: age !== null && age >= 0 ? age : null,
    sex: sexes.find((sex) => sex === meta?.sex?.toUpperCase()) ?? null,
  };
}

/** The demographics that are required and not known. */
export const listMissingDemographics = (outcome: Outcome, { age, sex }: Demographics): Demographic[] =>
  listRequiredDemographics(outcome).filter((demographic) => (demographic === 'AGE' ? age : sex) === null);

/** The demographics of the session, completed by the entered ones. */
export const completeDemographics = (known: Demographics, entered: Demographics | undefined): Demographics => ({
  age: known.age ?? entered?.age ?? null,
  sex: known.sex ?? entered?.sex ?? null,
});

/** A factor with its criteria about the person only. */
const pickDemographicCriteria = (factor: Outcome['factors'][number], of: readonly Demographic[]) => ({
  ...factor,
  criteria: factor.criteria.filter(({ type }) => isDemographic(type) && of.includes(type)),
});

/**
 * The demographic for which an outcome has no criterion: the person's age, or their sex; null if a factor applies to the
 * person. Limits for other people do not mean a low risk, although RISK-27 still returns the lowest category.
 */
export function findMissingCriterion({ factors }: Outcome, { age, sex }: Demographics): Demographic | null {
  const subject = { value: 0, age, sex };
  const isAbout = (of: readonly Demographic[]) =>
    factors.some((factor) => {
      const asked = pickDemographicCriteria(factor, of);
      return asked.criteria.length === 0 || matchesFactor(asked, subject);
    });
  if (factors.length === 0 || isAbout(['SEX', 'AGE'])) return null;
  return isAbout(['SEX']) ? 'AGE' : 'SEX';
}
