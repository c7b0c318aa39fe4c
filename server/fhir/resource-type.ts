import type { Resource } from '@medplum/fhirtypes';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ApiScope } from '../../contract/platform/api-scopes.ts';
import type { Action } from '../../contract/platform/call.ts';
import type { Links } from '../../domain/fhir/links.ts';
import type { Criterion } from '../../domain/fhir/search.ts';
import type { Reader } from '../patients/queries.ts';

/** Who reads, in which transaction and access scope, and what addresses begin with. */
export interface FhirReader extends Reader {
  links: Links;
}

export interface SearchParameter {
  type: 'token' | 'string' | 'date' | 'reference' | 'uri';
  /** For the CapabilityStatement. */
  documentation: string;
  /** Modifiers besides none. */
  modifiers?: readonly string[];
  /** Compares resources, where the database cannot say it all: the condition of the source only narrows then. */
  toMatch?: (criterion: Criterion, links: Links) => (resource: Resource) => boolean;
}

/** The condition of a parameter on the rows of a source. */
export type ToCondition = (criterion: Criterion, reader: FhirReader) => SQL | undefined;

/** What the rows of a source can be sorted by, besides their key. Values are texts whose order is that of the column. */
export interface Sort<Row = unknown> {
  expression: SQL;
  getValue: (row: Row) => string;
  /** A value as the expression has it. */
  toSql: (value: string) => SQL;
}

/** Rows in the order of a key with an index, and the resources of each. A type that is kept in several tables has several. */
export interface Source<Row = unknown> {
  /** Stands before the key in the ids of resources, with a dot; '' where the key is the id. */
  name: string;
  /** Of Provenance: of what it tells the origin, by type and name of that source. */
  of?: { type: string; name: string };
  /** May the reader have resources of it? */
  isOpen?: (reader: FhirReader) => boolean;
  key: AnyPgColumn;
  getKey: (row: Row) => number | string;
  /** The rows that the reader may see and that meet the condition, in the order of the key, or in the given one. */
  select: (reader: FhirReader, where: SQL | undefined, limit: number, order?: SQL[]) => Promise<Row[]>;
  /** Was there a row of this key, which the reader might still see? */
  isGone?: (reader: FhirReader, where: SQL) => Promise<boolean>;
  /** How many there are; absent where that is not cheap, or where a row has several resources. */
  count?: (reader: FhirReader, where: SQL | undefined) => Promise<number>;
  /** Pure: the mappers are in `domain/fhir/`. */
  toResources: (row: Row, links: Links) => Resource[];
  lastUpdated: AnyPgColumn | SQL;
  /** Of each parameter that the source can narrow by; without one, its `toMatch` alone decides. */
  conditions: Readonly<Record<string, ToCondition>>;
  /** By the names of parameters. */
  sorts?: Readonly<Record<string, Sort<Row>>>;
}

/** What `_include` can add: the resources that an element refers to. */
export interface Include {
  /** The name of the parameter, and others for it. */
  names: readonly string[];
  element: string;
  target: string;
}

/** A type of resources: who may read it, what it is searched by, and where its rows are. */
export interface ResourceType {
  type: string;
  action: Action;
  /** Of API clients; scopes of SMART are in `domain/identity/fhir-access.ts`. */
  scopes: readonly ApiScope[];
  parameters: Readonly<Record<string, SearchParameter>>;
  /** A search has to have one of these. */
  requires?: readonly string[];
  includes?: readonly Include[];
  /** Does Provenance name its resources as targets, for `_revinclude`? */
  hasProvenance?: boolean;
  sources: readonly Source[];
  interactions?: readonly ('create' | 'update')[];
}

/** Of types whose rows are those of a patient: a search that is sorted names the patient, by whom there is an index. */
export const sortedWith = ['patient', 'subject'] as const;

/** Lets the sources of a type have rows of their own kinds. */
export const defineSource = <Row>(source: Source<Row>): Source => source as Source;
