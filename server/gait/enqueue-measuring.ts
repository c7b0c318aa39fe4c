import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { gaitSessions, jobs } from '../db/schema/index.ts';

/**
 * Has the recordings of sessions measured, in the transaction that stored them or changed what they are measured by. The
 * sessions wait from then on; what was measured in them before no longer counts. Their version stays: that counts what
 * people change.
 */
export async function enqueueMeasuring(
  tx: Tx,
  organizationId: number,
  gaitSessionIds: readonly number[],
): Promise<void> {
  if (gaitSessionIds.length === 0) return;
  await tx
    .update(gaitSessions)
    .set({ recordingState: 'WAITING', recordedWalk: null })
    .where(and(eq(gaitSessions.organizationId, organizationId), inArray(gaitSessions.id, [...gaitSessionIds])));
  await tx
    .insert(jobs)
    .values(
      gaitSessionIds.map((gaitSessionId) => ({ kind: 'measure-walk', organizationId, payload: { gaitSessionId } })),
    );
}
