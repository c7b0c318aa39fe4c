import type { Category, Condition, Criterion, Factor, Outcome } from './outcome.ts';
import { sexes } from '../../contract/platform/enumerations.ts';

/** An outcome that is not yet about one assessment. */
export type Rule = Omit<Outcome, 'assessmentId'>;

export const condition = (comparator: Condition['comparator'], value: Condition['value']): Condition => ({
  comparator,
  value,
});

export const criterion = (type: Criterion['type'], units: string | null, ...conditions: Condition[]): Criterion => ({
  type,
  units,
  conditions,
});

export const factor = (
  category: Category,
  criteria: Criterion[],
  shortDescription: Factor['shortDescription'] = null,
  description: Factor['description'] = null,
): Factor => ({ category, description, shortDescription, criteria });

/** A fall risk by one result (ENT-078). */
export const createFallRule = (
  resultDefinitionId: string,
  source: Outcome['source'],
  factors: Factor[],
  demographicsRequired: Outcome['demographicsRequired'] = null,
): Rule => ({
  type: 'FALL',
  title: null,
  description: null,
  source,
  resultDefinitionId,
  leftResultDefinitionId: null,
  rightResultDefinitionId: null,
  demographicsRequired,
  factors,
});

/** First and last age of a band, both within it; no last age means everybody older (OPEN-134). */
export type AgeBand = readonly [first: number, last?: number];
/** The limit for men and for women (OPEN-133). */
export type AgeRow = readonly [band: AgeBand, male: number, female: number];

/** What is measured, in which unit, and on which side of the limit the risk is high. */
interface Measure {
  type: Criterion['type'];
  units: string;
  highWhen: Condition['comparator'];
}

/** One HIGH factor for each band and sex, men first; anyone in none of them is at low risk. */
export const createAgeTable = (rows: readonly AgeRow[], { type, units, highWhen }: Measure): Factor[] =>
  sexes.flatMap((sex) =>
    rows.map(([[first, last], male, female]) => {
      const upTo = last === undefined ? [] : [condition('lte', last)];
      return factor('HIGH', [
        criterion('SEX', null, condition('e', sex)),
        criterion('AGE', 'years', condition('gte', first), ...upTo),
        criterion(type, units, condition(highWhen, sex === 'MALE' ? male : female)),
      ]);
    }),
  );
