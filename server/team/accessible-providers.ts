import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { practitionerLocations, practitioners } from '../platform/db/schema.ts';

/**
 * Condition on `practitioners` for the providers that the actor may see: an admin all of the organization, a practitioner
 * those who share an assigned location (OPEN-149). The caller excludes removed ones.
 */
export function isProviderAccessible(tx: Tx, actor: Pick<ClinicActor, 'allLocations'>, scope: Scope): SQL | undefined {
  const own = scope.organization(practitioners.organizationId);
  if (actor.allLocations) return own;
  const shared = tx
    .select({ id: practitionerLocations.practitionerId })
    .from(practitionerLocations)
    .where(
      and(
        scope.location(practitionerLocations.organizationId, practitionerLocations.locationId),
        eq(practitionerLocations.organizationId, practitioners.organizationId),
        eq(practitionerLocations.practitionerId, practitioners.id),
      ),
    );
  return and(own, exists(shared));
}

/** Whether the actor may assign this provider: accessible and not removed (A2). */
export async function isAssignableProvider(
  { tx, scope, actor }: { tx: Tx; scope: Scope; actor: ClinicActor },
  id: number,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(and(isProviderAccessible(tx, actor, scope), eq(practitioners.id, id), isNull(practitioners.removedAt)));
  return found !== undefined;
}
