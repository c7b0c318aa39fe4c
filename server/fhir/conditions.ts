import { between, gt, gte, inArray, lt, lte, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import { parseSearchedDate, toCivilDays, type SearchedDate } from '../../domain/fhir/date-search.ts';
import { parseReference, type Criterion } from '../../domain/fhir/search.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { ToCondition } from './resource-type.ts';

export const none = sql`false`;

export const invalidValue = ({ name }: Pick<Criterion, 'name'>, value: string): HttpError =>
  new HttpError(400, fhirMessage('fhir.invalidValue', { name, value: value.slice(0, 100) }));

const toDate = (criterion: Criterion, value: string): SearchedDate => {
  const date = parseSearchedDate(value);
  if (!date) throw invalidValue(criterion, value);
  return date;
};

function compareDays(column: AnyPgColumn, date: SearchedDate): SQL {
  const { first, last } = toCivilDays(date);
  switch (date.prefix) {
    case 'eq':
      return between(column, first, last);
    case 'ne':
      return not(between(column, first, last));
    case 'gt':
    case 'sa':
      return gt(column, last);
    case 'lt':
    case 'eb':
      return lt(column, first);
    case 'ge':
      return gte(column, first);
    case 'le':
      return lte(column, last);
  }
}

const toMoment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

function compareInstants(column: SQLWrapper, from: Date, until: Date, prefix: SearchedDate['prefix']): SQL {
  const [first, end] = [toMoment(from), toMoment(until)];
  const isIn = sql`(${column} >= ${first} and ${column} < ${end})`;
  switch (prefix) {
    case 'eq':
      return isIn;
    case 'ne':
      return not(isIn);
    case 'gt':
    case 'sa':
      return sql`${column} >= ${end}`;
    case 'lt':
    case 'eb':
      return sql`${column} < ${first}`;
    case 'ge':
      return sql`${column} >= ${first}`;
    case 'le':
      return sql`${column} < ${end}`;
  }
}

const matchAny = (criterion: Criterion, toSql: (value: string) => SQL): SQL =>
  or(...criterion.values.map(toSql)) ?? none;

/** A civil date. */
export const dayCondition =
  (column: AnyPgColumn): ToCondition =>
  (criterion) =>
    matchAny(criterion, (value) => compareDays(column, toDate(criterion, value)));

/** A moment with its civil day at the patient's location: days are compared as days, instants as instants. */
export const momentCondition =
  (moment: AnyPgColumn, day: AnyPgColumn): ToCondition =>
  (criterion) =>
    matchAny(criterion, (value) => {
      const date = toDate(criterion, value);
      return date.kind === 'days'
        ? compareDays(day, date)
        : compareInstants(moment, date.from, date.until, date.prefix);
    });

const toMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
const DAY_MS = 86_400_000;

/** Without a place, days are UTC's. */
const toInstants = (date: SearchedDate): { from: Date; until: Date } =>
  date.kind === 'instants'
    ? { from: date.from, until: date.until }
    : { from: toMidnight(date.first), until: new Date(toMidnight(date.last).getTime() + DAY_MS) };

/** A moment without a place. */
export const instantCondition =
  (column: AnyPgColumn | SQL): ToCondition =>
  (criterion) =>
    matchAny(criterion, (value) => {
      const date = toDate(criterion, value);
      const { from, until } = toInstants(date);
      return compareInstants(column, from, until, date.prefix);
    });

interface Period {
  start: SQLWrapper;
  /** Null while it lasts. */
  end: SQLWrapper;
}

/**
 * A period is in a date when all of it is, it is later when it reaches beyond it, and earlier when it begins before it
 * (FHIR R4, 3.1.1.4.7). Civil days are compared as their midnights, so that one function does for both.
 */
function comparePeriods({ start, end }: Period, from: SQL, until: SQL, prefix: SearchedDate['prefix']): SQL {
  const isIn = sql`(${start} >= ${from} and ${end} is not null and ${end} < ${until})`;
  const isBeyond = sql`(${end} is null or ${end} >= ${until})`;
  switch (prefix) {
    case 'eq':
      return isIn;
    case 'ne':
      return not(isIn);
    case 'gt':
      return isBeyond;
    case 'lt':
      return sql`${start} < ${from}`;
    case 'ge':
      return or(isBeyond, isIn)!;
    case 'le':
      return sql`(${start} < ${from} or ${isIn})`;
    case 'sa':
      return sql`${start} >= ${until}`;
    case 'eb':
      return sql`(${end} is not null and ${end} < ${from})`;
  }
}

/** A period of civil days, both ends included. */
export const dayPeriodCondition =
  (period: Period): ToCondition =>
  (criterion) =>
    matchAny(criterion, (value) => {
      const date = toDate(criterion, value);
      const { first, last } = toCivilDays(date);
      return comparePeriods(period, sql`${first}::date`, sql`${last}::date + 1`, date.prefix);
    });

/** A period of moments. */
export const momentPeriodCondition =
  (period: Period): ToCondition =>
  (criterion) =>
    matchAny(criterion, (value) => {
      const date = toDate(criterion, value);
      const { from, until } = toInstants(date);
      return comparePeriods(period, toMoment(from), toMoment(until), date.prefix);
    });

/** Numbers that a key of a row can be. */
export const toRowId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export const isOneOf = (column: AnyPgColumn, ids: readonly (number | null)[]): SQL => {
  const known = ids.filter((id): id is number => id !== null);
  return known.length > 0 ? inArray(column, known) : none;
};

/** A reference to a resource whose id is the key of its row. */
export const referenceCondition =
  (column: AnyPgColumn, type: string): ToCondition =>
  ({ values }, { links }) =>
    isOneOf(
      column,
      values.map((value) => toRowId(parseReference(value, type, links.base))),
    );

/** What is the same for every row, such as a status that they all have. */
export const whereTrue = (isTrue: boolean): SQL | undefined => (isTrue ? undefined : none);

export const identifierCondition =
  (name: string, column: AnyPgColumn): ToCondition =>
  ({ values }, { links }) =>
    isOneOf(
      column,
      values.map((value) => {
        const at = value.lastIndexOf('|');
        const isOurs = at < 0 || value.slice(0, at) === `${links.base}/identifier/${name}`;
        return isOurs ? toRowId(value.slice(at + 1)) : null;
      }),
    );
