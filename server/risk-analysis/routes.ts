import { and, desc, eq, sql } from 'drizzle-orm';
import { simulateRiskOutcome, SIMULATED_SESSIONS } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { createTally, type Tally } from '../../domain/risk-analysis/simulation.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { scanSessions } from '../platform/db/schema.ts';
import { listCurrentOutcomes, loadCriteria, requireValidOutcome } from './queries.ts';
import { readDemographics } from '../scan-sessions/queries.ts';
import type { Routes } from '../routes.ts';

/** Sessions that are read at a time: between two of them other requests are answered. */
const BATCH_SIZE = 1000;

interface AssessmentReference {
  organizationId: number;
  assessmentId: string;
}

const { id, createdAt, results, meta } = scanSessions;

const columns = { id, at: sql<string>`${createdAt}::text`, results, meta };
type Row = { id: number; at: string; results: unknown; meta: unknown };

/** Sessions of an assessment older than `after`, the newest first; the moment is compared as exactly as it is stored. */
const selectOlder = (
  tx: Tx,
  scope: Scope,
  of: AssessmentReference,
  after: Row | undefined,
  limit: number,
): Promise<Row[]> =>
  tx
    .select(columns)
    .from(scanSessions)
    .where(
      and(
        scope.organization(scanSessions.organizationId),
        eq(scanSessions.organizationId, of.organizationId),
        eq(scanSessions.assessmentId, of.assessmentId),
        after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);

/** Adds the newest sessions of an assessment to the tallies; returns how many, and whether older ones were left out. */
async function evaluateSessions(
  tx: Tx,
  scope: Scope,
  of: AssessmentReference,
  tallies: readonly Tally[],
): Promise<{ sessions: number; truncated: boolean }> {
  let sessions = 0;
  let last: Row | undefined;
  for (;;) {
    const wanted = Math.min(BATCH_SIZE, SIMULATED_SESSIONS - sessions);
    // One more row tells whether there are older ones.
    const rows = await selectOlder(tx, scope, of, last, wanted + 1);
    const evaluated = rows.slice(0, wanted);
    for (const row of evaluated) {
      const session = { results: row.results as ScanResult[], demographics: readDemographics(row.meta) };
      for (const tally of tallies) tally.add(session);
    }
    sessions += evaluated.length;
    last = evaluated.at(-1);
    const truncated = rows.length > wanted;
    if (!truncated || sessions === SIMULATED_SESSIONS) return { sessions, truncated };
  }
}

export const riskSimulationRoutes: Routes = (router) => {
  router.authenticated(
    simulateRiskOutcome,
    async function handleSimulateRiskOutcome({ tx, scope, params: { orgId, assessmentId }, body, auditDetails }) {
      requireValidOutcome(body, assessmentId);
      const of = { organizationId: orgId, assessmentId };
      const current = listCurrentOutcomes(await loadCriteria(tx, scope, orgId));
      const outcome = current.find((each) => each.assessmentId === assessmentId);
      auditDetails.onBehalfOf = orgId;
      const edited = createTally(body);
      const present = outcome && createTally(outcome);
      const counted = await evaluateSessions(tx, scope, of, present ? [edited, present] : [edited]);
      return { ...counted, edited: edited.counts, present: present?.counts ?? null };
    },
  );
};
