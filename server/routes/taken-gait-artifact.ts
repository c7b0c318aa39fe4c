import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../contract/call.ts';
import type { putGaitArtifact } from '../../contract/gait-intake.ts';
import { gaitSessions, patients } from '../db/schema/index.ts';
import { enqueueMeasuring } from '../gait/enqueue-measuring.ts';
import { inReach, ofPatient } from '../gait/gait-sessions-in-reach.ts';
import { notFound } from '../http/refusal.ts';
import { keptFile, storeArtifact, type ArtifactPlace, type SentFile } from './taken-artifact.ts';

/**
 * Stores a file of a gait session within reach, and has a pose log measured; one that could not be read, also when it is
 * sent again. 404 answers any other session.
 */
export async function takeGaitArtifact(
  place: ArtifactPlace,
  uuid: string,
  sent: SentFile,
): Promise<AnswerOf<typeof putGaitArtifact>> {
  const { tx, scope } = place;
  const [session] = await tx
    .select({
      organizationId: gaitSessions.organizationId,
      id: gaitSessions.id,
      isUnreadable: sql<boolean>`coalesce(${gaitSessions.recordedWalk} ->> 'fault' = 'UNREADABLE', false)`,
    })
    .from(gaitSessions)
    .innerJoin(patients, ofPatient)
    .where(and(inReach(scope), eq(gaitSessions.sessionUuid, uuid)))
    .for('update', { of: gaitSessions });
  if (!session) throw notFound('Gait session');
  const { organizationId, id, isUnreadable } = session;
  const isNew = await storeArtifact(place, { organizationId, of: 'gaitSessionId', id }, sent);
  if (sent.type === 'pose-log' && (isNew || isUnreadable)) await enqueueMeasuring(tx, organizationId, [id]);
  return keptFile(sent);
}
