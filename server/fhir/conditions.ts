import { and, between, gt, gte, inArray, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
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

function compareInstants(column: AnyPgColumn, from: Date, until: Date, prefix: SearchedDate['prefix']): SQL {
  const isIn = and(gte(column, from), lt(column, until))!;
  switch (prefix) {
    case 'eq':
      return isIn;
    case 'ne':
      return not(isIn);
    case 'gt':
    case 'sa':
      return gte(column, until);
    case 'lt':
    case 'eb':
      return lt(column, from);
    case 'ge':
      return gte(column, from);
    case 'le':
      return lt(column, until);
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

/** A moment without a place: its days are UTC's. */
export const instantCondition =
  (column: AnyPgColumn): ToCondition =>
  (criterion) =>
    matchAny(criterion, (value) => {
      const date = toDate(criterion, value);
      const { from, until } =
        date.kind === 'instants'
          ? date
          : { from: toMidnight(date.first), until: new Date(toMidnight(date.last).getTime() + DAY_MS) };
      return compareInstants(column, from, until, date.prefix);
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
