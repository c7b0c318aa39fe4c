import { sql } from 'drizzle-orm';
import {
  endEmergencyAccess,
  listEmergencyAccesses,
  openEmergencyAccess,
  readEmergencyRecord,
  type EmergencyRecord,
  type EmergencyRequest,
} from '../../contract/emergency-access/emergency-access.ts';
import { EMERGENCY_MINUTES } from '../../contract/emergency-access/limits.ts';
import { emergencyMessage } from '../../contract/emergency-access/messages.ts';
import { worksAt } from '../../domain/identity/access.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { loadExercises } from '../exercises/queries.ts';
import { enforceRateLimit, rateLimitRules } from '../identity/rate-limit.ts';
import { emergencyAccesses, emergencyViews } from '../platform/db/schema.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { conflict, HttpError, notFound } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import { enqueueEmergencyOpened } from './opened-job.ts';
import { countAccesses, endAccess, findNamedPatients, loadAccesses, requireAccess, type Reader } from './queries.ts';
import { readSection, type SectionRead } from './read-record.ts';

/** The patient at another location whom the request names in full. Each try counts, also one that finds nobody. */
async function requireNamedPatient(tenantDb: TenantDb, actor: Member, request: EmergencyRequest, now: Date) {
  if (actor.allLocations) throw conflict(emergencyMessage('emergency.notNeeded'));
  await tenantDb.asService((tx) => enforceRateLimit(tx, rateLimitRules.emergencyPerPerson, actor.userId, now));
  const [patient, another] = await tenantDb.asService((tx) => findNamedPatients(tx, actor.organizationId, request));
  if (!patient) throw notFound(emergencyMessage('emergency.patientNotFound'));
  if (another) throw conflict(emergencyMessage('emergency.ambiguous'));
  if (worksAt(actor, patient.locationId)) throw conflict(emergencyMessage('emergency.notNeeded'));
  return patient;
}

/** The library and the organization's own exercises are no patient's: their names are read as usual. */
async function nameExercises(reader: Reader, program: SectionRead['program']): Promise<EmergencyRecord['program']> {
  if (!program) return null;
  const { blocks, ...rest } = program;
  const { library, own } = await loadExercises(reader, [...new Set(blocks.map(({ exerciseId }) => exerciseId))]);
  const names = new Map([...library, ...own].map(({ id, name }) => [id, name]));
  return {
    ...rest,
    exercises: blocks.map(({ exerciseId, numSets }) => ({ name: names.get(exerciseId) ?? exerciseId, numSets })),
  };
}

type NamedPatient = Awaited<ReturnType<typeof requireNamedPatient>>;

export const emergencyAccessRoutes: Routes = (router, { tenantDb }) => {
  router.authenticated<typeof openEmergencyAccess, NamedPatient>(
    openEmergencyAccess,
    async function handleOpenEmergencyAccess({ tx, scope, actor, body, prepared: patient, auditDetails }) {
      const [opened] = await tx
        .insert(emergencyAccesses)
        .values({
          organizationId: actor.organizationId,
          patientId: patient.id,
          userId: actor.userId,
          practitionerId: actor.practitionerId,
          reason: body.reason,
          expiresAt: sql`now() + make_interval(mins => ${EMERGENCY_MINUTES})`,
        })
        .returning({ id: emergencyAccesses.id });
      await enqueueEmergencyOpened(tx, actor.organizationId, opened!.id);
      auditDetails.entityIds = [opened!.id, `patient:${patient.id}`];
      return requireAccess({ tx, scope, actor }, opened!.id);
    },
    ({ body, now }, actor) => requireNamedPatient(tenantDb, actor, body, now),
  );

  router.authenticated(listEmergencyAccesses, async function handleListEmergencyAccesses({ tx, scope, actor, list }) {
    const reader = { tx, scope, actor };
    const { limit, offset, sort } = list;
    const items = await loadAccesses(reader, { limit, offset, oldestFirst: sort.dir === 'ASC' });
    return { items, total: await countAccesses(reader) };
  });

  router.authenticated(endEmergencyAccess, async function handleEndEmergencyAccess({ tx, scope, actor, params }) {
    const reader = { tx, scope, actor };
    await endAccess(reader, params.id);
    return requireAccess(reader, params.id);
  });

  router.authenticated<typeof readEmergencyRecord, SectionRead | null>(
    readEmergencyRecord,
    async function handleReadEmergencyRecord({ tx, scope, actor, params, prepared: read, auditDetails }) {
      const reader = { tx, scope, actor };
      if (!read) {
        const access = await requireAccess(reader, params.id);
        if (!access.own) throw notFound(emergencyMessage('emergency.notFound'));
        throw new HttpError(403, emergencyMessage('emergency.over'));
      }
      const { organizationId } = actor;
      await tx.insert(emergencyViews).values({ organizationId, accessId: params.id, section: params.section });
      auditDetails.entityIds = [params.id, params.section, `patient:${read.patient.id}`];
      return { ...read, program: await nameExercises(reader, read.program) };
    },
    ({ params }, actor) => readSection(tenantDb, actor, params),
  );
};
