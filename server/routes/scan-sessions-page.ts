import { and, count, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { ArtifactType } from '../../contract/enumerations.ts';
import type { ScanResult, ScanSession, ScanSessionFilters } from '../../contract/scan.ts';
import { withAverageSpeed } from '../../domain/scan/average-speed.ts';
import type { Configuration } from '../configuration.ts';
import { containing } from '../db/containing.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { ordered } from '../db/ordered.ts';
import { artifacts, locations, organizations, participants, practitioners, scanSessions } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { logoUrl } from './logo-url.ts';
import { demographicsIn } from './session-demographics.ts';

const sortKeys = { createdDate: scanSessions.createdAt, id: scanSessions.id };
const providerName = sql`(${practitioners.firstName} || ' ' || ${practitioners.lastName})`;

/** Providers of a name: their ids first, so that the sessions are found by an index and not by a join. */
const providersNamed = (tx: Tx, scope: Scope, words: string) =>
  tx
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(and(scope.organization(practitioners.organizationId), containing(providerName, words)));

/** A session UUID overrides all other filters (ASCAN-10). */
function filterOf(tx: Tx, scope: Scope, filters: ScanSessionFilters) {
  const { sessionUUID, id, assessmentIds, locationIds, provider, start, end } = filters;
  if (sessionUUID) return eq(scanSessions.sessionUuid, sessionUUID);
  return and(
    id && inArray(scanSessions.id, id),
    assessmentIds?.length ? inArray(scanSessions.assessmentId, assessmentIds) : undefined,
    locationIds?.length ? inArray(scanSessions.locationId, locationIds) : undefined,
    provider ? inArray(scanSessions.practitionerId, providersNamed(tx, scope, provider)) : undefined,
    start ? gte(scanSessions.createdAt, new Date(start)) : undefined,
    end ? lte(scanSessions.createdAt, new Date(end)) : undefined,
  );
}

/** Types of the session's artifacts, each once. */
const artifactTypes = sql<ArtifactType[]>`array(select distinct ${artifacts.type} from ${artifacts}
  where ${artifacts.organizationId} = ${scanSessions.organizationId} and ${artifacts.scanSessionId} = ${scanSessions.id} order by 1)`;

const ofSession = {
  location: and(eq(locations.organizationId, scanSessions.organizationId), eq(locations.id, scanSessions.locationId)),
  practitioner: and(
    eq(practitioners.organizationId, scanSessions.organizationId),
    eq(practitioners.id, scanSessions.practitionerId),
  ),
  participant: and(
    eq(participants.organizationId, scanSessions.organizationId),
    eq(participants.id, scanSessions.participantId),
  ),
};

/** One page of the scan sessions that the scope reaches (API-22..25, ENT-084..090). */
export async function scanSessionsPage(
  tx: Tx,
  scope: Scope,
  list: ListQuery,
  filters: ScanSessionFilters,
  { configuration, now }: { configuration: Configuration; now: Date },
): Promise<{ items: ScanSession[]; total: number }> {
  const where = and(scope.location(scanSessions.organizationId, scanSessions.locationId), filterOf(tx, scope, filters));
  const order = ordered(sortKeys, list.sort, scanSessions.id);
  // The page is cut out by its index alone; everything else is read for its rows only.
  const page = tx
    .select({ id: scanSessions.id })
    .from(scanSessions)
    .where(where)
    .orderBy(...order)
    .limit(list.limit)
    .offset(list.offset)
    .as('page');
  const [[all], rows] = await Promise.all([
    tx.select({ total: count() }).from(scanSessions).where(where),
    tx
      .select({
        session: scanSessions,
        location: { id: locations.id, name: locations.name, timezone: locations.timezone },
        practitioner: { firstName: practitioners.firstName, lastName: practitioners.lastName },
        participant: { uid: participants.uid, archivedAt: participants.archivedAt },
        organization: { id: organizations.id, name: organizations.name, logoKey: organizations.logoKey },
        types: artifactTypes,
      })
      .from(page)
      .innerJoin(scanSessions, eq(scanSessions.id, page.id))
      .innerJoin(organizations, eq(organizations.id, scanSessions.organizationId))
      .innerJoin(locations, ofSession.location)
      .leftJoin(practitioners, ofSession.practitioner)
      .leftJoin(participants, ofSession.participant)
      .where(scope.location(scanSessions.organizationId, scanSessions.locationId))
      .orderBy(...order),
  ]);
  const items = rows.map(({ session, location, practitioner, participant, organization, types }) => ({
    id: session.id,
    createdDate: session.createdAt.toISOString(),
    updatedDate: session.updatedAt.toISOString(),
    sessionUUID: session.sessionUuid,
    session: {
      type: 'SCAN-1' as const,
      data: { assessmentId: session.assessmentId, results: withAverageSpeed(session.results as ScanResult[]) },
      meta: { demographics: demographicsIn(session.meta) },
    },
    location,
    practitioner,
    organization: {
      id: organization.id,
      name: organization.name,
      logoUrl: logoUrl(organization.logoKey, organization.id, configuration, now),
    },
    artifacts: types,
    participant: participant && {
      uid: participant.uid,
      isArchived: participant.archivedAt !== null,
      archivedDate: participant.archivedAt?.toISOString() ?? null,
    },
    resultsInsights: session.resultsInsights ?? null,
  }));
  return { items, total: all!.total };
}
