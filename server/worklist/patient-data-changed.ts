import { and, eq, sql } from 'drizzle-orm';
import { advancePaths } from '../care-paths/advance-paths.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { recalculatePatients } from '../rtm/recalculate.ts';
import { refreshWorklist } from './refresh-worklist.ts';
import { isPatientInScope } from '../platform/db/accessible-patients.ts';
import { patients } from '../platform/db/schema.ts';

/**
 * Updates what depends on a patient's sessions, survey answers, care notes, program, set-up and plans of care, in the
 * transaction of the change: the care path, then billing cycles, then the worklist.
 */
export const onPatientDataChanged = (tx: Tx, scope: Scope, patientId: number, now: Date): Promise<void> =>
  onPatientsDataChanged(tx, scope, [patientId], now);

/** The same for many patients. */
export async function onPatientsDataChanged(tx: Tx, scope: Scope, patientIds: number[], now: Date): Promise<void> {
  await advancePaths(tx, scope, patientIds, now);
  await recalculatePatients(tx, scope, patientIds, now);
  await refreshWorklist(tx, scope, patientIds, now);
}

/**
 * Moves last session and last activity forward, never back and never beyond now, and updates what depends on sessions.
 * Runs in the transaction that stored the session.
 */
export async function onSessionReceived(tx: Tx, scope: Scope, patientId: number, at: Date, now: Date): Promise<void> {
  const seen = (at < now ? at : now).toISOString();
  await tx
    .update(patients)
    .set({
      lastSessionAt: sql`greatest(${patients.lastSessionAt}, ${seen}::timestamptz)`,
      lastActivityAt: sql`greatest(${patients.lastActivityAt}, ${seen}::timestamptz)`,
    })
    .where(and(isPatientInScope(scope), eq(patients.id, patientId)));
  await onPatientDataChanged(tx, scope, patientId, now);
}
