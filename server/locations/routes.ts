import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { locationFieldNames } from '../../contract/locations/fields.ts';
import { addLocation, listLocations, updateLocation, type Location } from '../../contract/locations/locations.ts';
import { locationMessage } from '../../contract/locations/messages.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { teamMessage } from '../../contract/team/messages.ts';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, practitioners } from '../platform/db/schema.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { versionConflict, validationError, notFound } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import { isAssignableProvider, isProviderAccessible } from '../team/accessible-providers.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: ClinicActor;
}

/** Locations with their default provider, who is left out where the reader may not see that provider. */
const selectLocations = ({ tx, scope, actor }: Reader) =>
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
        isProviderAccessible(tx, actor, scope),
      ),
    );

type Row = Awaited<ReturnType<typeof selectLocations>>[number];

const presentLocation = ({ location, defaultProvider }: Row): Location => ({
  id: location.id,
  ...pick(location, locationFieldNames),
  defaultProvider,
  keyword: location.keyword,
  version: location.version,
});

async function requireLocation(reader: Reader, id: number): Promise<Location> {
  const { scope } = reader;
  const [row] = await selectLocations(reader).where(
    and(scope.organization(locations.organizationId), eq(locations.id, id)),
  );
  if (!row) throw notFound(locationMessage('locations.notFound'));
  return presentLocation(row);
}

/** A default provider has to be one of the organization's own (A2). */
async function requireOwnProvider(reader: Reader, id: number | null): Promise<void> {
  if (id !== null && !(await isAssignableProvider(reader, id)))
    throw validationError('defaultProviderId', teamMessage('team.providerNotFound'));
}

const pickDetails = (location: Location) => pick(location, locationFieldNames);

const sortKeys = { name: sql`lower(${locations.name})` };

export const locationRoutes: Routes = (router) => {
  router.authenticated(listLocations, async function handleListLocations({ tx, scope, actor, list }) {
    const own = scope.organization(locations.organizationId);
    const [all] = await tx.select({ total: count() }).from(locations).where(own);
    const rows = await selectLocations({ tx, scope, actor })
      .where(own)
      .orderBy(...orderByKey(sortKeys, list.sort, locations.id))
      .limit(list.limit)
      .offset(list.offset);
    return { items: rows.map(presentLocation), total: all!.total };
  });

  router.authenticated(addLocation, async function handleAddLocation({ tx, scope, actor, body, auditDetails }) {
    const reader = { tx, scope, actor };
    await requireOwnProvider(reader, body.defaultProviderId);
    const [added] = await tx
      .insert(locations)
      .values({ organizationId: actor.organizationId, ...body })
      .returning({ id: locations.id });
    auditDetails.subjects = [`location:${added!.id}`, `organization:${actor.organizationId}`];
    return requireLocation(reader, added!.id);
  });

  router.authenticated(
    updateLocation,
    async function handleUpdateLocation({ tx, scope, actor, params, body, version, auditDetails }) {
      const reader = { tx, scope, actor };
      const before = await requireLocation(reader, params.id);
      await requireOwnProvider(reader, body.defaultProviderId);
      const saved = await tx
        .update(locations)
        .set({ ...body, version: version + 1, updatedAt: sql`now()` })
        .where(
          and(
            scope.organization(locations.organizationId),
            eq(locations.id, params.id),
            eq(locations.version, version),
          ),
        )
        .returning({ id: locations.id });
      const current = await requireLocation(reader, params.id);
      if (!saved.length) throw versionConflict(current);
      auditDetails.subjects = [`location:${params.id}`, `organization:${actor.organizationId}`];
      auditDetails.changes = diffFields(pickDetails(before), pickDetails(current));
      return current;
    },
  );
};
