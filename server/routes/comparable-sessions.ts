import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { adminComparableScanSessions } from '../../contract/admin-scan.ts';
import { comparableScanSessions, COMPARABLE_SESSIONS, type ComparableSession } from '../../contract/scan.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { artifacts, locations, scanSessions } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';

type Session = Pick<typeof scanSessions.$inferSelect, 'organizationId' | 'id' | 'participantId' | 'assessmentId'>;

async function sessionInReach(tx: Tx, scope: Scope, id: number): Promise<Session> {
  const { organizationId, participantId, assessmentId } = scanSessions;
  const [found] = await tx
    .select({ organizationId, id: scanSessions.id, participantId, assessmentId })
    .from(scanSessions)
    .where(and(scope.location(organizationId, scanSessions.locationId), eq(scanSessions.id, id)));
  if (!found) throw notFound('Session');
  return found;
}

/** Recorded sessions of the same participant and assessment within the scope; none of a session without a participant. */
async function comparableTo(tx: Tx, scope: Scope, session: Session): Promise<ComparableSession[]> {
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

export const comparableSessionRoutes: Routes = (served) => {
  served.acting(comparableScanSessions, async ({ tx, scope, params: { id } }) =>
    comparableTo(tx, scope, await sessionInReach(tx, scope, id)),
  );

  served.acting(adminComparableScanSessions, async ({ tx, scope, params: { id }, trace }) => {
    const session = await sessionInReach(tx, scope, id);
    trace.actingFor = session.organizationId;
    return comparableTo(tx, scope, session);
  });
};
