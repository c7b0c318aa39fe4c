import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { gaitSessions } from '../db/schema/index.ts';
import { enqueue } from '../jobs/jobs.ts';

/**
 * Has the recording of a session measured, in the transaction that stored it or changed what it is measured by. The session
 * waits from then on; what was measured in it before no longer counts. Its version stays: that counts what people change.
 */
export async function enqueueMeasuring(tx: Tx, organizationId: number, gaitSessionId: number): Promise<void> {
  await tx
    .update(gaitSessions)
    .set({ recordingState: 'WAITING', recordedWalk: null })
    .where(and(eq(gaitSessions.organizationId, organizationId), eq(gaitSessions.id, gaitSessionId)));
  await enqueue(tx, 'measure-walk', organizationId, { gaitSessionId });
}
