import { and, asc, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../contract/platform/call.ts';
import type { saveRiskOutcome } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import type { RiskOutcome } from '../../contract/risk-analysis/risk-outcome.ts';
import { riskOutcomeMessage } from '../../contract/risk-analysis/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { organizations, riskOutcomes } from '../platform/db/schema.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import { assessments, findAssessment } from '../../domain/scan-modules/assessments.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import type { Outcome } from '../../domain/risk-analysis/outcome.ts';
import { findOutcome, type Criteria } from '../../domain/risk-analysis/session-analysis.ts';
import { versionConflict, validationError, notFound } from '../platform/http/http-error.ts';

const presentOutcome = ({ outcome, version }: { outcome: unknown; version: number }): RiskOutcome => ({
  ...(outcome as Omit<RiskOutcome, 'version'>),
  version,
});
const columns = { outcome: riskOutcomes.outcome, version: riskOutcomes.version };

/** The stored outcomes of an organization within the scope, by assessment. */
export async function listOutcomes(tx: Tx, scope: Scope, organizationId: number): Promise<RiskOutcome[]> {
  const rows = await tx
    .select(columns)
    .from(riskOutcomes)
    .where(and(scope.organization(riskOutcomes.organizationId), eq(riskOutcomes.organizationId, organizationId)))
    .orderBy(asc(riskOutcomes.assessmentId));
  return rows.map(presentOutcome);
}

/** By what the sessions of an organization are assessed: its stored outcomes, and its choice of the built-in ones. */
export async function loadCriteria(tx: Tx, scope: Scope, organizationId: number): Promise<Criteria> {
  const [[organization], stored] = await Promise.all([
    tx
      .select({ reading: organizations.riskReading })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId))),
    listOutcomes(tx, scope, organizationId),
  ]);
  if (!organization) throw notFound(organizationMessage('organizations.notFound'));
  return { stored, reading: organization.reading };
}

/** The outcome of each assessment that has one. */
export const listCurrentOutcomes = ({ stored, reading }: Criteria): Outcome[] =>
  assessments.flatMap(({ id }) => {
    const found = findOutcome(id, stored, (assessmentId) => findBuiltInOutcome(assessmentId, reading));
    return typeof found === 'string' ? [] : [found];
  });

/** Rejects an outcome of another assessment than that of the URL, or with a result that its assessment does not have. */
export function requireValidOutcome(outcome: BodyOf<typeof saveRiskOutcome>, assessmentId: string): void {
  const assessment = findAssessment(assessmentId);
  if (!assessment) throw notFound(riskOutcomeMessage('riskAnalysis.assessmentNotFound'));
  if (outcome.assessmentId !== assessmentId)
    throw validationError('assessmentId', riskOutcomeMessage('riskAnalysis.otherAssessment'));
  for (const field of ['resultDefinitionId', 'leftResultDefinitionId', 'rightResultDefinitionId'] as const) {
    const request = outcome[field];
    if (request !== null && !assessment.resultDefinitions.some(({ id }) => id === request))
      throw validationError(field, riskOutcomeMessage('riskAnalysis.unknownResult'));
  }
}

/** Saves over the version that the editor has read, 0 for none; otherwise throws a version conflict (C1). */
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
  if (saved) return presentOutcome(saved);
  const [current] = await tx.select(columns).from(riskOutcomes).where(place);
  throw versionConflict(current ? presentOutcome(current) : null);
}
