import { and, asc, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import type { saveRiskOutcome } from '../../contract/admin-scan.ts';
import type { RiskOutcome } from '../../contract/risk-outcome.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { riskOutcomes } from '../db/schema/index.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import { clash, faulty, notFound } from '../http/refusal.ts';

const present = ({ outcome, version }: { outcome: unknown; version: number }): RiskOutcome => ({
  ...(outcome as Omit<RiskOutcome, 'version'>),
  version,
});
const columns = { outcome: riskOutcomes.outcome, version: riskOutcomes.version };

/** The stored outcomes of an organization within the scope, by assessment. */
export async function outcomesOf(tx: Tx, scope: Scope, organizationId: number): Promise<RiskOutcome[]> {
  const rows = await tx
    .select(columns)
    .from(riskOutcomes)
    .where(and(scope.organization(riskOutcomes.organizationId), eq(riskOutcomes.organizationId, organizationId)))
    .orderBy(asc(riskOutcomes.assessmentId));
  return rows.map(present);
}

/** Refuses an outcome of another assessment than the address names, and one that judges what its assessment does not measure. */
export function checkAddressed(outcome: BodyOf<typeof saveRiskOutcome>, assessmentId: string): void {
  const assessment = assessmentOf(assessmentId);
  if (!assessment) throw notFound('Assessment');
  if (outcome.assessmentId !== assessmentId)
    throw faulty('assessmentId', 'The assessment is not the one of the address.');
  for (const field of ['resultDefinitionId', 'leftResultDefinitionId', 'rightResultDefinitionId'] as const) {
    const asked = outcome[field];
    if (asked !== null && !assessment.resultDefinitions.some(({ id }) => id === asked))
      throw faulty(field, 'The assessment has no such result.');
  }
}

/** Saves over the version that the editor saw, 0 for none; refuses with what is there now otherwise (C1). */
export async function saveOutcome(
  tx: Tx,
  organizationId: number,
  outcome: BodyOf<typeof saveRiskOutcome>,
  version: number,
): Promise<RiskOutcome> {
  const { assessmentId } = outcome;
  const place = and(eq(riskOutcomes.organizationId, organizationId), eq(riskOutcomes.assessmentId, assessmentId));
  const [saved] =
    version === 0
      ? await tx
          .insert(riskOutcomes)
          .values({ organizationId, assessmentId, outcome })
          .onConflictDoNothing()
          .returning(columns)
      : await tx
          .update(riskOutcomes)
          .set({ outcome, version: version + 1, updatedAt: sql`now()` })
          .where(and(place, eq(riskOutcomes.version, version)))
          .returning(columns);
  if (saved) return present(saved);
  const [current] = await tx.select(columns).from(riskOutcomes).where(place);
  throw clash(current ? present(current) : null);
}
