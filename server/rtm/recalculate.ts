import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { computeCycleChanges } from './compute-cycle-changes.ts';
import { loadEvidence } from './evidence.ts';
import { writeCycles } from './write-cycles.ts';

/**
 * Counts the billing cycles of patients anew from what they logged, care notes, set-up, plans of care, pauses and the
 * organization's settings, in the transaction that changed one of them, or a batch of a night. What is BILLED stays as
 * it is. Answers whose cycles have changed.
 */
export async function recalculatePatients(tx: Tx, scope: Scope, patientIds: number[], now: Date): Promise<number[]> {
  if (patientIds.length === 0) return [];
  const changes = (await loadEvidence(tx, scope, patientIds, now))
    .map(computeCycleChanges)
    .filter(({ removed, moved, added }) => removed.length + moved.length + added.length > 0);
  await writeCycles(tx, scope, changes, now);
  return changes.map(({ patientId }) => patientId);
}

/** The same for one patient. */
export async function recalculatePatient(tx: Tx, scope: Scope, patientId: number, now: Date): Promise<void> {
  await recalculatePatients(tx, scope, [patientId], now);
}
