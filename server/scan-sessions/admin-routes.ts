import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import {
  SUGGESTED_PROVIDERS,
  adminPoseLogLink,
  adminScanArtifactLink,
  getAdminScanSession,
  getRiskReading,
  listAdminScanSessions,
  listAssessmentIds,
  listRiskOutcomes,
  listScanSessionRecords,
  saveRiskOutcome,
  suggestScanProviders,
} from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { scanSessionMessage } from '../../contract/scan-sessions/messages.ts';
import { evaluateSession } from '../../domain/risk-analysis/session-analysis.ts';
import { assessments } from '../../domain/scan-modules/assessments.ts';
import { listRiskLevels } from '../../domain/scan-sessions/risk-levels.ts';
import { containsText } from '../platform/db/sql-expressions.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, practitioners } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { singleRecordQuery } from '../platform/http/list-query.ts';
import { notFound } from '../platform/http/http-error.ts';
import { requireScanSessionFile, buildSignedLinks, requireGaitPoseLog } from '../intake/artifact-link.ts';
import { requireOrganization } from '../organizations/queries.ts';
import {
  requireValidOutcome,
  listOutcomes,
  loadCriteriaByOrganization,
  saveOutcome,
} from '../risk-analysis/queries.ts';
import { findAppliedOutcomes, listScanSessionPage, needsOutcomes } from './queries.ts';
import type { Routes } from '../routes.ts';

type ListedSession = Awaited<ReturnType<typeof listScanSessionPage>>['items'][number];

/** Sessions with the risks that each has by the criteria of its organization. */
async function addRisks(tx: Tx, scope: Scope, sessions: readonly ListedSession[]) {
  const ids = [...new Set(sessions.map(({ organization }) => organization.id))];
  const criteria = await loadCriteriaByOrganization(tx, scope, ids);
  return sessions.map((session) => ({
    ...session,
    risks: listRiskLevels(evaluateSession(session, criteria.get(session.organization.id)!)),
  }));
}

export const adminScanRoutes: Routes = (router, { configuration }) => {
  router.authenticated(listAssessmentIds, async function handleListAssessmentIds() {
    return assessments.map(({ id, name }) => ({ id, name }));
  });

  router.authenticated(listRiskOutcomes, async function handleListRiskOutcomes({ tx, scope, params, auditDetails }) {
    await requireOrganization(tx, params.id);
    auditDetails.onBehalfOf = params.id;
    return listOutcomes(tx, scope, params.id);
  });

  router.authenticated(getRiskReading, async function handleGetRiskReading({ tx, params: { id }, auditDetails }) {
    const { riskReading } = await requireOrganization(tx, id);
    auditDetails.onBehalfOf = id;
    return { reading: riskReading };
  });

  router.authenticated(
    saveRiskOutcome,
    async function handleSaveRiskOutcome({ tx, params: { orgId, assessmentId }, body, version, auditDetails }) {
      requireValidOutcome(body, assessmentId);
      await requireOrganization(tx, orgId);
      auditDetails.onBehalfOf = orgId;
      auditDetails.subjects = [`organization:${orgId}`];
      auditDetails.changes = { assessment: [null, assessmentId] };
      return saveOutcome(tx, orgId, body, version);
    },
  );

  for (const list of [listAdminScanSessions, listScanSessionRecords])
    router.authenticated(list, async function handleList({ tx, scope, list: page, query, now }) {
      const outcomes = needsOutcomes(query, page.sort) ? await findAppliedOutcomes(tx, scope, query) : [];
      const { items, total } = await listScanSessionPage(tx, scope, page, query, { configuration, now, outcomes });
      return { items: await addRisks(tx, scope, items), total };
    });

  router.authenticated(
    getAdminScanSession,
    async function handleGetAdminScanSession({ tx, scope, params: { id }, now, auditDetails }) {
      const { items } = await listScanSessionPage(tx, scope, singleRecordQuery, { id: [id] }, { configuration, now });
      const [session] = items;
      if (!session) throw notFound(scanSessionMessage('scanSessions.sessionNotFound'));
      auditDetails.onBehalfOf = session.organization.id;
      const [assessed] = await addRisks(tx, scope, [session]);
      return assessed!;
    },
  );

  router.authenticated(suggestScanProviders, async function handleSuggestScanProviders({ tx, query: { q } }) {
    return tx
      .selectDistinct({ firstName: practitioners.firstName, lastName: practitioners.lastName })
      .from(practitioners)
      .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
      .where(
        and(
          isNull(practitioners.removedAt),
          arrayContains(organizations.products, ['SCAN']),
          containsText(sql`(${practitioners.firstName} || ' ' || ${practitioners.lastName})`, q),
        ),
      )
      .orderBy(practitioners.lastName, practitioners.firstName)
      .limit(SUGGESTED_PROVIDERS);
  });

  router.authenticated(
    adminPoseLogLink,
    async function handleAdminPoseLogLink({ tx, scope, params: { kind, id }, now, auditDetails }) {
      const file = await (kind === 'scan'
        ? requireScanSessionFile(tx, scope, id, 'pose-log')
        : requireGaitPoseLog(tx, scope, id));
      auditDetails.onBehalfOf = file.organizationId;
      return buildSignedLinks(file, configuration, now);
    },
  );

  router.authenticated(
    adminScanArtifactLink,
    async function handleAdminScanArtifactLink({ tx, scope, params: { id, artifact }, now, auditDetails }) {
      const file = await requireScanSessionFile(tx, scope, id, artifact);
      auditDetails.onBehalfOf = file.organizationId;
      return buildSignedLinks(file, configuration, now);
    },
  );
};
