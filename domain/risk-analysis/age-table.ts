import { sexes } from '../../contract/platform/enumerations.ts';
import type { Condition, Criterion, Factor } from './outcome.ts';
import { condition, criterion, factor } from './rule.ts';

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

/** One HIGH factor for each band and sex, men first; whoever is in none of them is at low risk. */
export const ageTable = (rows: readonly AgeRow[], { type, units, highWhen }: Measure): Factor[] =>
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
