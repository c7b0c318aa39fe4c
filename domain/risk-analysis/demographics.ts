import { sexes } from '../../contract/platform/enumerations.ts';
import { OLDEST_AGE } from '../../contract/risk-analysis/outcome-errors.ts';
import { isDemographic, type Demographic, type Outcome, type Sex } from './outcome.ts';
import { matchesFactor } from './evaluate.ts';

export interface Demographics {
  /** In years. */
  age: number | null;
  sex: Sex | null;
}

/** What the prompt starts from (RISK-21, RISK-22). */
export const DEFAULT_DEMOGRAPHICS = { age: 65, sex: 'MALE' } as const satisfies Demographics;

/** Whether somebody can be so many whole years old. */
export const isAge = (age: number): boolean => Number.isInteger(age) && age >= 0 && age <= OLDEST_AGE;

/** What must be known of somebody: what the outcome says it needs, and what its factors ask about. */
export function demographicsNeeded({ demographicsRequired, factors }: Outcome): Demographic[] {
  const asked = factors.flatMap(({ criteria }) => criteria.map(({ type }) => type).filter(isDemographic));
  const needed = new Set([...(demographicsRequired ?? []), ...asked]);
  return (['SEX', 'AGE'] as const).filter((demographic) => needed.has(demographic));
}

/** The demographics that a session carries (OPEN-140); a word that is neither sex counts as unknown. */
export function demographicsOf(meta: { age: number | null; sex: string | null } | null): Demographics {
  const age = meta?.age ?? null;
  return {
    age: age !== null && age >= 0 ? age : null,
    sex: sexes.find((sex) => sex === meta?.sex?.toUpperCase()) ?? null,
  };
}

/** What is needed and not known. */
export const missingDemographics = (outcome: Outcome, { age, sex }: Demographics): Demographic[] =>
  demographicsNeeded(outcome).filter((demographic) => (demographic === 'AGE' ? age : sex) === null);

/** What the session says itself, completed by what was entered. */
export const completed = (known: Demographics, entered: Demographics | undefined): Demographics => ({
  age: known.age ?? entered?.age ?? null,
  sex: known.sex ?? entered?.sex ?? null,
});

/** What a factor asks about the person, without what it asks about the result. */
const aboutPerson = (factor: Outcome['factors'][number], of: readonly Demographic[]) => ({
  ...factor,
  criteria: factor.criteria.filter(({ type }) => isDemographic(type) && of.includes(type)),
});

/**
 * Of what there is no criterion for somebody: of their age, or of their sex; null where some factor is about them. Nobody
 * is at low risk by limits that are other people's: RISK-27 still names the lowest category, which says nothing then.
 */
export function missingCriterion({ factors }: Outcome, { age, sex }: Demographics): Demographic | null {
  const subject = { value: 0, age, sex };
  const isAbout = (of: readonly Demographic[]) =>
    factors.some((factor) => {
      const asked = aboutPerson(factor, of);
      return asked.criteria.length === 0 || matchesFactor(asked, subject);
    });
  if (factors.length === 0 || isAbout(['SEX', 'AGE'])) return null;
  return isAbout(['SEX']) ? 'AGE' : 'SEX';
}
