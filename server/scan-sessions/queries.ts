import { and, asc, count, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ArtifactType } from '../../contract/platform/enumerations.ts';
import type { OwnSessionFilters, ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { addAverageSpeed } from '../../domain/scan-sessions/average-speed.ts';
import type { Configuration } from '../platform/configuration.ts';
import { containsText, orderByKey } from '../platform/db/sql-expressions.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import {
  artifacts,
  locations,
  organizations,
  participants,
  practitioners,
  scanSessions,
} from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { buildLogoUrl } from '../organizations/logo.ts';
import {
  hasResult,
  isAtRisk,
  selectResult,
  selectSeverity,
  type AppliedOutcome,
} from '../risk-analysis/risk-condition.ts';
import { listAppliedOutcomes } from '../risk-analysis/queries.ts';

const sortKeys = { createdDate: scanSessions.createdAt, id: scanSessions.id };
const providerName = sql`(${practitioners.firstName} || ' ' || ${practitioners.lastName})`;

/** Providers of a name: their ids first, so that the sessions are found by an index and not by a join. */
const selectProviderIdsByName = (tx: Tx, scope: Scope, words: string) =>
  tx
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(and(scope.organization(practitioners.organizationId), containsText(providerName, words)));

/** Participants whose UID has the text. */
const selectParticipantIdsByUid = (tx: Tx, scope: Scope, text: string) =>
  tx
    .select({ id: participants.id })
    .from(participants)
    .where(and(scope.organization(participants.organizationId), containsText(participants.uid, text)));

/** A session UUID overrides all other filters (ASCAN-10); risk and result need the outcomes of the organization. */
function buildFilter(tx: Tx, scope: Scope, filters: OwnSessionFilters, outcomes: readonly AppliedOutcome[]) {
  const { sessionUUID, id, assessmentIds, locationIds, provider, participant, start, end } = filters;
  if (sessionUUID) return eq(scanSessions.sessionUuid, sessionUUID);
  const hasRange = filters.resultFrom !== undefined || filters.resultTo !== undefined;
  const applied = outcomes.find(({ outcome }) => outcome.assessmentId === assessmentIds?.[0]);
  return and(
    id && inArray(scanSessions.id, id),
    assessmentIds?.length ? inArray(scanSessions.assessmentId, assessmentIds) : undefined,
    locationIds?.length ? inArray(scanSessions.locationId, locationIds) : undefined,
    provider ? inArray(scanSessions.practitionerId, selectProviderIdsByName(tx, scope, provider)) : undefined,
    participant ? inArray(scanSessions.participantId, selectParticipantIdsByUid(tx, scope, participant)) : undefined,
    filters.risks?.length ? isAtRisk(outcomes, filters.risks) : undefined,
    hasRange ? hasResult(applied?.outcome, filters) : undefined,
    start ? gte(scanSessions.createdAt, new Date(start)) : undefined,
    end ? lte(scanSessions.createdAt, new Date(end)) : undefined,
  );
}

type Sort = ListQuery['sort'];

/** Whether the filters or the order are by what the outcomes make of a session. */
export const needsOutcomes = ({ risks, resultFrom, resultTo }: OwnSessionFilters, { key }: Sort): boolean =>
  key === 'risk' || key === 'results' || Boolean(risks?.length) || resultFrom !== undefined || resultTo !== undefined;

/** By the outcomes of all organizations whose sessions the other filters find. */
export async function findAppliedOutcomes(tx: Tx, scope: Scope, filters: OwnSessionFilters): Promise<AppliedOutcome[]> {
  const { risks: _, ...others } = filters;
  const found = await tx
    .selectDistinct({ organizationId: scanSessions.organizationId, assessmentId: scanSessions.assessmentId })
    .from(scanSessions)
    .where(
      and(scope.location(scanSessions.organizationId, scanSessions.locationId), buildFilter(tx, scope, others, [])),
    );
  return listAppliedOutcomes(tx, scope, found);
}

/**
 * Results have units of their assessment, so that their order is one within each. Sessions without a result or a category
 * come last in either direction.
 */
