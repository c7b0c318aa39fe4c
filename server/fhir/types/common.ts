import type { Resource } from '@medplum/fhirtypes';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createTextMatch } from '../../../domain/fhir/string-search.ts';
import type { Include, SearchParameter, Sort } from '../resource-type.ts';

/** Parameters that every type has. */
export const commonParameters = {
  _id: { type: 'token', documentation: 'The id of the resource.' },
  _lastUpdated: { type: 'date', documentation: 'When the resource was last changed.' },
} as const satisfies Record<string, SearchParameter>;

interface TextReader {
  /** A method, so that a type's own reader takes its resources alone. */
  listTexts(resource: Resource): readonly (string | undefined)[];
}

/** A parameter over texts of a resource. */
export const stringParameter = (documentation: string, listTexts: TextReader['listTexts']): SearchParameter => ({
  type: 'string',
  documentation,
  modifiers: ['exact', 'contains'],
  toMatch: (criterion) => {
    const matches = createTextMatch(criterion);
    return (resource) => matches(listTexts(resource));
  },
});

export const identifierParameter: SearchParameter = {
  type: 'token',
  documentation: 'An identifier, with or without its system.',
};

export const patientParameter: SearchParameter = {
  type: 'reference',
  documentation: 'Whose it is: Patient/12, or 12.',
};

/** `_include=CarePlan:patient`, also by the name of the element. */
export const patientInclude: readonly Include[] = [
  { names: ['patient', 'subject'], element: 'subject', target: 'Patient' },
];

/** A status that all resources of a type have. */
export const statusParameter = (status: string): SearchParameter => ({
  type: 'token',
  documentation: `${status}: all of them.`,
});

/** By a moment, in the milliseconds that resources show. */
export const sortByMoment = <Row>(column: AnyPgColumn, getMoment: (row: Row) => Date): Sort<Row> => ({
  expression: sql`date_trunc('milliseconds', ${column})`,
  getValue: (row) => getMoment(row).toISOString(),
  toSql: (value) => sql`${value}::timestamptz`,
});

/** By a civil date. */
export const sortByDay = <Row>(column: AnyPgColumn, getValue: (row: Row) => string): Sort<Row> => ({
  expression: sql`${column}`,
  getValue,
  toSql: (value) => sql`${value}::date`,
});
