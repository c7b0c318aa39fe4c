import type { Resource } from '@medplum/fhirtypes';
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Criterion } from '../../domain/fhir/search.ts';
import { isOpen, matchesAll, SCANNED_ROWS, toCondition } from './read-page.ts';
import { sortedWith, type FhirReader, type ResourceType, type Source } from './resource-type.ts';

/** `_sort=-date` */
export interface SortOrder {
  name: string;
  isDescending: boolean;
}

/** Where a page begins in a source: behind a row, and behind so many resources of the row after it; null at its start. */
export type SortedPosition = { value: string; key: number; skip: number } | { value: null; skip: number };

interface SortedPage {
  resources: Resource[];
  /** One for each source; null behind the last page. */
  next: SortedPosition[] | null;
}

/** By what a search can be sorted: where there is an index for it, which is that of a patient. The key needs no more than itself. */
export function readSort(
  type: ResourceType,
  text: string | undefined,
  criteria: readonly Criterion[],
): SortOrder | null | undefined {
  if (text === undefined || text === '_id') return null;
  const order = { name: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
  const isOfPatient = criteria.some(({ name }) => sortedWith.some((one) => one === name));
  return isOfPatient && listSorts(type).includes(order.name) ? order : undefined;
}

/** Names of parameters by which all sources of a type can be sorted. */
export const listSorts = ({ sources }: ResourceType): string[] =>
  Object.keys(sources[0]!.sorts ?? {}).filter((name) => sources.every(({ sorts }) => sorts?.[name]));

function isBehind({ sorts, key }: Source, { name, isDescending }: SortOrder, at: SortedPosition): SQL | undefined {
  if (at.value === null) return undefined;
  const { expression, toSql } = sorts![name]!;
  const [row, behind] = [sql`(${expression}, ${key})`, sql`(${toSql(at.value)}, ${at.key})`];
  return isDescending ? sql`${row} < ${behind}` : sql`${row} > ${behind}`;
}

/** Rows of a source that were read and not used yet. */
interface Batch {
  source: Source;
  rows: unknown[];
  /** Are there more behind them? */
  hasMore: boolean;
  at: SortedPosition;
}

async function readBatch(
  source: Source,
  reader: FhirReader,
  criteria: readonly Criterion[],
  { order, at, size }: { order: SortOrder; at: SortedPosition; size: number },
): Promise<Batch> {
  const turn = order.isDescending ? desc : asc;
  const where = and(
    isBehind(source, order, at),
    ...criteria.map((criterion) => toCondition(source, criterion, reader)),
  );
  const rows = isOpen(source, reader)
    ? await source.select(reader, where, size, [turn(source.sorts![order.name]!.expression), turn(source.key)])
    : [];
  return { source, rows, hasMore: rows.length === size, at };
}

/**
 * A page in the order of a parameter, over all sources: one statement for each. It ends where the rows of a source end that may
 * have more, since those come before what the others have.
 */
export async function readSortedPage(
  type: ResourceType,
  reader: FhirReader,
  criteria: readonly Criterion[],
  { order, starts, limit }: { order: SortOrder; starts: readonly SortedPosition[]; limit: number },
): Promise<SortedPage> {
  const { isNarrowed, matches } = matchesAll(type, criteria, reader);
  const size = isNarrowed ? Math.max(SCANNED_ROWS, limit + 1) : limit + 1;
  const batches: Batch[] = [];
  for (const [i, source] of type.sources.entries()) {
    const at = starts[i] ?? { value: null, skip: 0 };
    batches.push(await readBatch(source, reader, criteria, { order, at, size }));
  }
  const getNextValue = ({ source, rows }: Batch) => source.sorts![order.name]!.getValue(rows[0]);
  const isBefore = (one: string, other: string) => (order.isDescending ? one > other : one < other);
  const resources: Resource[] = [];
  const toPage = (isLast: boolean) => ({ resources, next: isLast ? null : batches.map(({ at }) => at) });
  for (;;) {
    if (batches.some(({ rows, hasMore }) => rows.length === 0 && hasMore)) return toPage(false);
    const filled = batches.filter(({ rows }) => rows.length > 0);
    if (filled.length === 0) return toPage(true);
    if (resources.length === limit) return toPage(false);
    const first = filled.reduce((best, one) => (isBefore(getNextValue(one), getNextValue(best)) ? one : best));
    const found = first.source.toResources(first.rows[0], reader.links).filter(matches).slice(first.at.skip);
    const room = limit - resources.length;
    resources.push(...found.slice(0, room));
    if (found.length > room) {
      first.at = { ...first.at, skip: first.at.skip + room };
      return toPage(false);
    }
    first.at = { value: getNextValue(first), key: first.source.getKey(first.rows.shift()) as number, skip: 0 };
  }
}
