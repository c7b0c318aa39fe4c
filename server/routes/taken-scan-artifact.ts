import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../contract/call.ts';
import type { putScanArtifact } from '../../contract/scan-intake.ts';
import { scanSessions } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import { keptFile, storeArtifact, type ArtifactPlace, type SentFile } from './taken-artifact.ts';

/** Stores a file of a scan session within reach; 404 answers any other session. */
export async function takeScanArtifact(
  place: ArtifactPlace,
  uuid: string,
  sent: SentFile,
): Promise<AnswerOf<typeof putScanArtifact>> {
  const { tx, scope } = place;
  const ofSession = and(
    scope.location(scanSessions.organizationId, scanSessions.locationId),
    eq(scanSessions.sessionUuid, uuid),
  );
  const [session] = await tx
    .select({ organizationId: scanSessions.organizationId, id: scanSessions.id })
    .from(scanSessions)
    .where(ofSession)
    .for('update');
  if (!session) throw notFound('Scan session');
  if (await storeArtifact(place, { ...session, of: 'scanSessionId' }, sent))
    await tx
      .update(scanSessions)
      .set({ updatedAt: sql`now()` })
      .where(ofSession);
  return keptFile(sent);
}
