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

const sortKeys = { createdDate: scanSessions.createdAt, id: scanSessions.id };
const providerName = sql`(${practitioners.firstName} || ' ' || ${practitioners.lastName})`;

/** A session UUID overrides all other filters (ASCAN-10). */
function filterOf({ sessionUUID, assessmentIds, locationIds, provider, start, end }: ScanSessionFilters) {
  if (sessionUUID) return eq(scanSessions.sessionUuid, sessionUUID);
  return and(
    assessmentIds?.length ? inArray(scanSessions.assessmentId, assessmentIds) : undefined,
    locationIds?.length ? inArray(scanSessions.locationId, locationIds) : undefined,
    provider ? containing(providerName, provider) : undefined,
    start ? gte(scanSessions.createdAt, new Date(start)) : undefined,
    end ? lte(scanSessions.createdAt, new Date(end)) : undefined,
  );
}

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

async function artifactsOf(tx: Tx, scope: Scope, sessionIds: number[]): Promise<Map<number, ArtifactType[]>> {
  const types = new Map<number, ArtifactType[]>();
  if (!sessionIds.length) return types;
  const rows = await tx
    .selectDistinct({ sessionId: artifacts.scanSessionId, type: artifacts.type })
    .from(artifacts)
    .where(and(scope.organization(artifacts.organizationId), inArray(artifacts.scanSessionId, sessionIds)))
    .orderBy(artifacts.type);
  for (const { sessionId, type } of rows)
    types.set(sessionId!, [...(types.get(sessionId!) ?? []), type as ArtifactType]);
  return types;
}

/** One page of the scan sessions that the scope reaches (API-22..25, ENT-084..090). */
export async function scanSessionsPage(
  tx: Tx,
  scope: Scope,
  list: ListQuery,
  filters: ScanSessionFilters,
  { configuration, now }: { configuration: Configuration; now: Date },
): Promise<{ items: ScanSession[]; total: number }> {
  const where = and(scope.location(scanSessions.organizationId, scanSessions.locationId), filterOf(filters));
  const [all] = await tx
    .select({ total: count() })
    .from(scanSessions)
    .leftJoin(practitioners, ofSession.practitioner)
    .where(where);
  const rows = await tx
    .select({
      session: scanSessions,
      location: { id: locations.id, name: locations.name },
      practitioner: { firstName: practitioners.firstName, lastName: practitioners.lastName },
      participant: { uid: participants.uid, archivedAt: participants.archivedAt },
      organization: { id: organizations.id, name: organizations.name, logoKey: organizations.logoKey },
    })
    .from(scanSessions)
    .innerJoin(organizations, eq(organizations.id, scanSessions.organizationId))
    .innerJoin(locations, ofSession.location)
    .leftJoin(practitioners, ofSession.practitioner)
    .leftJoin(participants, ofSession.participant)
    .where(where)
    .orderBy(...ordered(sortKeys, list.sort, scanSessions.id))
    .limit(list.limit)
    .offset(list.offset);
  const types = await artifactsOf(
    tx,
    scope,
    rows.map(({ session }) => session.id),
  );
  const items = rows.map(({ session, location, practitioner, participant, organization }) => ({
    id: session.id,
    createdDate: session.createdAt.toISOString(),
    updatedDate: session.updatedAt.toISOString(),
    sessionUUID: session.sessionUuid,
    session: {
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
    artifacts: types.get(session.id) ?? [],
    participant: participant && {
      uid: participant.uid,
      isArchived: participant.archivedAt !== null,
      archivedDate: participant.archivedAt?.toISOString() ?? null,
    },
    resultsInsights: session.resultsInsights ?? null,
  }));
  return { items, total: all!.total };
}

function demographicsIn(meta: unknown): ScanSession['session']['meta']['demographics'] {
  const { demographics } = meta as { demographics?: { age?: number; sex?: string } };
  return demographics ? { age: demographics.age ?? null, sex: demographics.sex ?? null } : null;
}
