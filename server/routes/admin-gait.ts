import { and, count, eq, gte, inArray, lte } from 'drizzle-orm';
import { GAIT_SESSION_DAYS, listAdminGaitSessions, type AdminGaitSession } from '../../contract/admin-gait.ts';
import type { ArtifactType } from '../../contract/enumerations.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { artifacts, gaitSessions, organizations, patients, practitioners } from '../db/schema/index.ts';
import { logoUrl } from './logo-url.ts';
import type { Routes } from './index.ts';

const DAY_MS = 86_400_000;
const sortKeys = { id: gaitSessions.id, capturedDate: gaitSessions.capturedAt };

async function artifactsOf(tx: Tx, sessionIds: number[]) {
  if (!sessionIds.length) return [];
  return tx
    .selectDistinct({ sessionId: artifacts.gaitSessionId, type: artifacts.type })
    .from(artifacts)
    .where(inArray(artifacts.gaitSessionId, sessionIds))
    .orderBy(artifacts.type);
}

export const adminGaitRoutes: Routes = (served, { configuration }) => {
  served.acting(listAdminGaitSessions, async ({ tx, list, query: { start, end, sessionUUID }, now }) => {
    const from = start ? new Date(start) : new Date(now.getTime() - GAIT_SESSION_DAYS * DAY_MS);
    const where = sessionUUID
      ? eq(gaitSessions.sessionUuid, sessionUUID)
      : and(gte(gaitSessions.capturedAt, from), end ? lte(gaitSessions.capturedAt, new Date(end)) : undefined);
    const [all] = await tx.select({ total: count() }).from(gaitSessions).where(where);
    const rows = await tx
      .select({
        session: gaitSessions,
        patient: { firstName: patients.firstName, lastName: patients.lastName, gaitUid: patients.gaitUid },
        practitioner: { firstName: practitioners.firstName, lastName: practitioners.lastName },
        organization: { id: organizations.id, name: organizations.name, logoKey: organizations.logoKey },
      })
      .from(gaitSessions)
      .innerJoin(organizations, eq(organizations.id, gaitSessions.organizationId))
      .innerJoin(
        patients,
        and(eq(patients.organizationId, gaitSessions.organizationId), eq(patients.id, gaitSessions.patientId)),
      )
      .leftJoin(
        practitioners,
        and(
          eq(practitioners.organizationId, gaitSessions.organizationId),
          eq(practitioners.id, gaitSessions.practitionerId),
        ),
      )
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, gaitSessions.id))
      .limit(list.limit)
      .offset(list.offset);
    const files = await artifactsOf(
      tx,
      rows.map(({ session }) => session.id),
    );
    const items = rows.map(({ session, patient, practitioner, organization }) => ({
      id: session.id,
      capturedDate: session.capturedAt.toISOString(),
      sessionUUID: session.sessionUuid,
      patient: { firstName: patient.firstName, lastName: patient.lastName },
      patientRecordGaitUid: patient.gaitUid,
      practitioner,
      organization: {
        id: organization.id,
        name: organization.name,
        logoUrl: logoUrl(organization.logoKey, organization.id, configuration, now),
      },
      session: { data: session.data as AdminGaitSession['session']['data'] },
      artifacts: files.filter(({ sessionId }) => sessionId === session.id).map(({ type }) => type as ArtifactType),
    }));
    return { items, total: all!.total };
  });
};
