import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PractitionerRole } from '../../contract/platform/enumerations.ts';
import type { Practitioner } from '../../contract/team/practitioners.ts';
import { can } from '../../domain/identity/access.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, practitionerLocations, type practitioners } from '../platform/db/schema.ts';

export type PractitionerRow = typeof practitioners.$inferSelect;

/** Providers in the contract's shape with those of their locations that the reader may see, in the order given. */
export async function presentPractitioners(
  { tx, scope, actor }: { tx: Tx; scope: Scope; actor: Member },
  rows: readonly PractitionerRow[],
): Promise<Practitioner[]> {
  if (!rows.length) return [];
  const places = await tx
    .select({ practitionerId: practitionerLocations.practitionerId, id: locations.id, name: locations.name })
    .from(practitionerLocations)
    .innerJoin(
      locations,
      and(
        eq(locations.organizationId, practitionerLocations.organizationId),
        eq(locations.id, practitionerLocations.locationId),
      ),
    )
    .where(
      and(
        scope.location(practitionerLocations.organizationId, practitionerLocations.locationId),
        inArray(
          practitionerLocations.practitionerId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(locations.name), asc(locations.id));
  const manages = can(actor, 'team.manage');
  return rows.map((row) => {
    const own = places.filter(({ practitionerId }) => practitionerId === row.id).map(({ id, name }) => ({ id, name }));
    return {
      id: row.id,
      ...(row.userId !== null && { userId: row.userId }),
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      role: row.role as PractitionerRole,
      addedAsRole: row.addedAsRole as PractitionerRole,
      locations: own,
      locationIds: own.map(({ id }) => id),
      version: row.version,
      inviteFailed: row.inviteFailedAt !== null && row.userId === null,
      may: {
        edit: manages,
        remove: manages && row.id !== actor.practitionerId,
        resendInvite: manages && row.userId === null && row.email !== null,
      },
    };
  });
}
