import { sexes } from '../../../contract/platform/enumerations.ts';
import { riskScales } from '../../../contract/risk-analysis/outcome-errors.ts';
import type { Category, Sex } from '../outcome.ts';
import { createCriterion, type Measure } from './create-draft.ts';
import { hasMaxAge, parseNumber } from './draft-outcome.ts';
import { createFactor, type FactorDraft } from './draft.ts';
import { findComparator, parseLimit } from './limit-text.ts';

/** A column of the table of limits; an empty sex stands for both. */
export interface LimitColumn {
  sex: Sex | '';
  category: Category;
}

/** A row: an age range, and where the factors of its cells stand in the draft. */
export interface LimitRow {
  places: number[];
}

/** Sexes, and in each the categories: those with a limit, `HIGH` (RISK-44), and those that are asked for. */
export function listLimitColumns(factors: readonly FactorDraft[], shown: readonly Category[] = []): LimitColumn[] {
  const used = new Set<Category>(['HIGH', ...shown, ...factors.map(({ category }) => category)]);
  const categories = riskScales.FALL.filter((category) => used.has(category));
  const groups = factors.some(({ sex }) => sex === '') ? (['', ...sexes] as const) : sexes;
  return groups.flatMap((sex) => categories.map((category) => ({ sex, category })));
}

const isInColumn = (factor: FactorDraft, { sex, category }: LimitColumn) =>
  factor.sex === sex && factor.category === category;

/** The factor in a cell; undefined for an empty one. */
export const findCell = (factors: readonly FactorDraft[], row: LimitRow, column: LimitColumn): number | undefined =>
  row.places.find((place) => isInColumn(factors[place]!, column));

const isSameAge = (one: FactorDraft, other: FactorDraft) =>
  one.ageMin.trim() === other.ageMin.trim() &&
  (one.ageMax.trim() === other.ageMax.trim() || (!hasMaxAge(one.ageMax) && !hasMaxAge(other.ageMax)));

/** Whether a factor fits into a row: of the same ages, in a cell that is still empty. */
const fitsInto = (factors: readonly FactorDraft[], { places }: LimitRow, factor: FactorDraft) =>
  places.every((place) => isSameAge(factors[place]!, factor) && !isInColumn(factors[place]!, factor));

/** The rows by age, the youngest first (RISK-47). A cell holds one limit: a second one for the same people gets a row of its own. */
export function arrangeRows(factors: readonly FactorDraft[]): LimitRow[] {
  const rows: LimitRow[] = [];
  for (const [place, factor] of factors.entries()) {
    const row = rows.find((each) => fitsInto(factors, each, factor));
    if (row) row.places.push(place);
    else rows.push({ places: [place] });
  }
  const firstAge = ({ places }: LimitRow) => parseNumber(factors[places[0]!]!.ageMin) || 0;
  return rows.toSorted((a, b) => firstAge(a) - firstAge(b));
}

/** Whether these rows hold each factor once, each in a cell of its own at its age; otherwise they are arranged again. */
export function isArranged(rows: readonly LimitRow[], factors: readonly FactorDraft[]): boolean {
  const places = rows.flatMap((row) => row.places);
  return (
    places.length === factors.length &&
    new Set(places).size === factors.length &&
    places.every((place) => place < factors.length) &&
    rows.every(
      ({ places: own }) =>
        own.length > 0 && own.every((place, at) => fitsInto(factors, { places: own.slice(0, at) }, factors[place]!)),
    )
  );
}

export interface LimitTable {
  factors: FactorDraft[];
  rows: LimitRow[];
}

