import { and, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { adminEarlierScanSession } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { scanSessionMessage } from '../../contract/scan-sessions/messages.ts';
import {
  earlierScanSession,
  getScanParticipant,
  PARTICIPANT_SESSIONS,
  todaysScanSessions,
  TODAYS_SESSIONS,
} from '../../contract/scan-sessions/scan-sessions.ts';
import { addDays, findStartOfDay, getToday } from '../../domain/platform/calendar.ts';
import { evaluateSession } from '../../domain/risk-analysis/session-analysis.ts';
import { countRiskLevels } from '../../domain/scan-sessions/risk-levels.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, organizations, participants, practitioners, scanSessions } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { notFound } from '../platform/http/http-error.ts';
import { loadCriteria } from '../risk-analysis/queries.ts';
import type { Routes } from '../routes.ts';
import { presentMeasured, presentParticipant, sessionJoins } from './queries.ts';

const { organizationId, createdAt } = scanSessions;

/** Sessions within the scope with what was measured, newest first. */
async function listMeasuredSessions(tx: Tx, scope: Scope, condition: SQL | undefined, limit: number) {
  const rows = await tx
    .select({
      id: scanSessions.id,
      createdAt,
      assessmentId: scanSessions.assessmentId,
      results: scanSessions.results,
      meta: scanSessions.meta,
      location: { name: locations.name, timezone: locations.timezone },
      practitioner: { firstName: practitioners.firstName, lastName: practitioners.lastName },
      participant: { id: participants.id, uid: participants.uid, archivedAt: participants.archivedAt },
    })
    .from(scanSessions)
    .innerJoin(locations, sessionJoins.location)
    .leftJoin(practitioners, sessionJoins.practitioner)
    .leftJoin(participants, sessionJoins.participant)
    .where(and(scope.location(organizationId, scanSessions.locationId), condition))
    .orderBy(desc(createdAt), desc(scanSessions.id))
    .limit(limit);
  return rows.map(({ id, location, practitioner, participant, ...row }) => ({
    id,
    createdDate: row.createdAt.toISOString(),
    session: presentMeasured(row),
    location,
    practitioner,
    participant: participant && presentParticipant(participant),
  }));
}

/** The last session of the same participant and assessment before one; null without a participant. Throws 404. */
async function findEarlierSession(tx: Tx, scope: Scope, id: number) {
  const [session] = await tx
    .select({
      organizationId,
      participantId: scanSessions.participantId,
      assessmentId: scanSessions.assessmentId,
      // As exactly as it is stored.
      at: sql<string>`${createdAt}::text`,
    })
    .from(scanSessions)
    .where(and(scope.location(organizationId, scanSessions.locationId), eq(scanSessions.id, id)));
  if (!session) throw notFound(scanSessionMessage('scanSessions.sessionNotFound'));
  const { participantId, assessmentId, at } = session;
  if (participantId === null) return { organizationId: session.organizationId, earlier: null };
  const ofSame = and(
    eq(organizationId, session.organizationId),
    eq(scanSessions.participantId, participantId),
    eq(scanSessions.assessmentId, assessmentId),
    sql`(${createdAt}, ${scanSessions.id}) < (${at}::timestamptz, ${id})`,
  );
  const [earlier] = await listMeasuredSessions(tx, scope, ofSame, 1);
  return { organizationId: session.organizationId, earlier: earlier ?? null };
}

/** The participant with their sessions within the scope; 404 for one without any. */
async function loadParticipant(tx: Tx, scope: Scope, id: number) {
  const [participant] = await tx
    .select({ id: participants.id, uid: participants.uid, archivedAt: participants.archivedAt })
    .from(participants)
    .where(and(scope.organization(participants.organizationId), eq(participants.id, id)));
  const theirs = eq(scanSessions.participantId, id);
  const [all] = await tx
    .select({ total: count() })
    .from(scanSessions)
    .where(and(scope.location(organizationId, scanSessions.locationId), theirs));
  if (!participant || all!.total === 0) throw notFound(scanSessionMessage('scanSessions.participantNotFound'));
  const sessions = await listMeasuredSessions(tx, scope, theirs, PARTICIPANT_SESSIONS);
  return { ...presentParticipant(participant), sessions, totalSessions: all!.total };
}

/** More sessions than one organization measures in a day. */
const MOST_SESSIONS = 5000;

export const scanHistoryRoutes: Routes = (router) => {
  router.authenticated(earlierScanSession, async function handleEarlierScanSession({ tx, scope, params: { id } }) {
    return (await findEarlierSession(tx, scope, id)).earlier;
  });

  router.authenticated(
    adminEarlierScanSession,
    async function handleAdminEarlierScanSession({ tx, scope, params: { id }, auditDetails }) {
      const found = await findEarlierSession(tx, scope, id);
      auditDetails.onBehalfOf = found.organizationId;
      return found.earlier;
    },
  );

  router.authenticated(getScanParticipant, async function handleGetScanParticipant({ tx, scope, params: { id } }) {
    return loadParticipant(tx, scope, id);
  });

  router.authenticated(
    todaysScanSessions,
    async function handleTodaysScanSessions({ tx, scope, actor, query: { locationIds }, now }) {
      const [own] = await tx
        .select({ timezone: organizations.timezone })
        .from(organizations)
        .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId)));
      const zone = own!.timezone;
      const day = getToday(zone, now);
      const ofToday = and(
        eq(organizationId, actor.organizationId),
        gte(createdAt, findStartOfDay(zone, day)),
        lt(createdAt, findStartOfDay(zone, addDays(day, 1))),
        locationIds?.length ? inArray(scanSessions.locationId, locationIds) : undefined,
      );
      const sessions = await listMeasuredSessions(tx, scope, ofToday, MOST_SESSIONS);
      const criteria = await loadCriteria(tx, scope, actor.organizationId);
      return {
        day,
        sessions: sessions.length,
        participants: new Set(sessions.flatMap(({ participant }) => participant?.id ?? [])).size,
        risks: countRiskLevels(sessions.map((session) => evaluateSession(session, criteria))),
        newest: sessions.slice(0, TODAYS_SESSIONS),
      };
    },
  );
};
