import { and, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { serviceMessage } from '../../contract/platform/messages.ts';
import { hashCode, seal, unseal } from '../identity/tokens.ts';
import { accessiblePatients as found } from '../platform/db/accessible-patients.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import type { PatientFilters } from './list-filters.ts';
import { sortExpression, type Position } from './page-order.ts';
import type { Reader } from './queries.ts';

/** Where a page begins: behind a row, or, backwards, with those before it. */
export interface PageStart {
  position: Position;
  backwards: boolean;
}

/** Pages further than this have cursors: nearer ones cost nothing to count to. */
export const CURSOR_FROM = 975;

/** What a cursor is good for: the same list of the same organization, in the same order. */
interface CursorOf {
  secret: string;
  organizationId: number;
  sort: ListQuery['sort'];
  filters: PatientFilters;
}

const describeUse = ({ organizationId, sort, filters }: CursorOf): string => {
  const { state, practitionerId, locationIds, product, status } = filters;
  const list = [organizationId, sort.key, sort.dir, state, practitionerId, locationIds, product, status];
  return `patients ${hashCode(JSON.stringify(list))}`;
};

const StoredPosition = z.tuple([z.nullable(z.string()), z.int()]);

/** Sealed, because addresses are logged, and what a list is sorted by is health data. */
const writeCursor = (of: CursorOf, { key, id }: Position): string =>
  seal(JSON.stringify([key, id]), of.secret, describeUse(of));

function readCursor(of: CursorOf, name: 'after' | 'before', cursor: string): Position {
  try {
    const [key, id] = StoredPosition.parse(JSON.parse(unseal(cursor, of.secret, describeUse(of))));
    return { key, id };
  } catch {
    throw new HttpError(400, serviceMessage('request.queryInvalid', { field: name }));
  }
}

/** The start that a call names; 400 for a cursor that this list has not given. */
export function readPageStart(of: CursorOf): PageStart | undefined {
  const { after, before, q } = of.filters;
  const name = after === undefined ? 'before' : 'after';
  const cursor = after ?? before;
  if (cursor === undefined) return undefined;
  if (q || (after !== undefined && before !== undefined))
    throw new HttpError(400, serviceMessage('request.queryInvalid', { field: name }));
  return { position: readCursor(of, name, cursor), backwards: name === 'before' };
}

/** The cursors of a page's first and last row, as a header has them; null for a page that needs none. */
export async function writePageCursors(
  { tx, scope }: Reader,
  of: CursorOf,
  { offset }: ListQuery,
  ids: readonly number[],
): Promise<string | null> {
  if (offset < CURSOR_FROM || of.filters.q || ids.length === 0) return null;
  const ends = [ids[0]!, ids.at(-1)!];
  const rows = await tx
    .select({ id: found.id, key: sql<string | null>`(${sortExpression(of.sort)})::text` })
    .from(found)
    .where(and(scope.location(found.organizationId, found.locationId), inArray(found.id, ends)));
  const cursors = ends.flatMap((id) => rows.filter((row) => row.id === id).map((row) => writeCursor(of, row)));
  return cursors.length === ends.length ? cursors.join(' ') : null;
}