function buildOrder(sort: Sort, outcomes: readonly AppliedOutcome[]): SQL[] {
  const turn = sort.dir === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`;
  if (sort.key === 'risk') return [sql`${selectSeverity(outcomes)} ${turn}`, desc(scanSessions.id)];
  if (sort.key === 'results')
    return [asc(scanSessions.assessmentId), sql`${selectResult(outcomes)} ${turn}`, desc(scanSessions.id)];
  return orderByKey(sortKeys, sort, scanSessions.id);
}

/** Types of the session's artifacts, each once. */
const artifactTypes = sql<ArtifactType[]>`array(select distinct ${artifacts.type} from ${artifacts}
  where ${artifacts.organizationId} = ${scanSessions.organizationId} and ${artifacts.scanSessionId} = ${scanSessions.id} order by 1)`;

export const sessionJoins = {
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

export const presentParticipant = ({ id, uid, archivedAt }: Pick<ParticipantRow, 'id' | 'uid' | 'archivedAt'>) => ({
  id,
  uid,
  isArchived: archivedAt !== null,
  archivedDate: archivedAt?.toISOString() ?? null,
});
type ParticipantRow = typeof participants.$inferSelect;

/** What was measured in a session, of a row of the table. */
export const presentMeasured = ({
  assessmentId,
  results,
  meta,
}: Pick<typeof scanSessions.$inferSelect, 'assessmentId' | 'results' | 'meta'>): ScanSession['session'] => ({
  type: 'SCAN-1',
  data: { assessmentId, results: addAverageSpeed(results as ScanResult[]) },
  meta: { demographics: readDemographics(meta) },
});

/** One page of the scan sessions that the scope reaches (API-22..25, ENT-084..090). */
export async function listScanSessionPage(
  tx: Tx,
  scope: Scope,
  list: ListQuery,
  filters: OwnSessionFilters,
  {
    configuration,
    now,
    outcomes = [],
  }: { configuration: Configuration; now: Date; outcomes?: readonly AppliedOutcome[] },
): Promise<{ items: ScanSession[]; total: number }> {
  const where = and(
    scope.location(scanSessions.organizationId, scanSessions.locationId),
    buildFilter(tx, scope, filters, outcomes),
  );
  const order = buildOrder(list.sort, outcomes);
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
        participant: { id: participants.id, uid: participants.uid, archivedAt: participants.archivedAt },
        organization: { id: organizations.id, name: organizations.name, logoKey: organizations.logoKey },
        types: artifactTypes,
      })
      .from(page)
      .innerJoin(scanSessions, eq(scanSessions.id, page.id))
      .innerJoin(organizations, eq(organizations.id, scanSessions.organizationId))
      .innerJoin(locations, sessionJoins.location)
      .leftJoin(practitioners, sessionJoins.practitioner)
      .leftJoin(participants, sessionJoins.participant)
      .where(scope.location(scanSessions.organizationId, scanSessions.locationId))
      .orderBy(...order),
  ]);
  const items = rows.map(({ session, location, practitioner, participant, organization, types }) => ({
    id: session.id,
    createdDate: session.createdAt.toISOString(),
    updatedDate: session.updatedAt.toISOString(),
    sessionUUID: session.sessionUuid,
    session: presentMeasured(session),
    location,
    practitioner,
    organization: {
      id: organization.id,
      name: organization.name,
      logoUrl: buildLogoUrl(organization.logoKey, organization.id, configuration, now),
    },
    artifacts: types,
    participant: participant && presentParticipant(participant),
    resultsInsights: session.resultsInsights ?? null,
  }));
  return { items, total: all!.total };
}

/** The demographics that a scan session was sent with, null where it carries none (ENT-086). */
export function readDemographics(meta: unknown): ScanSession['session']['meta']['demographics'] {
  const { demographics } = meta as { demographics?: { age?: number; sex?: string } };
  return demographics ? { age: demographics.age ?? null, sex: demographics.sex ?? null } : null;
}
