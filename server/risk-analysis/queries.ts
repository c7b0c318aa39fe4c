import { and, asc, eq, inArray, sql } from 'drizzle-orm';
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
import type { AppliedOutcome } from './risk-condition.ts';
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

/** The same of several organizations, by their ids. */
export async function loadCriteriaByOrganization(
  tx: Tx,
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, Criteria>> {
  if (ids.length === 0) return new Map();
  const [readings, stored] = await Promise.all([
    tx
      .select({ id: organizations.id, reading: organizations.riskReading })
      .from(organizations)
      .where(and(scope.organization(organizations.id), inArray(organizations.id, [...ids]))),
    tx
      .select({ organizationId: riskOutcomes.organizationId, ...columns })
      .from(riskOutcomes)
      .where(and(scope.organization(riskOutcomes.organizationId), inArray(riskOutcomes.organizationId, [...ids])))
      .orderBy(asc(riskOutcomes.assessmentId)),
  ]);
  return new Map(
    readings.map(({ id, reading }) => [
      id,
      { reading, stored: stored.filter(({ organizationId }) => organizationId === id).map(presentOutcome) },
    ]),
  );
}

/** The outcome of each assessment that has one. */
export const listCurrentOutcomes = ({ stored, reading }: Criteria): Outcome[] =>
  assessments.flatMap(({ id }) => {
    const found = findOutcome(id, stored, (assessmentId) => findBuiltInOutcome(assessmentId, reading));
    return typeof found === 'string' ? [] : [found];
  });

/** The outcomes of these assessments of organizations, each once with the organizations that have it. */
export async function listAppliedOutcomes(
  tx: Tx,
  scope: Scope,
  pairs: readonly { organizationId: number; assessmentId: string }[],
): Promise<AppliedOutcome[]> {
  const criteria = await loadCriteriaByOrganization(tx, scope, [
    ...new Set(pairs.map(({ organizationId }) => organizationId)),
  ]);
  const applied = new Map<string, { outcome: Outcome; organizationIds: number[] }>();
  for (const { organizationId, assessmentId } of pairs) {
    const { stored, reading } = criteria.get(organizationId)!;
    const outcome = findOutcome(assessmentId, stored, (id) => findBuiltInOutcome(id, reading));
    if (typeof outcome === 'string') continue;
    // Most organizations have the built-in ones.
    const same = JSON.stringify({ ...outcome, version: undefined });
    const known = applied.get(same);
    if (known) known.organizationIds.push(organizationId);
    else applied.set(same, { outcome, organizationIds: [organizationId] });
  }
  return [...applied.values()];
}

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
