import { and, eq, sql } from 'drizzle-orm';
import { postGaitSession, putGaitArtifact } from '../../contract/gait/intake.ts';
import { saveGaitSession, requireGaitPatient } from './save-gait-session.ts';
import { checkArtifact, requireArtifactForm } from '../platform/http/check-artifact.ts';
import type { Routes } from '../routes.ts';
import type { ResponseOf } from '../../contract/platform/call.ts';
import { gaitMessage } from '../../contract/gait/messages.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import { gaitSessions, patients } from '../platform/db/schema.ts';
import { enqueueMeasurement } from './measure-walk-job.ts';
import { isGaitSessionAccessible } from './queries.ts';
import { notFound } from '../platform/http/http-error.ts';
import { presentArtifact, storeArtifact, type ArtifactContext, type UploadedFile } from '../intake/ingest-artifact.ts';

/** Calls of the gait device: a walk, and its files. */
export const gaitIntakeRoutes: Routes = (router, { storage }) => {
  router.authenticated(postGaitSession, async function handlePostGaitSession({ tx, scope, actor, now, body }) {
    const reader = { tx, scope, actor, now };
    const { sessionUUID: sessionUuid, sessionSchema, clientVersion, subject, data } = body;
    const { capturedDate, comment, ...meta } = body.meta;
    return saveGaitSession(reader, () => requireGaitPatient(reader, subject), {
      sessionUuid,
      sessionSchema,
      clientVersion,
      capturedDate,
      comment,
      meta: { ...meta, subject },
      data,
    });
  });

  router.authenticated(
    putGaitArtifact,
    async function handlePutGaitArtifact({ tx, scope, params: { uuid, type }, bytes, c }) {
      return ingestGaitArtifact({ tx, scope, storage }, uuid, { type, form: requireArtifactForm(type, c), bytes });
    },
    async ({ params: { type }, bytes, c }) => checkArtifact(type, requireArtifactForm(type, c), bytes),
  );
};

/**
 * Stores a file of a gait session within reach, and has a pose log measured; one that could not be read, also when it is
 * sent again. 404 answers any other session.
 */
async function ingestGaitArtifact(
  place: ArtifactContext,
  uuid: string,
  sent: UploadedFile,
): Promise<ResponseOf<typeof putGaitArtifact>> {
  const { tx, scope } = place;
  const [session] = await tx
    .select({
      organizationId: gaitSessions.organizationId,
      id: gaitSessions.id,
      isUnreadable: sql<boolean>`coalesce(${gaitSessions.walkAnalysis} ->> 'fault' = 'UNREADABLE', false)`,
    })
    .from(gaitSessions)
    .innerJoin(patients, isPatientOf(gaitSessions))
    .where(and(isGaitSessionAccessible(scope), eq(gaitSessions.sessionUuid, uuid)))
    .for('update', { of: gaitSessions });
  if (!session) throw notFound(gaitMessage('gait.notFound'));
  const { organizationId, id, isUnreadable } = session;
  const isNew = await storeArtifact(place, { organizationId, of: 'gaitSessionId', id }, sent);
  if (sent.type === 'pose-log' && (isNew || isUnreadable)) await enqueueMeasurement(tx, organizationId, [id]);
  return presentArtifact(sent);
}
