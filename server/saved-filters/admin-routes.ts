import { and, asc, count, eq, sql } from 'drizzle-orm';
import {
  addSavedFilter,
  getSavedFilter,
  listSavedFilters,
  removeSavedFilter,
  updateSavedFilter,
  type SavedFilter,
} from '../../contract/saved-filters/saved-filters.ts';
import { savedFilterMessage } from '../../contract/saved-filters/messages.ts';
import type { VendorStaff } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { savedFilters } from '../platform/db/schema.ts';
import { versionConflict, notFound } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import { throwFilterNameTaken, requireFilterCapacity } from './routes.ts';

type Row = typeof savedFilters.$inferSelect;

const presentFilter = ({ id, list, name, settings, userId, version }: Row, actor: VendorStaff): SavedFilter => ({
  id,
  list,
  name,
  settings,
  own: userId === actor.userId,
  version,
});

const isOwnFilter = (actor: VendorStaff, id: string) =>
  and(eq(savedFilters.id, id), eq(savedFilters.userId, actor.userId));

async function requireOwnFilter(tx: Tx, actor: VendorStaff, id: string): Promise<Row> {
  const [row] = await tx.select().from(savedFilters).where(isOwnFilter(actor, id));
  if (!row) throw notFound(savedFilterMessage('savedFilters.notFound'));
  return row;
}

export const savedFilterRoutes: Routes = (router) => {
  router.authenticated(listSavedFilters, async function handleListSavedFilters({ tx, actor, query: { list } }) {
    const rows = await tx
      .select()
      .from(savedFilters)
      .where(and(eq(savedFilters.userId, actor.userId), eq(savedFilters.list, list)))
      .orderBy(asc(sql`lower(${savedFilters.name})`));
    return rows.map((row) => presentFilter(row, actor));
  });

  router.authenticated(getSavedFilter, async function handleGetSavedFilter({ tx, actor, params }) {
    const [row] = await tx.select().from(savedFilters).where(eq(savedFilters.id, params.id));
    if (!row) throw notFound(savedFilterMessage('savedFilters.notFound'));
    return presentFilter(row, actor);
  });

  router.authenticated(addSavedFilter, async function handleAddSavedFilter({ tx, actor, body }) {
    const [saved] = await tx
      .select({ total: count() })
      .from(savedFilters)
      .where(and(eq(savedFilters.userId, actor.userId), eq(savedFilters.list, body.list)));
    requireFilterCapacity(saved!.total);
    const [row] = await tx
      .insert(savedFilters)
      .values({ id: crypto.randomUUID(), userId: actor.userId, ...body })
      .returning()
      .catch(throwFilterNameTaken);
    return presentFilter(row!, actor);
  });

  router.authenticated(updateSavedFilter, async function handleUpdateSavedFilter({ tx, actor, params, body, version }) {
    await requireOwnFilter(tx, actor, params.id);
    const [saved] = await tx
      .update(savedFilters)
      .set({ ...body, version: version + 1, updatedAt: sql`now()` })
      .where(and(isOwnFilter(actor, params.id), eq(savedFilters.version, version)))
      .returning()
      .catch(throwFilterNameTaken);
    if (!saved) throw versionConflict(presentFilter(await requireOwnFilter(tx, actor, params.id), actor));
    return presentFilter(saved, actor);
  });

  router.authenticated(removeSavedFilter, async function handleRemoveSavedFilter({ tx, actor, params }) {
    await requireOwnFilter(tx, actor, params.id);
    await tx.delete(savedFilters).where(isOwnFilter(actor, params.id));
  });
};
