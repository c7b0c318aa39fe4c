import { toAgeRange } from '../../contract/risk-analysis/outcome-errors.ts';
import { isDemographic, type Condition, type Factor, type Outcome, type Sex } from './outcome.ts';

/** One line of the factor table. */
export interface FactorRow {
  factor: Factor;
  /** Null where the factor is about both. */
  sex: Sex | null;
  /** `60-69` or `80+` (RISK-48), null where the factor is about every age. */
  ages: string | null;
  /** What the result is held against, each with its units. */
  limits: (Condition & { units: string | null })[];
}

const listConditions = ({ criteria }: Factor, type: 'AGE' | 'SEX'): Condition[] =>
  criteria.filter((criterion) => criterion.type === type).flatMap(({ conditions }) => conditions);

/** `60-69` or `80+` (RISK-48). */
export const formatAges = ({ first, last }: ReturnType<typeof toAgeRange>): string =>
  last === Infinity ? `${first}+` : `${first}-${last}`;

/** Null where the factor is about both. */
export const getFactorSex = (factor: Factor): Sex | null =>
  listConditions(factor, 'SEX').flatMap(({ value }) => (typeof value === 'string' ? [value] : []))[0] ?? null;

const sexOrder: readonly (Sex | null)[] = [null, 'MALE', 'FEMALE'];

/** The factors as a table: by sex, then by age (RISK-47), otherwise in their own order. */
export const listFactorRows = ({ factors }: Outcome): FactorRow[] =>
  factors
    .map((factor) => ({
      factor,
      sex: getFactorSex(factor),
      ages: listConditions(factor, 'AGE').length > 0 ? formatAges(toAgeRange(factor)) : null,
      limits: factor.criteria
        .filter(({ type }) => !isDemographic(type))
        .flatMap(({ conditions, units }) => conditions.map((condition) => ({ ...condition, units }))),
    }))
    .toSorted(
      (a, b) =>
        sexOrder.indexOf(a.sex) - sexOrder.indexOf(b.sex) || toAgeRange(a.factor).first - toAgeRange(b.factor).first,
    );