/** Writes a limit into a cell: an empty text clears it, any other one makes the factor that is not there yet. */
export function writeCell(
  { factors, rows }: LimitTable,
  at: number,
  column: LimitColumn,
  typed: string,
  measure: Measure,
): LimitTable {
  const row = rows[at]!;
  const place = findCell(factors, row, column);
  const ofColumn = factors.filter((factor) => isInColumn(factor, column));
  const before = place === undefined ? undefined : factors[place]!.criteria[0];
  const conditions = parseLimit(typed, findComparator([before, ...ofColumn.map(({ criteria }) => criteria[0])]));
  if (place !== undefined) {
    const [first = createCriterion(measure), ...others] = factors[place]!.criteria;
    const kept = conditions.length > 0 ? conditions : [{ comparator: findComparator([first]), value: '' }];
    return {
      rows,
      factors: factors.with(place, { ...factors[place]!, criteria: [{ ...first, conditions: kept }, ...others] }),
    };
  }
  if (conditions.length === 0) return { factors, rows };
  const { ageMin, ageMax } = factors[row.places[0]!]!;
  const factor = { ...createFactor(column.category), sex: column.sex, ageMin, ageMax };
  const template = ofColumn[0]?.criteria[0] ?? factors[row.places[0]!]!.criteria[0] ?? createCriterion(measure);
  return {
    factors: [...factors, { ...factor, criteria: [{ ...template, conditions }] }],
    rows: rows.with(at, { places: [...row.places, factors.length] }),
  };
}

/** Takes factors out; the rows keep their order, and a row without a factor goes. */
export function removeFactors({ factors, rows }: LimitTable, removed: readonly number[]): LimitTable {
  const gone = new Set(removed);
  const shift = (place: number) => place - removed.filter((each) => each < place).length;
  return {
    factors: factors.filter((_, place) => !gone.has(place)),
    rows: rows
      .map(({ places }) => ({ places: places.filter((place) => !gone.has(place)).map(shift) }))
      .filter(({ places }) => places.length > 0),
  };
}

/** The factors whose cell was emptied: no limit is meant. One factor stays (RISK-37). */
export function listEmptied({ factors }: LimitTable): number[] {
  const emptied = factors.flatMap(({ criteria, description, shortDescription }, place) =>
    criteria.length === 1 &&
    criteria[0]!.conditions.every(({ value }) => value.trim() === '') &&
    !description.trim() &&
    !shortDescription.trim()
      ? [place]
      : [],
  );
  return emptied.length === factors.length ? emptied.slice(1) : emptied;
}

export const changeAges = (
  { factors, rows }: LimitTable,
  at: number,
  ages: Partial<Pick<FactorDraft, 'ageMin' | 'ageMax'>>,
): LimitTable => ({
  rows,
  factors: factors.map((factor, place) => (rows[at]!.places.includes(place) ? { ...factor, ...ages } : factor)),
});

/** Where the age of a new row starts when there is no largest age yet (RISK-45). */
const FIRST_AGE = 60;

/** The next age above the largest one, of one sex if it is given, else 60 (RISK-45). */
export function getNextAge(factors: readonly FactorDraft[], sex?: Sex): number {
  const largest = factors
    .filter((factor) => (sex === undefined || factor.sex === sex) && hasMaxAge(factor.ageMax))
    .map(({ ageMax }) => parseNumber(ageMax))
    .filter(Number.isFinite);
  return largest.length > 0 ? Math.floor(Math.max(...largest)) + 1 : FIRST_AGE;
}

/** A limit by sex and age as it is added (RISK-44..46). */
export const createRow = (factors: readonly FactorDraft[], sex: Sex, measure: Measure): FactorDraft => ({
  ...createFactor('HIGH'),
  sex,
  ageMin: String(getNextAge(factors, sex)),
  criteria: [createCriterion(measure, '0')],
});

/** Adds limits for both sexes, each from the next age of its sex on. */
export function addLimitRow({ factors }: Pick<LimitTable, 'factors'>, measure: Measure): LimitTable {
  const all = [...factors, ...sexes.map((sex) => createRow(factors, sex, measure))];
  return { factors: all, rows: arrangeRows(all) };
}
