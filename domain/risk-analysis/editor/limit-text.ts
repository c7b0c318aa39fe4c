import type { Comparator, ConditionDraft, CriterionDraft } from './draft.ts';
import { parseNumber } from './draft-outcome.ts';

/** How a comparator is written in a cell: `≥ 12`. */
export const comparatorSigns: Record<Comparator, string> = { gt: '>', gte: '≥', lt: '<', lte: '≤', e: '=' };

const comparators = new Map<string, Comparator>([
  ['>', 'gt'],
  ['>=', 'gte'],
  ['≥', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
  ['≤', 'lte'],
  ['=', 'e'],
]);

/** `> 6, ≤ 10`: the conditions of a limit as they stand in its cell; empty without a value. */
export const formatLimit = (conditions: readonly ConditionDraft[]): string =>
  conditions
    .map(({ comparator, value }) => (value.trim() === '' ? '' : `${comparatorSigns[comparator]} ${value.trim()}`))
    .filter(Boolean)
    .join(', ');

/**
 * The conditions of a typed limit: `12`, `< 12`, `>= 6, <= 10`. A number alone is compared as before. A text that is no
 * limit stays the value of one condition, so that nothing typed is lost and its error can be shown.
 */
export function parseLimit(typed: string, otherwise: Comparator): ConditionDraft[] {
  const text = typed.trim();
  if (text === '') return [];
  // A comma before a digit may be a decimal one: that is an error to be shown, not a second condition.
  const parts = text.split(/;|,(?!\d)|\band\b/i).map((part) => /^\s*(>=|<=|[><=≥≤])?\s*(.*?)\s*$/.exec(part)!);
  const conditions = parts.map(([, sign, value]) => ({
    comparator: (sign && comparators.get(sign)) || otherwise,
    value: value!,
  }));
  const isLimit = conditions.length <= 2 && conditions.every(({ value }) => Number.isFinite(parseNumber(value)));
  return isLimit || conditions.length === 1 ? conditions : [{ comparator: otherwise, value: text }];
}

/** The comparator that a number alone is read with: that of the limit before, else that of its column. */
export const findComparator = (criteria: readonly (CriterionDraft | undefined)[]): Comparator =>
  criteria.flatMap((criterion) => criterion?.conditions ?? [])[0]?.comparator ?? 'gt';
