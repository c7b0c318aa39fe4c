import { findMissingCriterion, listMissingDemographics, type Demographics } from './demographics.ts';
import { listMatchingFactors, matchesFactor } from './evaluate.ts';
import { isDemographic, type Category, type Outcome, getLowestCategory, getScale } from './outcome.ts';

/** End of a range, and whether the range includes it. */
export interface Limit {
  value: number;
  included: boolean;
}

/** A contiguous range of values with the same category. */
export interface ValueRange {
  /** The category: the lowest of the scale in a gap (RISK-27), the last of overlapping ones (RISK-28). */
  category: Category;
  /** Categories of the factors that match, in their order: none in a gap, several where they overlap. */
  matching: Category[];
  /** Null without a bound. */
  from: Limit | null;
  to: Limit | null;
}

/** The limits of an outcome; null if it has no limits or mixes units. */
function findLimits({ factors }: Outcome): { values: number[]; units: string | null } | null {
  const criteria = factors.flatMap((factor) => factor.criteria);
  const units = new Set(criteria.map((criterion) => criterion.units));
  const values = criteria.flatMap(({ conditions }) => conditions.map(({ value }) => value));
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0 || units.size > 1) return null;
  return { values: [...new Set(numbers)].toSorted((a, b) => a - b), units: criteria[0]?.units ?? null };
}

type Piece = ValueRange & { at: number };

/** Each limit and each interval between limits: all values of a piece match the same conditions. */
const listPieces = (values: readonly number[]): Omit<Piece, 'category' | 'matching'>[] => {
  const open = (value: number | undefined): Limit | null => (value === undefined ? null : { value, included: false });
  const between = (before: number | undefined, after: number | undefined) => ({
    at: before === undefined ? after! - 1 : after === undefined ? before + 1 : (before + after) / 2,
    from: open(before),
    to: open(after),
  });
  return [
    between(undefined, values[0]),
    ...values.flatMap((value, index) => {
      const own: Limit = { value, included: true };
      return [{ at: value, from: own, to: own }, between(value, values[index + 1])];
    }),
  ];
};

const hasSameCategory = (one: ValueRange, other: ValueRange) =>
  one.category === other.category && one.matching.join() === other.matching.join();

/** The factors of an outcome that are about a person, without the criteria that say so. */
function pickFactors(outcome: Outcome, person: Demographics): Outcome {
  const factors = outcome.factors.flatMap((factor) => {
    const about = { ...factor, criteria: factor.criteria.filter(({ type }) => isDemographic(type)) };
    const measured = { ...factor, criteria: factor.criteria.filter(({ type }) => !isDemographic(type)) };
    const applies = about.criteria.length === 0 || matchesFactor(about, { value: 0, ...person });
    return applies && measured.criteria.length > 0 ? [measured] : [];
  });
  return { ...outcome, factors };
}

/**
 * What the values of a result come to for a person, from the lowest on, found by asking the rule itself at each limit and
 * between them. Where no limit is below 0 nothing is said of values below it. An outcome by sex and age names the values of
 * high risk alone, so what is between its limits is no gap. Null where there is no single scale: the person's sex or age is
 * needed and not known, or the outcome is not about them.
 */
export function divideIntoRanges(
  asked: Outcome,
  person: Demographics = { age: null, sex: null },
): { ranges: ValueRange[]; units: string | null } | null {
  const isPersonal = asked.factors.some(({ criteria }) => criteria.some(({ type }) => isDemographic(type)));
  if (isPersonal && (listMissingDemographics(asked, person).length > 0 || findMissingCriterion(asked, person)))
    return null;
  const outcome = isPersonal ? pickFactors(asked, person) : asked;
  const limits = findLimits(outcome);
  if (!limits) return null;
  const ranges: ValueRange[] = [];
  for (const { at, from, to } of listPieces(limits.values)) {
    if (limits.values[0]! >= 0 && to && (to.value < 0 || (to.value === 0 && !to.included))) continue;
    const matching = listMatchingFactors(outcome, { value: at, age: null, sex: null }).map(({ category }) => category);
    const lowest = getLowestCategory(getScale(outcome));
    if (isPersonal && matching.length === 0) matching.push(lowest);
    const range = { category: matching.at(-1) ?? lowest, matching, from, to };
    const last = ranges.at(-1);
    if (last && hasSameCategory(last, range)) last.to = to;
    else ranges.push(range);
  }
  return { ranges, units: limits.units };
}
