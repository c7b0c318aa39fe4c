import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '../../contract/platform/call.ts';
import type { postScanSession } from '../../contract/scan-sessions/scan-intake.ts';
import { intakeMessage } from '../../contract/intake/messages.ts';
import { scanModuleFieldMessage } from '../../contract/scan-modules/messages.ts';
import { findAssessment } from '../../domain/scan-modules/assessments.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { participants, scanSessions } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import { requireLocation } from '../patients/references.ts';
import type { Reader } from '../patients/queries.ts';
import { requireSupportedClient } from '../client-versions/queries.ts';
import { recordScanSession } from '../webhooks/record-events.ts';

type Body = BodyOf<typeof postScanSession>;

const SESSION_UUID_USED = intakeMessage('intake.sessionUuidUsed');

/** What a row keeps of a body, as it is read back from the database; there is one type only, so no row names it. */
const toStoredSession = ({ recordedAt, meta, sessionUUID: sessionUuid, ...rest }: Body): unknown =>
  JSON.parse(
    JSON.stringify({ ...rest, type: undefined, sessionUuid, meta: { ...meta, recordedAt: recordedAt ?? null } }),
  );

/** The stored session with this UUID, if it is within reach, in the form of `toStoredSession`; undefined without one. */
async function findStoredSession(tx: Tx, scope: Scope, sessionUuid: string): Promise<unknown> {
  const [row] = await tx
    .select({
      sessionUuid: scanSessions.sessionUuid,
      clientVersion: scanSessions.clientVersion,
      locationId: scanSessions.locationId,
      participantUid: participants.uid,
      assessmentId: scanSessions.assessmentId,
      results: scanSessions.results,
      meta: scanSessions.meta,
      resultsInsights: scanSessions.resultsInsights,
    })
    .from(scanSessions)
    .leftJoin(
      participants,
      and(
        eq(participants.organizationId, scanSessions.organizationId),
        eq(participants.id, scanSessions.participantId),
      ),
    )
    .where(
      and(
        scope.location(scanSessions.organizationId, scanSessions.locationId),
        eq(scanSessions.sessionUuid, sessionUuid),
      ),
    );
  return row;
}

/** The organization's participant of that uid, new when nobody was measured under it before (ENT-087). */
async function findOrCreateParticipant(tx: Tx, scope: Scope, organizationId: number, uid: string): Promise<number> {
  const [added] = await tx
    .insert(participants)
    .values({ organizationId, uid })
    .onConflictDoNothing()
    .returning({ id: participants.id });
  if (added) return added.id;
  const [known] = await tx
    .select({ id: participants.id })
    .from(participants)
    .where(and(scope.organization(participants.organizationId), eq(participants.uid, uid)));
  return known!.id;
}

/**
 * Writes a session down, once for each UUID. One that is there already with the same body is left as it is, whatever has
 * become of the client's version meanwhile; another body is refused with 409.
 */
export async function ingestScanSession(reader: Reader, body: Body): Promise<void> {
  const { tx, scope, actor, now } = reader;
  const submitted = toStoredSession(body);
  const before = await findStoredSession(tx, scope, body.sessionUUID);
  if (before) {
    if (!isDeepStrictEqual(before, submitted)) throw conflict(SESSION_UUID_USED);
    return;
  }
  await requireSupportedClient(tx, body.clientVersion);
  await requireLocation(reader, body.locationId);
  if (!findAssessment(body.assessmentId))
    throw validationError('assessmentId', scanModuleFieldMessage('scanModules.invalidAssessment'));
  const { organizationId, practitionerId } = actor;
  const recorded = body.recordedAt ? new Date(body.recordedAt) : now;
  const [written] = await tx
    .insert(scanSessions)
    .values({
      organizationId,
      sessionUuid: body.sessionUUID,
      locationId: body.locationId,
      practitionerId,
      participantId: await findOrCreateParticipant(tx, scope, organizationId, body.participantUid),
      assessmentId: body.assessmentId,
      results: body.results,
      meta: { ...body.meta, recordedAt: body.recordedAt ?? null },
      resultsInsights: body.resultsInsights,
      clientVersion: body.clientVersion,
      // A client's clock may be ahead; a session of tomorrow would be missing from every period.
      createdAt: recorded < now ? recorded : now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: scanSessions.id });
  if (written) await recordScanSession(tx, organizationId, written.id);
  // Taken in meanwhile by the same client, or under this UUID by somebody out of reach.
  else if (!isDeepStrictEqual(await findStoredSession(tx, scope, body.sessionUUID), submitted))
    throw conflict(SESSION_UUID_USED);
}
