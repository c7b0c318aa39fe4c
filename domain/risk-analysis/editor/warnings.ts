import { sexes } from '../../../contract/platform/enumerations.ts';
import { toAgeRange } from '../../../contract/risk-analysis/outcome-errors.ts';
import { listMatchingFactors } from '../evaluate.ts';
import { formatAges, getFactorSex } from '../factor-rows.ts';
import {
  isDemographic,
  type Category,
  type Factor,
  type Outcome,
  type Sex,
  getLowestCategory,
  getScale,
} from '../outcome.ts';
import { divideIntoRanges, type ValueRange } from '../value-ranges.ts';
import type { Measure } from './create-draft.ts';

/** The persons that a warning is about; null is both sexes, or every age. */
export interface Persons {
  sex: Sex | null;
  ages: string | null;
}

/** A warning about an outcome, which does not prevent saving (RISK-50). */
export type Warning =
  /** No factor matches these values, so they count as the lowest category. */
  | { kind: 'GAP'; persons: Persons; range: ValueRange; units: string | null; countsAs: Category }
  /** Several factors match these values, of which the last counts (RISK-28). */
  | { kind: 'OVERLAP'; persons: Persons; range: ValueRange; units: string | null }
  /** No row applies to these persons, so their results are not assessed (OPEN-134). */
  | { kind: 'NOBODY'; persons: Persons }
  /** A factor that matches nothing, as its limits exclude each other or lack conditions (OPEN-135). */
  | { kind: 'NEVER'; category: Category; persons: Persons }
  /** Limits in other units than the assessment measures in: such a session is not evaluated. */
  | { kind: 'UNITS'; given: string; measured: string };

const listLimits = (factor: Factor): Factor['criteria'] => factor.criteria.filter(({ type }) => !isDemographic(type));

/** The outcome with only these factors, and without their criteria about the person. */
const keepLimits = (outcome: Outcome, factors: readonly Factor[]): Outcome => ({
  ...outcome,
  demographicsRequired: null,
  factors: factors.map((factor) => ({ ...factor, criteria: listLimits(factor) })),
});

interface Group {
  sex: Sex | null;
  first: number;
  last: number;
  factors: Factor[];
}

/** All persons, divided by sex and at the ages where a factor begins or ends. */
function listGroups({ factors }: Outcome): Group[] {
  const spans = factors.map((factor) => ({ factor, sex: getFactorSex(factor), ...toAgeRange(factor) }));
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

/** Joins neighboring ages with the same factors into one group. */
function joinGroups(groups: readonly Group[]): Group[] {
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

const toPersons = ({ sex, first, last }: Pick<Group, 'sex' | 'first' | 'last'>): Persons => ({
  sex,
  ages: first === 0 && last === Infinity ? null : formatAges({ first, last }),
});

/** Gaps and overlaps on the scale of one group; gaps of rows by sex and age are intended. */
function listScaleWarnings(outcome: Outcome, group: Group, countsAs: Category, byPerson: boolean): Warning[] {
  const persons = toPersons(group);
  if (group.factors.length === 0) return [{ kind: 'NOBODY', persons }];
  const divided = divideIntoRanges(keepLimits(outcome, group.factors));
  return (divided?.ranges ?? []).flatMap((range): Warning[] => {
    const { units } = divided!;
    if (range.matching.length > 1) return [{ kind: 'OVERLAP', persons, range, units }];
    const isGap = range.matching.length === 0 && !byPerson;
    return isGap ? [{ kind: 'GAP', persons, range, units, countsAs }] : [];
  });
}

/** Whether no value can match a factor. */
function neverMatches(outcome: Outcome, factor: Factor): boolean {
  const limits = listLimits(factor);
  if (limits.length === 0) return false;
  if (limits.some(({ conditions }) => conditions.length === 0)) return true;
  const values = limits
    .flatMap(({ conditions }) => conditions.map(({ value }) => Number(value)))
    .toSorted((a, b) => a - b);
  const tried = values.flatMap((value, index) => [value, (value + (values[index + 1] ?? value + 2)) / 2]);
  const alone = keepLimits(outcome, [factor]);
  return [values[0]! - 1, ...tried].every(
    (value) => listMatchingFactors(alone, { value, age: null, sex: null }).length === 0,
  );
}

function listUnitWarnings({ factors }: Outcome, { units: measured }: Measure): Warning[] {
  const given = new Set(factors.flatMap(listLimits).flatMap(({ units }) => (units === null ? [] : [units])));
  return [...given]
    .filter((units) => measured !== '' && units !== measured)
    .map((units) => ({ kind: 'UNITS', given: units, measured }));
}

/** Gaps, overlaps and limits without effect of a valid outcome, for the measure of its assessment. */
export function listWarnings(outcome: Outcome, measure: Measure): Warning[] {
  const countsAs = getLowestCategory(getScale(outcome));
  const byPerson = outcome.factors.some(({ criteria }) => criteria.some(({ type }) => isDemographic(type)));
  const never = outcome.factors.filter((factor) => neverMatches(outcome, factor));
  return [
    ...listUnitWarnings(outcome, measure),
    ...never.map((factor): Warning => ({
      kind: 'NEVER',
      category: factor.category,
      persons: toPersons({ sex: getFactorSex(factor), ...toAgeRange(factor) }),
    })),
    ...joinGroups(listGroups(outcome)).flatMap((group) => listScaleWarnings(outcome, group, countsAs, byPerson)),
  ];
}

/** Warnings for the log only: factors without result criteria, or with several of a type (RISK-50). */
export const listLogWarnings = ({ factors }: Outcome): string[] =>
  factors.flatMap((factor, at) => {
    const types = factor.criteria.map(({ type }) => type);
    const twice = new Set(types).size < types.length;
    return [
      ...(listLimits(factor).length === 0 ? [`Factor ${at + 1} (${factor.category}) has no result criteria`] : []),
      ...(twice ? [`Factor ${at + 1} (${factor.category}) has more than one criterion of a type`] : []),
    ];
  });
