import { and, arrayOverlaps, asc, eq, inArray, isNull } from 'drizzle-orm';
import { locationMessage } from '../../contract/locations/messages.ts';
import type { RoleGroup } from '../../contract/platform/enumerations.ts';
import { teamMessage } from '../../contract/team/messages.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { getEffectiveRole } from '../../domain/identity/viewer.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, practitionerLocations, practitioners, users } from '../platform/db/schema.ts';
import { notFound, validationError } from '../platform/http/http-error.ts';
import { requirePractitioner, type Reader } from './queries.ts';

type VendorRoles = ReadonlyMap<string, RoleGroup>;

/** The roles that vendor staff of an organization have besides that of their profile, by account. Only the service reads accounts. */
export async function loadVendorRoles(service: Tx, { organizationId }: Member): Promise<VendorRoles> {
  const rows = await service
    .select({ userId: users.id, groups: users.groups })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .where(
      and(
        eq(practitioners.organizationId, organizationId),
        isNull(practitioners.removedAt),
        arrayOverlaps(users.groups, ['VENDOR_ADMIN', 'VENDOR_SUPPORT']),
      ),
    );
  return new Map(
    rows.flatMap(({ userId, groups }) => {
      const standing = getEffectiveRole(groups);
      return standing === 'UNKNOWN' ? [] : [[userId, standing] as const];
    }),
  );
}

/** Everybody in the organization, locked so that two simultaneous changes see each other. */
async function lockTeam({ tx, scope, actor }: Reader, vendorRoles: VendorRoles) {
  const rows = await tx
    .select()
    .from(practitioners)
    .where(
      and(
        scope.organization(practitioners.organizationId),
        eq(practitioners.organizationId, actor.organizationId),
        isNull(practitioners.removedAt),
      ),
    )
    .orderBy(asc(practitioners.id))
    .for('update');
  return rows.map((row) => {
    const standing = (row.userId === null ? undefined : vendorRoles.get(row.userId)) ?? row.role;
    return { row, id: row.id, role: row.role, standing, registered: row.userId !== null };
  });
}

/** Locks the team and finds the provider in it; throws 404 for one whom the reader may not see. */
export async function lockColleague(reader: Reader, id: number, vendorRoles: VendorRoles) {
  await requirePractitioner(reader, id);
  const team = await lockTeam(reader, vendorRoles);
  const colleague = team.find((other) => other.id === id);
  if (!colleague) throw notFound(teamMessage('team.providerNotFound'));
  return { colleague, team };
}

/** Replaces the locations of a provider. */
export async function assignLocations(
  { tx, scope, actor }: Reader,
  practitionerId: number,
  locationIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(locationIds)];
  const { organizationId } = actor;
  const found = wanted.length
    ? await tx
        .select({ id: locations.id })
        .from(locations)
        .where(and(scope.organization(locations.organizationId), inArray(locations.id, wanted)))
    : [];
  if (found.length < wanted.length) throw validationError('locationIds', locationMessage('locations.notFound'));
  await tx
    .delete(practitionerLocations)
    .where(
      and(
        scope.organization(practitionerLocations.organizationId),
        eq(practitionerLocations.practitionerId, practitionerId),
      ),
    );
  if (wanted.length) {
    await tx
      .insert(practitionerLocations)
      .values(wanted.map((locationId) => ({ organizationId, practitionerId, locationId })));
  }
}
