import { and, asc, count, eq, sql } from 'drizzle-orm';
import {
  addPortalFilter,
  getPortalFilter,
  listPortalFilters,
  portalLists,
  removePortalFilter,
  updatePortalFilter,
  type PortalFilteredList,
  type PortalListSettings,
  type PortalSavedFilter,
} from '../../contract/saved-filters/portal-saved-filters.ts';
import { can } from '../../domain/identity/access.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { clinicSavedFilters as filters } from '../platform/db/schema.ts';
import { parseWith } from '../platform/http/read-request.ts';
import { versionConflict, forbidden, notFound, conflict } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import { SAVED_FILTERS_MAX } from '../../contract/platform/list-settings.ts';
import { savedFilterMessage } from '../../contract/saved-filters/messages.ts';
import { findDatabaseErrorCode } from '../platform/http/error-response.ts';

type Row = typeof filters.$inferSelect;
interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const presentFilter = ({ id, list, name, settings, userId, version }: Row, { actor }: Reader): PortalSavedFilter => ({
  id,
  list,
  name,
  settings,
  own: userId === actor.userId,
  version,
});

const canRead = (actor: Member, list: PortalFilteredList) => can(actor, portalLists[list].action);
const requireListAccess = (actor: Member, list: PortalFilteredList) => {
  if (!canRead(actor, list)) throw forbidden();
};

/** Settings of another list are invalid. */
const parseSettings = (list: PortalFilteredList, settings: PortalListSettings) =>
  parseWith(portalLists[list].settings, settings) as PortalListSettings;

const isOrganizationFilter = ({ scope }: Reader, id: string) =>
  and(scope.organization(filters.organizationId), eq(filters.id, id));
const isOwnFilter = (reader: Reader, id: string) =>
  and(isOrganizationFilter(reader, id), eq(filters.userId, reader.actor.userId));
const isOwnFilterOf = ({ scope, actor }: Reader, list: PortalFilteredList) =>
  and(scope.organization(filters.organizationId), eq(filters.userId, actor.userId), eq(filters.list, list));

/** Throws 404 also for a filter of a list that the reader may not read. */
async function requireReadable(reader: Reader, where: ReturnType<typeof and>): Promise<Row> {
  const [row] = await reader.tx.select().from(filters).where(where);
  if (!row || !canRead(reader.actor, row.list)) throw notFound(savedFilterMessage('savedFilters.notFound'));
  return row;
}

/** Saved filters of the portal's lists: the user's own, and by link those of the whole organization. */
export const portalSavedFilterRoutes: Routes = (router) => {
  router.authenticated(listPortalFilters, async function handleListPortalFilters(request) {
    requireListAccess(request.actor, request.query.list);
    const rows = await request.tx
      .select()
      .from(filters)
      .where(isOwnFilterOf(request, request.query.list))
      .orderBy(asc(sql`lower(${filters.name})`));
    return rows.map((row) => presentFilter(row, request));
  });

  router.authenticated(getPortalFilter, async function handleGetPortalFilter(request) {
    return presentFilter(await requireReadable(request, isOrganizationFilter(request, request.params.id)), request);
  });

  router.authenticated(addPortalFilter, async function handleAddPortalFilter(request) {
    const { tx, actor, body } = request;
    requireListAccess(actor, body.list);
    const [saved] = await tx.select({ total: count() }).from(filters).where(isOwnFilterOf(request, body.list));
    requireFilterCapacity(saved!.total);
    const { userId, organizationId } = actor;
    const [row] = await tx
      .insert(filters)
      .values({
        id: crypto.randomUUID(),
        userId,
        organizationId,
        ...body,
        settings: parseSettings(body.list, body.settings),
      })
      .returning()
      .catch(throwFilterNameTaken);
    return presentFilter(row!, request);
  });

  router.authenticated(updatePortalFilter, async function handleUpdatePortalFilter(request) {
    const { tx, params, body, version } = request;
    const before = await requireReadable(request, isOwnFilter(request, params.id));
    // Only the row names the list.
    const settings = body.settings && parseSettings(before.list, body.settings);
    const [saved] = await tx
      .update(filters)
      .set({ ...body, settings, version: version + 1, updatedAt: sql`now()` })
      .where(and(isOwnFilter(request, params.id), eq(filters.version, version)))
      .returning()
      .catch(throwFilterNameTaken);
    if (!saved)
      throw versionConflict(presentFilter(await requireReadable(request, isOwnFilter(request, params.id)), request));
    return presentFilter(saved, request);
  });

  router.authenticated(removePortalFilter, async function handleRemovePortalFilter(request) {
    const own = isOwnFilter(request, request.params.id);
    await requireReadable(request, own);
    await request.tx.delete(filters).where(own);
  });
};

const NAME_TAKEN = savedFilterMessage('savedFilters.nameTaken');

/** Turns a duplicate name in the database into 409. */
export const throwFilterNameTaken = (error: unknown): never => {
  if (findDatabaseErrorCode(error) === '23505') throw conflict(NAME_TAKEN, { name: NAME_TAKEN });
  throw error;
};

/** Throws 409 when a user already has the maximum of saved filters for a list. */
export function requireFilterCapacity(savedCount: number): void {
  if (savedCount >= SAVED_FILTERS_MAX)
    throw conflict(savedFilterMessage('savedFilters.full', { n: SAVED_FILTERS_MAX }));
}
