import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import type { postScanSession } from '../../contract/scan-intake.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { participants, scanSessions } from '../db/schema/index.ts';
import { conflict, faulty } from '../http/refusal.ts';
import { placeNamed } from './patient-references.ts';
import type { Reader } from './patient-rows.ts';
import { checkClientVersion } from './scan-client-standing.ts';

type Body = BodyOf<typeof postScanSession>;

const USED = 'That sessionUUID is already used.';

/** What a row keeps of a body, as it is read back from the database; there is one type only, so no row names it. */
const kept = ({ recordedAt, meta, sessionUUID: sessionUuid, ...rest }: Body): unknown =>
  JSON.parse(
    JSON.stringify({ ...rest, type: undefined, sessionUuid, meta: { ...meta, recordedAt: recordedAt ?? null } }),
  );

/** The session within reach that was taken in under this UUID, as far as its body said; undefined without one. */
async function earlier(tx: Tx, scope: Scope, sessionUuid: string): Promise<unknown> {
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
async function participantNamed(tx: Tx, scope: Scope, organizationId: number, uid: string): Promise<number> {
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
export async function takeIn(reader: Reader, body: Body): Promise<void> {
  const { tx, scope, actor, now } = reader;
  const told = kept(body);
  const before = await earlier(tx, scope, body.sessionUUID);
  if (before) {
    if (!isDeepStrictEqual(before, told)) throw conflict(USED);
    return;
  }
  await checkClientVersion(tx, body.clientVersion);
  await placeNamed(reader, body.locationId);
  if (!assessmentOf(body.assessmentId)) throw faulty('assessmentId', 'Not a valid assessment');
  const { organizationId, practitionerId } = actor;
  const recorded = body.recordedAt ? new Date(body.recordedAt) : now;
  const [written] = await tx
    .insert(scanSessions)
    .values({
      organizationId,
      sessionUuid: body.sessionUUID,
      locationId: body.locationId,
      practitionerId,
      participantId: await participantNamed(tx, scope, organizationId, body.participantUid),
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
  // Taken in meanwhile by the same client, or under this UUID by somebody out of reach.
  if (!written && !isDeepStrictEqual(await earlier(tx, scope, body.sessionUUID), told)) throw conflict(USED);
}
