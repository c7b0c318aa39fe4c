import { and, eq, sql } from 'drizzle-orm';
import { checkScanClient, postScanSession, putScanArtifact } from '../../contract/scan-sessions/scan-intake.ts';
import { checkArtifact, requireArtifactForm } from '../platform/http/check-artifact.ts';
import { notFound } from '../platform/http/http-error.ts';
import { findClientStatus } from '../client-versions/queries.ts';
import { singleRecordQuery } from '../platform/http/list-query.ts';
import { listScanSessionPage } from './queries.ts';
import { ingestScanSession } from './ingest-session.ts';
import type { Routes } from '../routes.ts';
import type { ResponseOf } from '../../contract/platform/call.ts';
import { clientVersionMessage } from '../../contract/client-versions/messages.ts';
import { scanSessionMessage } from '../../contract/scan-sessions/messages.ts';
import { scanSessions } from '../platform/db/schema.ts';
import { presentArtifact, storeArtifact, type ArtifactContext, type UploadedFile } from '../intake/ingest-artifact.ts';

/** Calls of the scan client: is it new enough, and what it has recorded. */
export const scanIntakeRoutes: Routes = (router, { configuration, tenantDb, storage }) => {
  router.public(checkScanClient, async function handleCheckScanClient({ params: { versionId } }) {
    const standing = await findClientStatus(tenantDb.service, versionId);
    if (!standing) throw notFound(clientVersionMessage('clientVersions.notFound'));
    return standing;
  });

  router.authenticated(postScanSession, async function handlePostScanSession({ tx, scope, actor, body, now }) {
    await ingestScanSession({ tx, scope, actor, now }, body);
    const { sessionUUID } = body;
    const { items } = await listScanSessionPage(tx, scope, singleRecordQuery, { sessionUUID }, { configuration, now });
    return items[0]!;
  });

  router.authenticated(
    putScanArtifact,
    async function handlePutScanArtifact({ tx, scope, params: { uuid, type }, bytes, c }) {
      return ingestScanArtifact({ tx, scope, storage }, uuid, { type, form: requireArtifactForm(type, c), bytes });
    },
    async ({ params: { type }, bytes, c }) => checkArtifact(type, requireArtifactForm(type, c), bytes),
  );
};

/** Stores a file of a scan session within reach; 404 answers any other session. */
async function ingestScanArtifact(
  place: ArtifactContext,
  uuid: string,
  sent: UploadedFile,
): Promise<ResponseOf<typeof putScanArtifact>> {
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
  if (!session) throw notFound(scanSessionMessage('scanSessions.notFound'));
  if (await storeArtifact(place, { ...session, of: 'scanSessionId' }, sent))
    await tx
      .update(scanSessions)
      .set({ updatedAt: sql`now()` })
      .where(ofSession);
  return presentArtifact(sent);
}
