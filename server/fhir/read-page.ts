import type { Resource } from '@medplum/fhirtypes';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import type { Criterion } from '../../domain/fhir/search.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { instantCondition, isOneOf } from './conditions.ts';
import { parseKey } from './parse-key.ts';
import type { FhirReader, ResourceType, Source } from './resource-type.ts';

/** Where a page begins: behind a row of a source, and behind so many resources of the row after it. */
export interface PagePosition {
  source: number;
  after: number | string | null;
  skip: number;
}

export const firstPage: PagePosition = { source: 0, after: null, skip: 0 };

interface Page {
  resources: Resource[];
  next: PagePosition | null;
}

/** Rows that are read where only some of them will match. */
export const SCANNED_ROWS = 500;

export function toCondition(source: Source, criterion: Criterion, reader: FhirReader): SQL | undefined {
  if (criterion.name === '_id') {
    const keys = criterion.values.map((id) => parseKey(source, id));
    if (source.key.dataType !== 'string') return isOneOf(source.key, keys as (number | null)[]);
  }
  if (criterion.name === '_lastUpdated') return instantCondition(source.lastUpdated)(criterion, reader);
  return source.conditions[criterion.name]?.(criterion, reader);
}

export const matchesAll = (type: ResourceType, criteria: readonly Criterion[], { links }: FhirReader) => {
  const checks = criteria.flatMap((criterion) => {
    if (criterion.name === '_id') return [(resource: Resource) => criterion.values.includes(resource.id!)];
    const matches = type.parameters[criterion.name]?.toMatch?.(criterion, links);
    return matches ? [matches] : [];
  });
  return { isNarrowed: checks.length > 0, matches: (resource: Resource) => checks.every((check) => check(resource)) };
};

export const isOpen = (source: Source, reader: FhirReader): boolean => source.isOpen?.(reader) ?? true;

/** Adds the resources of rows until the page is full; returns where the next one begins, or null. */
function fill(page: Resource[], limit: number, rows: unknown[], source: Source, at: PagePosition, take: Take) {
  let { after, skip } = at;
  for (const row of rows) {
    const resources = take(row);
    const room = limit - page.length;
    const rest = resources.slice(skip);
    page.push(...rest.slice(0, room));
    if (rest.length > room) return { source: at.source, after, skip: skip + room };
    after = source.getKey(row);
    skip = 0;
  }
  return null;
}
type Take = (row: unknown) => Resource[];

/**
 * A page of what is found, in the order of the sources and their keys: one statement for each source, at most. A page may
 * have fewer resources than asked for, and more behind it, where most rows that were read do not match.
 */
export async function readPage(
  type: ResourceType,
  reader: FhirReader,
  criteria: readonly Criterion[],
  start: PagePosition,
  limit: number,
): Promise<Page> {
  const { isNarrowed, matches } = matchesAll(type, criteria, reader);
  const resources: Resource[] = [];
  let at = start;
  while (at.source < type.sources.length) {
    const source = type.sources[at.source]!;
    const following = { source: at.source + 1, after: null, skip: 0 };
    if (!isOpen(source, reader)) {
      at = following;
      continue;
    }
    // A full page still has to know whether there is more.
    if (resources.length === limit) return { resources, next: at };
    const size = isNarrowed ? Math.max(SCANNED_ROWS, limit + 1) : limit - resources.length + 1;
    const where = and(
      at.after === null ? undefined : gt(source.key, at.after),
      ...criteria.map((criterion) => toCondition(source, criterion, reader)),
    );
    const rows = await source.select(reader, where, size);
    const take: Take = (row) => source.toResources(row, reader.links).filter(matches);
    const next = fill(resources, limit, rows, source, at, take);
    if (next) return { resources, next };
    if (rows.length === size)
      return { resources, next: { source: at.source, after: source.getKey(rows.at(-1)), skip: 0 } };
    at = following;
  }
  return { resources, next: null };
}

/** How many resources are found; undefined where that is not cheap. */
export async function countFound(
  type: ResourceType,
  reader: FhirReader,
  criteria: readonly Criterion[],
): Promise<number | undefined> {
  if (
    matchesAll(
      type,
      criteria.filter(({ name }) => name !== '_id'),
      reader,
    ).isNarrowed
  )
    return undefined;
  if (type.sources.some(({ count }) => !count)) return undefined;
  let total = 0;
  for (const source of type.sources.filter((one) => isOpen(one, reader)))
    total += await source.count!(reader, and(...criteria.map((criterion) => toCondition(source, criterion, reader))));
  return total;
}

/** The resource with this id; undefined where there is none for the reader. */
async function findResource(type: ResourceType, reader: FhirReader, id: string): Promise<Resource | undefined> {
  for (const source of type.sources) {
    const key = parseKey(source, id);
    if (key === null || !isOpen(source, reader)) continue;
    const rows = await source.select(reader, eq(source.key, key), 1);
    const found = rows.flatMap((row) => source.toResources(row, reader.links)).find((resource) => resource.id === id);
    if (found) return found;
  }
  return undefined;
}

async function isGone(type: ResourceType, reader: FhirReader, id: string): Promise<boolean> {
  for (const source of type.sources) {
    const key = parseKey(source, id);
    if (key !== null && (await source.isGone?.(reader, eq(source.key, key)))) return true;
  }
  return false;
}

/** The same, or 404: also for what another organization has (A1). What was removed is gone, where that is known. */
export async function requireResource(type: ResourceType, reader: FhirReader, id: string): Promise<Resource> {
  const found = await findResource(type, reader, id);
  if (found) return found;
  if (await isGone(type, reader, id)) throw new HttpError(410, fhirMessage('fhir.gone'));
  throw new HttpError(404, fhirMessage('fhir.notFound'));
}
