import { and, sql } from 'drizzle-orm';
import { patients } from '../db/schema/index.ts';
import type { Reader } from './patient-rows.ts';

/**
 * Ids of the patients whose whole Unique Gait ID was typed or scanned, in any case. Asked for by its own index, before the
 * search by text: a condition on both would keep either index from being used.
 */
export async function gaitUidHolders({ tx, scope, actor }: Reader, q: string): Promise<number[]> {
  if (!actor.products.includes('GAIT')) return [];
  const found = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(scope.organization(patients.organizationId), sql`lower(${patients.gaitUid}) = lower(${q.trim()})`));
  return found.map(({ id }) => id);
}
