import {
  type Category,
  type Condition,
  type Criterion,
  type Factor,
  type Outcome,
  type Sex,
  lowestOf,
  scaleOf,
} from './outcome.ts';

/** What is judged: the raw value of a result (OPEN-160) and, as far as known, whose it is. */
export interface Subject {
  value: number;
  /** In years; only the completed ones count. */
  age: number | null;
  sex: Sex | null;
}

export interface Evaluation {
  category: Category;
  /** The factor that decided, null where none matched. */
  factor: Factor | null;
  /** More than one is a fault of the outcome, to be logged (RISK-28). */
  matches: number;
}

const compare: Record<Condition['comparator'], (actual: number, limit: number) => boolean> = {
  gt: (actual, limit) => actual > limit,
  lt: (actual, limit) => actual < limit,
  gte: (actual, limit) => actual >= limit,
  lte: (actual, limit) => actual <= limit,
  e: (actual, limit) => actual === limit,
};

function askedOf({ value, age, sex }: Subject, type: Criterion['type']): number | Sex | null {
  if (type === 'AGE') return age === null ? null : Math.floor(age);
  return type === 'SEX' ? sex : value;
}

function holds(actual: number | Sex | null, { comparator, value: limit }: Condition): boolean {
  if (typeof actual === 'number' && typeof limit === 'number') return compare[comparator](actual, limit);
  return actual !== null && comparator === 'e' && actual === limit;
}

/** OPEN-135, OPEN-138: all conditions and all criteria hold; what has none of them matches nothing. */
export const matchesFactor = ({ criteria }: Factor, subject: Subject): boolean =>
  criteria.length > 0 &&
  criteria.every(
    ({ type, conditions }) =>
      conditions.length > 0 && conditions.every((condition) => holds(askedOf(subject, type), condition)),
  );

/** The factors that match, in their order. */
export const matchingFactors = ({ factors }: Outcome, subject: Subject): Factor[] =>
  factors.filter((factor) => matchesFactor(factor, subject));

/** The category of a result: that of the last factor that matches, else the lowest of the scale (RISK-27, RISK-28, OPEN-136). */
export function evaluate(outcome: Outcome, subject: Subject): Evaluation {
  const matching = matchingFactors(outcome, subject);
  const factor = matching.at(-1) ?? null;
  return { category: factor?.category ?? lowestOf(scaleOf(outcome)), factor, matches: matching.length };
}
