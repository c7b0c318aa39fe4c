import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { serviceMessage } from '../../contract/platform/messages.ts';
import { intakeProgram, postSession, redeemDeviceCode } from '../../contract/intake/intake.ts';
import { toDataDay } from '../../domain/platform/data-day.ts';
import { onSessionReceived } from '../worklist/patient-data-changed.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { healthSessions, programs } from '../platform/db/schema.ts';
import { presentOwnExercise } from '../exercises/own-exercise.ts';
import { loadExercises } from '../exercises/queries.ts';
import { conflict, validationError, notFound, HttpError } from '../platform/http/http-error.ts';
import { exchangeDeviceCode } from '../identity/device-code.ts';
import { rateLimitRules, enforceRateLimit } from '../identity/rate-limit.ts';
import { signLink, isSigned } from '../platform/storage/signed-link.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { presentProgram } from '../programs/presenter.ts';
import { presentHealthSession } from '../activity/queries.ts';
import type { Routes } from '../routes.ts';
import { recordOfPatient } from '../webhooks/record-events.ts';
import { readArtifact } from '../../contract/intake/artifacts.ts';
import { programMessage } from '../../contract/programs/messages.ts';
import { intakeMessage } from '../../contract/intake/messages.ts';

const isProgramOf = (scope: Scope, patientId: number) =>
  and(scope.organization(programs.organizationId), eq(programs.patientId, patientId));

/** Name of the patient's own program, ended ones included: a session may arrive after a new one was assigned. */
async function requireProgramName(tx: Tx, scope: Scope, patientId: number, hepId: number): Promise<string> {
  const [program] = await tx
    .select({ name: programs.name })
    .from(programs)
    .where(and(isProgramOf(scope, patientId), eq(programs.id, hepId)));
  if (!program) throw validationError('hepId', programMessage('programs.notFound'));
  return program.name;
}

export const intakeRoutes: Routes = (router, { configuration, tenantDb }) => {
  router.public(redeemDeviceCode, async function handleRedeemDeviceCode({ body, address, now, requestId }) {
    await enforceRateLimit(tenantDb.service, rateLimitRules.deviceCodePerAddress, address, now);
    return {
      token: await exchangeDeviceCode(tenantDb, {
        ...body,
        secrets: configuration.secrets,
        now,
        requestId,
        action: redeemDeviceCode.id,
      }),
    };
  });

  router.authenticated(intakeProgram, async function handleIntakeProgram({ tx, scope, actor, now }) {
    const { id } = await requirePatient(tx, scope, actor.patientId);
    const [row] = await tx
      .select()
      .from(programs)
      .where(and(isProgramOf(scope, id), isNull(programs.endedAt)));
    if (!row) return { program: null, exercises: [] };
    const ids = row.blocks.map(({ exerciseId }) => exerciseId);
    const { library, own } = await loadExercises({ tx, scope }, ids);
    // The app has no session, so it opens pictures and videos by signed links.
    const { organizationId } = actor;
    const buildUrl = (_kind: string, key: string | null) =>
      key && signLink(configuration.secret, { organizationId, key }, now);
    return {
      program: presentProgram(row),
      exercises: [...library, ...own.map((each) => presentOwnExercise(each, buildUrl))],
    };
  });

  router.authenticated(postSession, async function handlePostSession({ tx, scope, actor, body, now }) {
    const patient = await requirePatient(tx, scope, actor.patientId, 'lock');
    const { sessionUUID, type, hepId, sets } = body;
    const performedAt = new Date(body.performedAt);
    // The server's clock decides the day, in the patient's time zone.
    const { day, isFutureDated } = toDataDay(performedAt, now, patient.timezone);
    const [written] = await tx
      .insert(healthSessions)
      .values({
        organizationId: actor.organizationId,
        patientId: patient.id,
        sessionUuid: sessionUUID,
        type,
        hepId,
        hepName: hepId === null ? null : await requireProgramName(tx, scope, patient.id, hepId),
        selfReported: body.selfReported,
        performedAt,
        day,
        futureDated: isFutureDated,
        sets,
        painBefore: body.pain?.before ?? null,
        painAfter: body.pain?.after ?? null,
      })
      .onConflictDoNothing()
      .returning();
    if (!written) {
      const [earlier] = await tx
        .select()
        .from(healthSessions)
        .where(
          and(
            scope.organization(healthSessions.organizationId),
            eq(healthSessions.patientId, patient.id),
            eq(healthSessions.sessionUuid, sessionUUID),
          ),
        );
      if (!earlier) throw conflict(intakeMessage('intake.sessionUuidUsed'));
      return presentHealthSession(earlier);
    }
    await onSessionReceived(tx, scope, patient.id, performedAt, now);
    await recordOfPatient(tx, actor.organizationId, 'session.received', written, 'sessions');
    return presentHealthSession(written);
  });
};

const contentTypes: Record<string, string> = {
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

/** Only logos are inline; everything else, also a picture of a session, is a download. */
const isInline = (kind: string | undefined, extension: string) => kind === 'logo' && extension === 'png';

export const artifactRoutes: Routes = (router, { configuration, storage }) => {
  router.public(readArtifact, async function handleReadArtifact({ query, now, c }) {
    const { key, org, expires, signature } = query;
    if (!isSigned(configuration.secret, { key, organizationId: org, expires, signature }, now)) {
      throw new HttpError(403, serviceMessage('service.invalidLink'));
    }
    const file = await storage.get(key);
    if (!file) throw notFound(serviceMessage('service.fileNotFound'));
    const gzipped = key.endsWith('.gz');
    const kind = key.split('/')[1];
    const extension = key.replace(/\.gz$/, '').split('.').at(-1) ?? '';
    const headers = new Headers({
      'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
      'Content-Disposition': `${isInline(kind, extension) ? 'inline' : 'attachment'}; filename="${kind}.${extension}"`,
      'Cache-Control': 'no-store',
    });
    if (gzipped) headers.set('Content-Encoding', 'gzip');
    if (file.bytes) headers.set('Content-Length', String(file.bytes));
    return c.body(Readable.toWeb(file.stream()) as ReadableStream, 200, Object.fromEntries(headers));
  });
};
