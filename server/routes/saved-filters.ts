import { and, asc, count, eq, sql } from 'drizzle-orm';
import {
  addSavedFilter,
  getSavedFilter,
  listSavedFilters,
  removeSavedFilter,
  updateSavedFilter,
  type FilteredList,
  type ListSettings,
  type SavedFilter,
} from '../../contract/saved-filters.ts';
import type { VendorStaff } from '../../domain/actor.ts';
import type { Tx } from '../db/database.ts';
import { savedFilters } from '../db/schema/index.ts';
import { clash, notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';
import { filterNameTaken, refuseManyFilters } from './saved-filter-refusals.ts';

type Row = typeof savedFilters.$inferSelect;

const present = ({ id, list, name, settings, userId, version }: Row, actor: VendorStaff): SavedFilter => ({
  id,
  list: list as FilteredList,
  name,
  settings: settings as ListSettings,
  own: userId === actor.userId,
  version,
});

const ownOne = (actor: VendorStaff, id: string) => and(eq(savedFilters.id, id), eq(savedFilters.userId, actor.userId));

async function ownFilter(tx: Tx, actor: VendorStaff, id: string): Promise<Row> {
  const [row] = await tx.select().from(savedFilters).where(ownOne(actor, id));
  if (!row) throw notFound('Filter');
  return row;
}

export const savedFilterRoutes: Routes = (served) => {
  served.acting(listSavedFilters, async ({ tx, actor, query: { list } }) => {
    const rows = await tx
      .select()
      .from(savedFilters)
      .where(and(eq(savedFilters.userId, actor.userId), eq(savedFilters.list, list)))
      .orderBy(asc(sql`lower(${savedFilters.name})`));
    return rows.map((row) => present(row, actor));
  });

  served.acting(getSavedFilter, async ({ tx, actor, params }) => {
    const [row] = await tx.select().from(savedFilters).where(eq(savedFilters.id, params.id));
    if (!row) throw notFound('Filter');
    return present(row, actor);
  });

  served.acting(addSavedFilter, async ({ tx, actor, body }) => {
    const [kept] = await tx
      .select({ total: count() })
      .from(savedFilters)
      .where(and(eq(savedFilters.userId, actor.userId), eq(savedFilters.list, body.list)));
    refuseManyFilters(kept!.total);
    const [row] = await tx
      .insert(savedFilters)
      .values({ id: crypto.randomUUID(), userId: actor.userId, ...body })
      .returning()
      .catch(filterNameTaken);
    return present(row!, actor);
  });

  served.acting(updateSavedFilter, async ({ tx, actor, params, body, version }) => {
    await ownFilter(tx, actor, params.id);
    const [saved] = await tx
      .update(savedFilters)
      .set({ ...body, version: version + 1, updatedAt: sql`now()` })
      .where(and(ownOne(actor, params.id), eq(savedFilters.version, version)))
      .returning()
      .catch(filterNameTaken);
    if (!saved) throw clash(present(await ownFilter(tx, actor, params.id), actor));
    return present(saved, actor);
  });

  served.acting(removeSavedFilter, async ({ tx, actor, params }) => {
    await ownFilter(tx, actor, params.id);
    await tx.delete(savedFilters).where(ownOne(actor, params.id));
  });
};
