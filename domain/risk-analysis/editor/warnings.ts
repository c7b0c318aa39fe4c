import { sexes } from '../../../contract/platform/enumerations.ts';
import { toAgeRange } from '../../../contract/risk-analysis/outcome-errors.ts';
import { matchingFactors } from '../evaluate.ts';
import { agesText, sexOf } from '../factor-rows.ts';
import { isDemographic, type Category, type Factor, type Outcome, type Sex, lowestOf, scaleOf } from '../outcome.ts';
import { valueRanges, type ValueRange } from '../value-ranges.ts';
import type { Measure } from './create-draft.ts';

/** Of whom something is said; null is both sexes, every age. */
export interface Persons {
  sex: Sex | null;
  ages: string | null;
}

/** What is worth knowing of an outcome before it is saved; nothing of it keeps it from being saved (RISK-50). */
export type Remark =
  /** No factor matches these values, so that they count as the lowest category. */
  | { kind: 'GAP'; persons: Persons; range: ValueRange; units: string | null; countsAs: Category }
  /** Several factors match these values, of which the last counts (RISK-28). */
  | { kind: 'OVERLAP'; persons: Persons; range: ValueRange; units: string | null }
  /** No row is about these persons. */
  | { kind: 'NOBODY'; persons: Persons; countsAs: Category }
  /** A factor that matches nothing, as its limits exclude each other or lack conditions (OPEN-135). */
  | { kind: 'NEVER'; category: Category; persons: Persons }
  /** Limits in other units than the assessment measures in: such a session is not judged. */
  | { kind: 'UNITS'; given: string; measured: string };

const limitsIn = (factor: Factor): Factor['criteria'] => factor.criteria.filter(({ type }) => !isDemographic(type));

/** The factors without what they ask of the person. */
const onlyLimits = (outcome: Outcome, factors: readonly Factor[]): Outcome => ({
  ...outcome,
  demographicsRequired: null,
  factors: factors.map((factor) => ({ ...factor, criteria: limitsIn(factor) })),
});

interface Group {
  sex: Sex | null;
  first: number;
  last: number;
  factors: Factor[];
}

/** Everybody, told apart by sex and by where the ages of a factor begin or end. */
function groupsOf({ factors }: Outcome): Group[] {
  const spans = factors.map((factor) => ({ factor, sex: sexOf(factor), ...toAgeRange(factor) }));
  const bySex = spans.some(({ sex }) => sex !== null);
  const starts = [...new Set([0, ...spans.flatMap(({ first, last }) => [first, last + 1])])]
    .filter((age) => age < Infinity)
    .toSorted((a, b) => a - b);
  return (bySex ? sexes : [null]).flatMap((sex) =>
    starts.map((first, index) => ({
      sex,
      first,
      last: (starts[index + 1] ?? Infinity) - 1,
      factors: spans
        .filter((span) => (span.sex === null || span.sex === sex) && span.first <= first && span.last >= first)
        .map(({ factor }) => factor),
    })),
  );
}

/** Neighbouring ages of which the same is to be said are one group. */
function joined(groups: readonly Group[]): Group[] {
  const result: Group[] = [];
  for (const group of groups) {
    const before = result.at(-1);
    const isSame =
      before?.sex === group.sex &&
      before.factors.length === group.factors.length &&
      before.factors.every((factor, index) => factor === group.factors[index]);
    if (before && isSame) before.last = group.last;
    else result.push({ ...group });
  }
  return result;
}

const personsOf = ({ sex, first, last }: Pick<Group, 'sex' | 'first' | 'last'>): Persons => ({
  sex,
  ages: first === 0 && last === Infinity ? null : agesText({ first, last }),
});

/** Gaps and overlaps on the scale of one group; rows by sex and age leave their gaps to the lowest category. */
function onScale(outcome: Outcome, group: Group, countsAs: Category, byPerson: boolean): Remark[] {
  const persons = personsOf(group);
  if (group.factors.length === 0) return [{ kind: 'NOBODY', persons, countsAs }];
  const judged = valueRanges(onlyLimits(outcome, group.factors));
  return (judged?.ranges ?? []).flatMap((range): Remark[] => {
    const { units } = judged!;
    if (range.matching.length > 1) return [{ kind: 'OVERLAP', persons, range, units }];
    const isGap = range.matching.length === 0 && !byPerson;
    return isGap ? [{ kind: 'GAP', persons, range, units, countsAs }] : [];
  });
}

/** Whether no value whatever matches a factor. */
function neverMatches(outcome: Outcome, factor: Factor): boolean {
  const limits = limitsIn(factor);
  if (limits.length === 0) return false;
  if (limits.some(({ conditions }) => conditions.length === 0)) return true;
  const values = limits
    .flatMap(({ conditions }) => conditions.map(({ value }) => Number(value)))
    .toSorted((a, b) => a - b);
  const tried = values.flatMap((value, index) => [value, (value + (values[index + 1] ?? value + 2)) / 2]);
  const alone = onlyLimits(outcome, [factor]);
  return [values[0]! - 1, ...tried].every(
    (value) => matchingFactors(alone, { value, age: null, sex: null }).length === 0,
  );
}

function unitRemarks({ factors }: Outcome, { units: measured }: Measure): Remark[] {
  const given = new Set(factors.flatMap(limitsIn).flatMap(({ units }) => (units === null ? [] : [units])));
  return [...given]
    .filter((units) => measured !== '' && units !== measured)
    .map((units) => ({ kind: 'UNITS', given: units, measured }));
}

/** Gaps, overlaps and limits without effect of an outcome whose problems are solved, for an assessment's own measure. */
export function remarksOn(outcome: Outcome, measure: Measure): Remark[] {
  const countsAs = lowestOf(scaleOf(outcome));
  const byPerson = outcome.factors.some(({ criteria }) => criteria.some(({ type }) => isDemographic(type)));
  const never = outcome.factors.filter((factor) => neverMatches(outcome, factor));
  return [
    ...unitRemarks(outcome, measure),
    ...never.map((factor): Remark => ({
      kind: 'NEVER',
      category: factor.category,
      persons: personsOf({ sex: sexOf(factor), ...toAgeRange(factor) }),
    })),
    ...joined(groupsOf(outcome)).flatMap((group) => onScale(outcome, group, countsAs, byPerson)),
  ];
}

/** What is only written to the log: factors that ask nothing of the result, or the same more than once (RISK-50). */
export const warningsOn = ({ factors }: Outcome): string[] =>
  factors.flatMap((factor, at) => {
    const types = factor.criteria.map(({ type }) => type);
    const twice = new Set(types).size < types.length;
    return [
      ...(limitsIn(factor).length === 0 ? [`Factor ${at + 1} (${factor.category}) has no result criteria`] : []),
      ...(twice ? [`Factor ${at + 1} (${factor.category}) has more than one criterion of a type`] : []),
    ];
  });
