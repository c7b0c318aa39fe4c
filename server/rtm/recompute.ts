import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { changedCycles } from './changed-cycles.ts';
import { evidenceOf } from './evidence.ts';
import { writeCycles } from './write-cycles.ts';

/**
 * Counts the billing cycles of patients anew from what they logged, care notes, set-up, plans of care, pauses and the
 * organization's settings, in the transaction that changed one of them, or a batch of a night. What is BILLED stays as
 * it is. Answers whose cycles have changed.
 */
export async function recountPatients(tx: Tx, scope: Scope, patientIds: number[], now: Date): Promise<number[]> {
  if (patientIds.length === 0) return [];
  const changes = (await evidenceOf(tx, scope, patientIds, now))
    .map(changedCycles)
    .filter(({ gone, moved, added }) => gone.length + moved.length + added.length > 0);
  await writeCycles(tx, scope, changes, now);
  return changes.map(({ patientId }) => patientId);
}

/** The same for one patient. */
export async function recomputeCycles(tx: Tx, scope: Scope, patientId: number, now: Date): Promise<void> {
  await recountPatients(tx, scope, [patientId], now);
}
