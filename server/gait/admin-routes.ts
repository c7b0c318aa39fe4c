import { subHours } from 'date-fns';
import { and, count, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import {
  GAIT_SESSION_DAYS,
  getAdminGaitSession,
  listAdminGaitSessions,
  type AdminGaitSession,
} from '../../contract/gait/admin-gait-sessions.ts';
import type { QueryOf } from '../../contract/platform/call.ts';
import type { ArtifactType } from '../../contract/platform/enumerations.ts';
import { gaitMessage } from '../../contract/gait/messages.ts';
import type { Configuration } from '../platform/configuration.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { artifacts, gaitSessions, locations, organizations, patients, practitioners } from '../platform/db/schema.ts';
import { presentWalk } from './queries.ts';
import { singleRecordQuery, type ListQuery } from '../platform/http/list-query.ts';
import { notFound } from '../platform/http/http-error.ts';
import { buildLogoUrl } from '../organizations/logo.ts';
import type { Routes } from '../routes.ts';

const sortKeys = { id: gaitSessions.id, capturedDate: gaitSessions.capturedAt };

/** Types of the session's artifacts, each once. */
const artifactTypes = sql<ArtifactType[]>`array(select distinct ${artifacts.type} from ${artifacts}
  where ${artifacts.organizationId} = ${gaitSessions.organizationId} and ${artifacts.gaitSessionId} = ${gaitSessions.id} order by 1)`;

/** By its UUID or its id a session is found whenever it was captured; without either, of the days that are asked for. */
function buildFilter({ start, end, sessionUUID, id }: QueryOf<typeof listAdminGaitSessions>, now: Date) {
  if (sessionUUID) return eq(gaitSessions.sessionUuid, sessionUUID);
  const from = start ? new Date(start) : id ? undefined : subHours(now, 24 * GAIT_SESSION_DAYS);
  return and(
    id && inArray(gaitSessions.id, id),
    from && gte(gaitSessions.capturedAt, from),
    end ? lte(gaitSessions.capturedAt, new Date(end)) : undefined,
  );
}

async function listSessions(
  tx: Tx,
  list: ListQuery,
  filters: QueryOf<typeof listAdminGaitSessions>,
  { configuration, now }: { configuration: Configuration; now: Date },
): Promise<{ items: AdminGaitSession[]; total: number }> {
  const where = buildFilter(filters, now);
  const order = orderByKey(sortKeys, list.sort, gaitSessions.id);
  // The page is cut out by its index alone; everything else is read for its rows only.
  const page = tx
    .select({ id: gaitSessions.id })
    .from(gaitSessions)
    .where(where)
    .orderBy(...order)
    .limit(list.limit)
    .offset(list.offset)
    .as('page');
  const [[all], rows] = await Promise.all([
    tx.select({ total: count() }).from(gaitSessions).where(where),
    tx
      .select({
        session: gaitSessions,
        timezone: locations.timezone,
        patient: { firstName: patients.firstName, lastName: patients.lastName, gaitUid: patients.gaitUid },
        practitioner: { firstName: practitioners.firstName, lastName: practitioners.lastName },
        organization: { id: organizations.id, name: organizations.name, logoKey: organizations.logoKey },
        types: artifactTypes,
      })
      .from(page)
      .innerJoin(gaitSessions, eq(gaitSessions.id, page.id))
      .innerJoin(organizations, eq(organizations.id, gaitSessions.organizationId))
      .innerJoin(
        locations,
        and(eq(locations.organizationId, gaitSessions.organizationId), eq(locations.id, gaitSessions.locationId)),
      )
      .innerJoin(patients, isPatientOf(gaitSessions))
      .leftJoin(
        practitioners,
        and(
          eq(practitioners.organizationId, gaitSessions.organizationId),
          eq(practitioners.id, gaitSessions.practitionerId),
        ),
      )
      .orderBy(...order),
  ]);
  const items = rows.map(({ session, timezone, patient, practitioner, organization, types: recorded }) => {
    const { data, recording } = presentWalk(session);
    return {
      id: session.id,
      capturedDate: session.capturedAt.toISOString(),
      timezone,
      sessionUUID: session.sessionUuid,
      patient: { firstName: patient.firstName, lastName: patient.lastName },
      patientRecordGaitUid: patient.gaitUid,
      practitioner,
      organization: {
        id: organization.id,
        name: organization.name,
        logoUrl: buildLogoUrl(organization.logoKey, organization.id, configuration, now),
      },
      session: { data },
      recording,
      clientVersion: session.clientVersion,
      artifacts: recorded,
    };
  });
  return { items, total: all!.total };
}

export const adminGaitRoutes: Routes = (router, { configuration }) => {
  router.authenticated(listAdminGaitSessions, async function handleListAdminGaitSessions({ tx, list, query, now }) {
    return listSessions(tx, list, query, { configuration, now });
  });

  router.authenticated(
    getAdminGaitSession,
    async function handleGetAdminGaitSession({ tx, params: { id }, now, auditDetails }) {
      const { items } = await listSessions(tx, singleRecordQuery, { id: [id] }, { configuration, now });
      const [session] = items;
      if (!session) throw notFound(gaitMessage('gait.sessionNotFound'));
      auditDetails.onBehalfOf = session.organization.id;
      return session;
    },
  );
};
