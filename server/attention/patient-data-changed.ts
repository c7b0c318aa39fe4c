import { advancePaths } from '../care-paths/advance-paths.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { recomputeCycles } from '../rtm/recompute.ts';
import { refreshAttention } from './refresh-attention.ts';

/**
 * What follows from a patient's sessions, survey answers, care notes, program, set-up and plans of care, in the
 * transaction that changed one of them: a step on a care path, billing cycles, and from these and the rest why the
 * patient needs attention.
 */
export async function patientDataChanged(tx: Tx, scope: Scope, patientId: number, now: Date): Promise<void> {
  await advancePaths(tx, scope, [patientId], now);
  await recomputeCycles(tx, scope, patientId, now);
  await refreshAttention(tx, scope, [patientId], now);
}
