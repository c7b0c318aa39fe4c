import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientPaths } from '../db/schema/index.ts';

/**
 * Whoever is taken into care again begins the phase of their path anew on that day: the time out of care and what was
 * measured before it lead nowhere. `day` is civil, in the patient's zone.
 */
export async function beginPhaseAnew(tx: Tx, scope: Scope, patientId: number, day: string): Promise<void> {
  await tx
    .update(patientPaths)
    .set({ phaseSince: day, version: sql`${patientPaths.version} + 1` })
    .where(
      and(
        scope.organization(patientPaths.organizationId),
        eq(patientPaths.patientId, patientId),
        isNull(patientPaths.endedAt),
      ),
    );
}
