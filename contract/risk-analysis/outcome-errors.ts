import { riskOutcomeFieldMessage } from './messages.ts';

/** The categories of each scale from the least to the most severe (RISK-24..26). */
export const riskScales = {
  FALL: ['LOW', 'MEDIUM', 'HIGH'],
  UPDRS: ['NORMAL', 'SLIGHT', 'MILD', 'MODERATE', 'SEVERE'],
  CRST: ['NONE', 'SLIGHT', 'MODERATE', 'MARKED', 'SEVERE'],
} as const;
export type RiskScale = keyof typeof riskScales;

/** In whole years; nobody is older. */
export const OLDEST_AGE = 120;

const errors = {
  ageCondition: riskOutcomeFieldMessage.text('riskAnalysis.ageCondition'),
  ageWholeNumber: riskOutcomeFieldMessage.text('riskAnalysis.ageWholeNumber', { n: OLDEST_AGE }),
  ageMax: riskOutcomeFieldMessage.text('riskAnalysis.ageMax'),
  ageMin: riskOutcomeFieldMessage.text('riskAnalysis.ageMin'),
  ageReversed: riskOutcomeFieldMessage.text('riskAnalysis.ageReversed'),
  sex: riskOutcomeFieldMessage.text('riskAnalysis.sex'),
  factorsRequired: riskOutcomeFieldMessage.text('riskAnalysis.factorsRequired'),
  categoryOfOtherType: riskOutcomeFieldMessage.text('riskAnalysis.categoryOfOtherType'),
  categoryRepeated: riskOutcomeFieldMessage.text('riskAnalysis.categoryRepeated'),
};

interface Factor {
  category: string;
  criteria: { type: string; conditions: { comparator: string; value: number | string }[] }[];
}
interface Draft {
  type: 'FALL' | 'TREMORS';
  title: string | null;
  factors: Factor[];
}

export interface OutcomeError {
  path: (string | number)[];
  message: string;
}

const conditionsOn = ({ criteria }: Factor, type: string) =>
  criteria.filter((criterion) => criterion.type === type).flatMap(({ conditions }) => conditions);

/** First and last whole year that a factor is about; the last is infinite where nobody is too old. */
export function toAgeRange(factor: Factor): { first: number; last: number } {
  const ages = { first: 0, last: Infinity };
  for (const { comparator, value } of conditionsOn(factor, 'AGE')) {
    if (typeof value !== 'number') continue;
    if (comparator === 'gte' || comparator === 'e') ages.first = Math.max(ages.first, Math.ceil(value));
    if (comparator === 'gt') ages.first = Math.max(ages.first, Math.floor(value) + 1);
    if (comparator === 'lte' || comparator === 'e') ages.last = Math.min(ages.last, Math.floor(value));
    if (comparator === 'lt') ages.last = Math.min(ages.last, Math.ceil(value) - 1);
  }
  return ages;
}

function validateAge(factor: Factor): string | undefined {
  if (factor.criteria.some(({ type, conditions }) => type === 'AGE' && conditions.length === 0))
    return errors.ageCondition;
  const ages = conditionsOn(factor, 'AGE').map(({ value }) => Number(value));
  if (!ages.every((age) => Number.isInteger(age) && age <= OLDEST_AGE)) return errors.ageWholeNumber;
  const { first, last } = toAgeRange(factor);
  if (last < 1) return errors.ageMax;
  if (ages.some((age) => age < 0)) return errors.ageMin;
  return last < first ? errors.ageReversed : undefined;
}

/** A factor that asks for both sexes at once is about nobody. */
function validateSex(factor: Factor): string | undefined {
  const isOneWord = factor.criteria.every(
    ({ type, conditions }) =>
      type !== 'SEX' || (conditions.length === 1 && conditions.every(({ comparator }) => comparator === 'e')),
  );
  const asked = new Set(conditionsOn(factor, 'SEX').map(({ value }) => value));
  return isOneWord && asked.size <= 1 ? undefined : errors.sex;
}

/** The scale that a tremor's title names, or whichever has all the categories; undefined where none fits. */
function scaleFor({ type, title, factors }: Draft): RiskScale | undefined {
  if (type === 'FALL') return 'FALL';
  const scales = ['UPDRS', 'CRST'] as const;
  const named = scales.filter((scale) => title?.toUpperCase().includes(scale));
  return (named.length === 1 ? named : scales).find((scale) => {
    const categories: readonly string[] = riskScales[scale];
    return factors.every(({ category }) => categories.includes(category));
  });
}

/** A category once for everybody, or once for each sex and range of ages (RISK-35, RISK-38, OPEN-158). */
const formatPath = (factor: Factor): string =>
  [
    factor.category,
    ...conditionsOn(factor, 'SEX').map(({ value }) => value),
    ...Object.values(toAgeRange(factor)),
  ].join();

/** What is wrong with an outcome whose fields are each well formed, by place; empty for one that may be saved. */
export function validateOutcome(draft: Draft): OutcomeError[] {
  const { factors } = draft;
  if (factors.length === 0) return [{ path: ['factors'], message: errors.factorsRequired }];
  const scale = scaleFor(draft);
  const categories: readonly string[] = scale ? riskScales[scale] : [];
  const places = factors.map(formatPath);
  return factors.flatMap((factor, index) => {
    const category = !categories.includes(factor.category)
      ? errors.categoryOfOtherType
      : places.indexOf(places[index]!) < index
        ? errors.categoryRepeated
        : undefined;
    const faults = [
      ['category', category],
      ['ages', validateAge(factor)],
      ['sex', validateSex(factor)],
    ] as const;
    return faults.flatMap(([field, message]) => (message ? [{ path: ['factors', index, field], message }] : []));
  });
}
