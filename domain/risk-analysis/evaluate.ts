import {
  type Category,
  type Condition,
  type Criterion,
  type Factor,
  type Outcome,
  type Sex,
  getLowestCategory,
  getScale,
} from './outcome.ts';

/** An unrounded result (OPEN-160) and the person's demographics, null if unknown. */
export interface Subject {
  value: number;
  /** In years; only completed years count. */
  age: number | null;
  sex: Sex | null;
}

export interface Evaluation {
  category: Category;
  /** The factor that decided; null if none matched. */
  factor: Factor | null;
  /** More than one is an error in the outcome, which is logged (RISK-28). */
  matches: number;
}

const compare: Record<Condition['comparator'], (actual: number, limit: number) => boolean> = {
  gt: (actual, limit) => actual > limit,
  lt: (actual, limit) => actual < limit,
  gte: (actual, limit) => actual >= limit,
  lte: (actual, limit) => actual <= limit,
  e: (actual, limit) => actual === limit,
};

function getActualValue({ value, age, sex }: Subject, type: Criterion['type']): number | Sex | null {
  if (type === 'AGE') return age === null ? null : Math.floor(age);
  return type === 'SEX' ? sex : value;
}

function holds(actual: number | Sex | null, { comparator, value: limit }: Condition): boolean {
  if (typeof actual === 'number' && typeof limit === 'number') return compare[comparator](actual, limit);
  return actual !== null && comparator === 'e' && actual === limit;
}

/** Whether all criteria and conditions hold; a factor or criterion without any matches nothing (OPEN-135, OPEN-138). */
export const matchesFactor = ({ criteria }: Factor, subject: Subject): boolean =>
  criteria.length > 0 &&
  criteria.every(
    ({ type, conditions }) =>
      conditions.length > 0 && conditions.every((condition) => holds(getActualValue(subject, type), condition)),
  );

/** The matching factors in their order. */
export const listMatchingFactors = ({ factors }: Outcome, subject: Subject): Factor[] =>
  factors.filter((factor) => matchesFactor(factor, subject));

/** The category of the last matching factor, else the lowest of the scale (RISK-27, RISK-28, OPEN-136). */
export function evaluate(outcome: Outcome, subject: Subject): Evaluation {
  const matching = listMatchingFactors(outcome, subject);
  const factor = matching.at(-1) ?? null;
  return { category: factor?.category ?? getLowestCategory(getScale(outcome)), factor, matches: matching.length };
}
