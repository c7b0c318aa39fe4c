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
} from '../../contract/portal-saved-filters.ts';
import { can } from '../../domain/access.ts';
import type { Member } from '../../domain/actor.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { clinicSavedFilters as filters } from '../db/schema/index.ts';
import { parsed } from '../http/read-request.ts';
import { clash, forbidden, notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';
import { filterNameTaken, refuseManyFilters } from './saved-filter-refusals.ts';

type Row = typeof filters.$inferSelect;
interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const present = ({ id, list, name, settings, userId, version }: Row, { actor }: Reader): PortalSavedFilter => ({
  id,
  list: list as PortalFilteredList,
  name,
  settings: settings as PortalListSettings,
  own: userId === actor.userId,
  version,
});

const mayRead = (actor: Member, list: string) => can(actor, portalLists[list as PortalFilteredList].action);
const admit = (actor: Member, list: PortalFilteredList) => {
  if (!mayRead(actor, list)) throw forbidden();
};

/** Settings of one list are no settings of another. */
const settingsOf = (list: string, settings: PortalListSettings) =>
  parsed(portalLists[list as PortalFilteredList].settings, settings) as PortalListSettings;

const ofOrganization = ({ scope }: Reader, id: string) =>
  and(scope.organization(filters.organizationId), eq(filters.id, id));
const ownOne = (reader: Reader, id: string) => and(ofOrganization(reader, id), eq(filters.userId, reader.actor.userId));
const ownOf = ({ scope, actor }: Reader, list: PortalFilteredList) =>
  and(scope.organization(filters.organizationId), eq(filters.userId, actor.userId), eq(filters.list, list));

/** One that the reader may use; a filter of a list that is closed to the reader is as unknown as one that is not there. */
async function readable(reader: Reader, where: ReturnType<typeof and>): Promise<Row> {
  const [row] = await reader.tx.select().from(filters).where(where);
  if (!row || !mayRead(reader.actor, row.list)) throw notFound('Filter');
  return row;
}

/** Saved filters of the portal's lists: their maker's own, and by link everybody's of the organization. */
export const portalSavedFilterRoutes: Routes = (served) => {
  served.acting(listPortalFilters, async (asked) => {
    admit(asked.actor, asked.query.list);
    const rows = await asked.tx
      .select()
      .from(filters)
      .where(ownOf(asked, asked.query.list))
      .orderBy(asc(sql`lower(${filters.name})`));
    return rows.map((row) => present(row, asked));
  });

  served.acting(getPortalFilter, async (asked) =>
    present(await readable(asked, ofOrganization(asked, asked.params.id)), asked),
  );

  served.acting(addPortalFilter, async (asked) => {
    const { tx, actor, body } = asked;
    admit(actor, body.list);
    const [kept] = await tx.select({ total: count() }).from(filters).where(ownOf(asked, body.list));
    refuseManyFilters(kept!.total);
    const { userId, organizationId } = actor;
    const [row] = await tx
      .insert(filters)
      .values({
        id: crypto.randomUUID(),
        userId,
        organizationId,
        ...body,
        settings: settingsOf(body.list, body.settings),
      })
      .returning()
      .catch(filterNameTaken);
    return present(row!, asked);
  });

  served.acting(updatePortalFilter, async (asked) => {
    const { tx, params, body, version } = asked;
    const before = await readable(asked, ownOne(asked, params.id));
    // Which list it is for only the row says.
    const settings = body.settings && settingsOf(before.list, body.settings);
    const [saved] = await tx
      .update(filters)
      .set({ ...body, settings, version: version + 1, updatedAt: sql`now()` })
      .where(and(ownOne(asked, params.id), eq(filters.version, version)))
      .returning()
      .catch(filterNameTaken);
    if (!saved) throw clash(present(await readable(asked, ownOne(asked, params.id)), asked));
    return present(saved, asked);
  });

  served.acting(removePortalFilter, async (asked) => {
    const own = ownOne(asked, asked.params.id);
    await readable(asked, own);
    await asked.tx.delete(filters).where(own);
  });
};
