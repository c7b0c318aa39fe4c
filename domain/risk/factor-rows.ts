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

/** First and last whole year that the conditions let through. */
function spanOf(conditions: readonly Condition[]): { first: number; last: number } {
  const span = { first: 0, last: Infinity };
  for (const { comparator, value } of conditions) {
    if (typeof value !== 'number') continue;
    if (comparator === 'gte' || comparator === 'e') span.first = Math.max(span.first, Math.ceil(value));
    if (comparator === 'gt') span.first = Math.max(span.first, Math.floor(value) + 1);
    if (comparator === 'lte' || comparator === 'e') span.last = Math.min(span.last, Math.floor(value));
    if (comparator === 'lt') span.last = Math.min(span.last, Math.ceil(value) - 1);
  }
  return span;
}

const conditionsOn = ({ criteria }: Factor, type: 'AGE' | 'SEX'): Condition[] =>
  criteria.filter((criterion) => criterion.type === type).flatMap(({ conditions }) => conditions);

const agesOf = (factor: Factor): string | null => {
  const conditions = conditionsOn(factor, 'AGE');
  if (conditions.length === 0) return null;
  const { first, last } = spanOf(conditions);
  return last === Infinity ? `${first}+` : `${first}-${last}`;
};

const sexOf = (factor: Factor): Sex | null =>
  conditionsOn(factor, 'SEX').flatMap(({ value }) => (typeof value === 'string' ? [value] : []))[0] ?? null;

const sexOrder: readonly (Sex | null)[] = [null, 'MALE', 'FEMALE'];

/** The factors as a table: by sex, then by age (RISK-47), otherwise in their own order. */
export const factorRows = ({ factors }: Outcome): FactorRow[] =>
  factors
    .map((factor) => ({
      factor,
      sex: sexOf(factor),
      ages: agesOf(factor),
      limits: factor.criteria
        .filter(({ type }) => !isDemographic(type))
        .flatMap(({ conditions, units }) => conditions.map((condition) => ({ ...condition, units }))),
    }))
    .toSorted(
      (a, b) =>
        sexOrder.indexOf(a.sex) - sexOrder.indexOf(b.sex) ||
        spanOf(conditionsOn(a.factor, 'AGE')).first - spanOf(conditionsOn(b.factor, 'AGE')).first,
    );
