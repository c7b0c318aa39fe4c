import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { addLocation, listLocations, updateLocation, type Location } from '../../contract/locations.ts';
import { changesBetween } from '../../domain/changes.ts';
import type { Member } from '../../domain/actor.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { locations, practitioners } from '../db/schema/index.ts';
import { clash, faulty, notFound } from '../http/refusal.ts';
import { providersInReach } from './providers-in-reach.ts';
import type { Routes } from './index.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** Locations with their default provider, who is left out where the reader may not see that provider. */
const withProvider = ({ tx, scope, actor }: Reader) =>
  tx
    .select({
      location: locations,
      defaultProvider: { firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(locations)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, locations.organizationId),
        eq(practitioners.id, locations.defaultProviderId),
        isNull(practitioners.removedAt),
        providersInReach(tx, actor, scope),
      ),
    );

type Row = Awaited<ReturnType<typeof withProvider>>[number];

const present = ({ location, defaultProvider }: Row): Location => ({
  id: location.id,
  name: location.name,
  timezone: location.timezone,
  address1: location.address1,
  address2: location.address2,
  city: location.city,
  stateCode: location.stateCode,
  zipCode: location.zipCode,
  defaultProviderId: location.defaultProviderId,
  defaultProvider,
  keyword: location.keyword,
  version: location.version,
});

async function locationOf(reader: Reader, id: number): Promise<Location> {
  const { scope } = reader;
  const [row] = await withProvider(reader).where(
    and(scope.organization(locations.organizationId), eq(locations.id, id)),
  );
  if (!row) throw notFound('Location');
  return present(row);
}

/** A default provider has to be one of the organization's own (A2). */
async function checkProvider({ tx, scope, actor }: Reader, id: number | null): Promise<void> {
  if (id === null) return;
  const [found] = await tx
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(and(providersInReach(tx, actor, scope), eq(practitioners.id, id), isNull(practitioners.removedAt)));
  if (!found) throw faulty('defaultProviderId', 'Provider not found.');
}

const detailsOf = ({ id: _id, version: _version, defaultProvider: _provider, ...details }: Location) => details;

const sortKeys = { name: sql`lower(${locations.name})` };

export const locationRoutes: Routes = (served) => {
  served.acting(listLocations, async ({ tx, scope, actor, list }) => {
    const own = scope.organization(locations.organizationId);
    const [all] = await tx.select({ total: count() }).from(locations).where(own);
    const rows = await withProvider({ tx, scope, actor })
      .where(own)
      .orderBy(...ordered(sortKeys, list.sort, locations.id))
      .limit(list.limit)
      .offset(list.offset);
    return { items: rows.map(present), total: all!.total };
  });

  served.acting(addLocation, async ({ tx, scope, actor, body, trace }) => {
    const reader = { tx, scope, actor };
    await checkProvider(reader, body.defaultProviderId);
    const [added] = await tx
      .insert(locations)
      .values({ organizationId: actor.organizationId, ...body })
      .returning({ id: locations.id });
    trace.subjects = [`location:${added!.id}`, `organization:${actor.organizationId}`];
    return locationOf(reader, added!.id);
  });

  served.acting(updateLocation, async ({ tx, scope, actor, params, body, version, trace }) => {
    const reader = { tx, scope, actor };
    const before = await locationOf(reader, params.id);
    await checkProvider(reader, body.defaultProviderId);
    const saved = await tx
      .update(locations)
      .set({ ...body, version: version + 1, updatedAt: sql`now()` })
      .where(
        and(scope.organization(locations.organizationId), eq(locations.id, params.id), eq(locations.version, version)),
      )
      .returning({ id: locations.id });
    const current = await locationOf(reader, params.id);
    if (!saved.length) throw clash(current);
    trace.subjects = [`location:${params.id}`, `organization:${actor.organizationId}`];
    trace.changes = changesBetween(detailsOf(before), detailsOf(current));
    return current;
  });
};
