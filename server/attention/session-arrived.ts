import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patients } from '../db/schema/index.ts';
import { patientDataChanged } from './patient-data-changed.ts';

/**
 * What a session of a patient sets off, in the transaction that wrote it: last session and last activity move forward,
 * never back and never beyond now, and everything that is counted from sessions is counted anew.
 */
export async function sessionArrived(tx: Tx, scope: Scope, patientId: number, at: Date, now: Date): Promise<void> {
  const seen = (at < now ? at : now).toISOString();
  await tx
    .update(patients)
    .set({
      lastSessionAt: sql`greatest(${patients.lastSessionAt}, ${seen}::timestamptz)`,
      lastActivityAt: sql`greatest(${patients.lastActivityAt}, ${seen}::timestamptz)`,
    })
    .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patientId)));
  await patientDataChanged(tx, scope, patientId, now);
}
