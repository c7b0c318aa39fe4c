import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { adminComparableScanSessions } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import {
  comparableScanSessions,
  COMPARABLE_SESSIONS,
  type ComparableSession,
} from '../../contract/scan-sessions/scan-sessions.ts';
import { scanSessionMessage } from '../../contract/scan-sessions/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { artifacts, locations, scanSessions } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';

type Session = Pick<typeof scanSessions.$inferSelect, 'organizationId' | 'id' | 'participantId' | 'assessmentId'>;

async function requireSession(tx: Tx, scope: Scope, id: number): Promise<Session> {
  const { organizationId, participantId, assessmentId } = scanSessions;
  const [found] = await tx
    .select({ organizationId, id: scanSessions.id, participantId, assessmentId })
    .from(scanSessions)
    .where(and(scope.location(organizationId, scanSessions.locationId), eq(scanSessions.id, id)));
  if (!found) throw notFound(scanSessionMessage('scanSessions.sessionNotFound'));
  return found;
}

/** Recorded sessions of the same participant and assessment within the scope; none of a session without a participant. */
async function listComparableSessions(tx: Tx, scope: Scope, session: Session): Promise<ComparableSession[]> {
  if (session.participantId === null) return [];
  const rows = await tx
    .select({
      id: scanSessions.id,
      sessionUUID: scanSessions.sessionUuid,
      createdAt: scanSessions.createdAt,
      timezone: locations.timezone,
      recordings: sql<ComparableSession['recordings']>`array_agg(${artifacts.type} order by ${artifacts.type})`,
      resultsInsights: scanSessions.resultsInsights,
    })
    .from(scanSessions)
    .innerJoin(
      artifacts,
      and(eq(artifacts.organizationId, scanSessions.organizationId), eq(artifacts.scanSessionId, scanSessions.id)),
    )
    .innerJoin(
      locations,
      and(eq(locations.organizationId, scanSessions.organizationId), eq(locations.id, scanSessions.locationId)),
    )
    .where(
      and(
        scope.location(scanSessions.organizationId, scanSessions.locationId),
        eq(scanSessions.organizationId, session.organizationId),
        eq(scanSessions.participantId, session.participantId),
        eq(scanSessions.assessmentId, session.assessmentId),
        ne(scanSessions.id, session.id),
        inArray(artifacts.type, ['pose-log', 'hands-log']),
      ),
    )
    .groupBy(scanSessions.organizationId, scanSessions.id, locations.timezone)
    .orderBy(desc(scanSessions.createdAt), desc(scanSessions.id))
    .limit(COMPARABLE_SESSIONS);
  return rows.map(({ createdAt, resultsInsights, ...row }) => ({
    ...row,
    createdDate: createdAt.toISOString(),
    resultsInsights: resultsInsights ?? null,
  }));
}

export const comparableSessionRoutes: Routes = (router) => {
  router.authenticated(
    comparableScanSessions,
    async function handleComparableScanSessions({ tx, scope, params: { id } }) {
      return listComparableSessions(tx, scope, await requireSession(tx, scope, id));
    },
  );

  router.authenticated(
    adminComparableScanSessions,
    async function handleAdminComparableScanSessions({ tx, scope, params: { id }, auditDetails }) {
      const session = await requireSession(tx, scope, id);
      auditDetails.onBehalfOf = session.organizationId;
      return listComparableSessions(tx, scope, session);
    },
  );
};
