import { and, eq } from 'drizzle-orm';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';

/** Whose report it is: the name of the actor's organization, and the storage key of its logo. */
export async function loadLetterhead(
  tx: Tx,
  scope: Scope,
  actor: ClinicActor,
): Promise<{ name: string; logoKey: string | null }> {
  const [organization] = await tx
    .select({ name: organizations.name, logoKey: organizations.logoKey })
    .from(organizations)
    .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId)));
  return organization!;
}
