import type { Demographics } from './demographics.ts';
import { matchesFactor } from './evaluate.ts';
import { isDemographic, type Demographic, type Outcome } from './outcome.ts';

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
