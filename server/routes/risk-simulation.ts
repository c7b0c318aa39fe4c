import { and, desc, eq, sql } from 'drizzle-orm';
import { simulateRiskOutcome, SIMULATED_SESSIONS } from '../../contract/admin-scan.ts';
import type { ScanResult } from '../../contract/scan.ts';
import { builtInOutcome, type Reading } from '../../domain/risk/built-in-outcomes.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';
import { outcomeFor } from '../../domain/risk/session-analysis.ts';
import { tallyBy, type Tally } from '../../domain/risk/simulation.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { organizations, scanSessions } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import { checkAddressed, outcomesOf } from './risk-outcomes.ts';
import { demographicsIn } from './session-demographics.ts';
import type { Routes } from './index.ts';

/** Sessions that are read at a time: between two of them other requests are answered. */
const AT_A_TIME = 1000;

interface Place {
  organizationId: number;
  assessmentId: string;
}

const { id, createdAt, results, meta } = scanSessions;
const { id: organizationId, riskReading } = organizations;

const columns = { id, at: sql<string>`${createdAt}::text`, results, meta };
type Row = { id: number; at: string; results: unknown; meta: unknown };

/** Sessions of an assessment older than `after`, the newest first; the moment is compared as exactly as it is stored. */
const olderThan = (tx: Tx, scope: Scope, of: Place, after: Row | undefined, limit: number): Promise<Row[]> =>
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

/** Tells the newest sessions of an assessment to the tallies; says how many, and whether older ones were left out. */
async function judgeAll(
  tx: Tx,
  scope: Scope,
  of: Place,
  tallies: readonly Tally[],
): Promise<{ sessions: number; truncated: boolean }> {
  let sessions = 0;
  let last: Row | undefined;
  for (;;) {
    const wanted = Math.min(AT_A_TIME, SIMULATED_SESSIONS - sessions);
    // One more than is judged tells whether there are older ones.
    const rows = await olderThan(tx, scope, of, last, wanted + 1);
    const judged = rows.slice(0, wanted);
    for (const row of judged) {
      const session = { results: row.results as ScanResult[], demographics: demographicsIn(row.meta) };
      for (const tally of tallies) tally.add(session);
    }
    sessions += judged.length;
    last = judged.at(-1);
    const truncated = rows.length > wanted;
    if (!truncated || sessions === SIMULATED_SESSIONS) return { sessions, truncated };
  }
}

/** What judges the sessions now: the stored outcome, else the built-in one of the reading that the organization chose. */
async function presentOutcome(tx: Tx, scope: Scope, of: Place): Promise<Outcome | null> {
  const [organization] = await tx
    .select({ reading: riskReading })
    .from(organizations)
    .where(and(scope.organization(organizationId), eq(organizationId, of.organizationId)));
  if (!organization) throw notFound('Organization');
  const stored = await outcomesOf(tx, scope, of.organizationId);
  const found = outcomeFor(of.assessmentId, stored, (assessmentId) =>
    builtInOutcome(assessmentId, organization.reading as Reading),
  );
  return typeof found === 'string' ? null : found;
}

export const riskSimulationRoutes: Routes = (served) => {
  served.acting(simulateRiskOutcome, async ({ tx, scope, params: { orgId, assessmentId }, body, trace }) => {
    checkAddressed(body, assessmentId);
    const of = { organizationId: orgId, assessmentId };
    const outcome = await presentOutcome(tx, scope, of);
    trace.actingFor = orgId;
    const edited = tallyBy(body);
    const present = outcome && tallyBy(outcome);
    const counted = await judgeAll(tx, scope, of, present ? [edited, present] : [edited]);
    return { ...counted, edited: edited.judged, present: present?.judged ?? null };
  });
};
