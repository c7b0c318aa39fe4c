import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import {
  adminPoseLogLink,
  adminScanArtifactLink,
  getAdminScanSession,
  listAdminScanSessions,
  listAssessmentIds,
  listRiskOutcomes,
  listScanSessionRecords,
  saveRiskOutcome,
  SUGGESTED_PROVIDERS,
  suggestScanProviders,
} from '../../contract/admin-scan.ts';
import { getRiskReading } from '../../contract/admin-risk.ts';
import type { riskReadings } from '../../contract/enumerations.ts';
import { assessments } from '../../domain/scan/assessments.ts';
import { containing } from '../db/containing.ts';
import { organizations, practitioners } from '../db/schema/index.ts';
import { onlyOne } from '../http/list-query.ts';
import { notFound } from '../http/refusal.ts';
import { fileOfScanSession, linkTo, poseLogOfGaitSession } from './artifact-link.ts';
import { organizationOf } from './present-organization.ts';
import { checkAddressed, outcomesOf, saveOutcome } from './risk-outcomes.ts';
import { scanSessionsPage } from './scan-sessions-page.ts';
import type { Routes } from './index.ts';

export const adminScanRoutes: Routes = (served, { configuration }) => {
  served.acting(listAssessmentIds, async () => assessments.map(({ id, name }) => ({ id, name })));

  served.acting(listRiskOutcomes, async ({ tx, scope, params, trace }) => {
    await organizationOf(tx, params.id);
    trace.actingFor = params.id;
    return outcomesOf(tx, scope, params.id);
  });

  served.acting(getRiskReading, async ({ tx, params: { id }, trace }) => {
    const { riskReading } = await organizationOf(tx, id);
    trace.actingFor = id;
    return { reading: riskReading as (typeof riskReadings)[number] };
  });

  served.acting(saveRiskOutcome, async ({ tx, params: { orgId, assessmentId }, body, version, trace }) => {
    checkAddressed(body, assessmentId);
    await organizationOf(tx, orgId);
    trace.actingFor = orgId;
    trace.subjects = [`organization:${orgId}`];
    trace.changes = { assessment: [null, assessmentId] };
    return saveOutcome(tx, orgId, body, version);
  });

  for (const list of [listAdminScanSessions, listScanSessionRecords])
    served.acting(list, async ({ tx, scope, list: asked, query, now }) =>
      scanSessionsPage(tx, scope, asked, query, { configuration, now }),
    );

  served.acting(getAdminScanSession, async ({ tx, scope, params: { id }, now, trace }) => {
    const { items } = await scanSessionsPage(tx, scope, onlyOne, { id: [id] }, { configuration, now });
    const [session] = items;
    if (!session) throw notFound('Session');
    trace.actingFor = session.organization.id;
    return session;
  });

  served.acting(suggestScanProviders, async ({ tx, query: { q } }) =>
    tx
      .selectDistinct({ firstName: practitioners.firstName, lastName: practitioners.lastName })
      .from(practitioners)
      .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
      .where(
        and(
          isNull(practitioners.removedAt),
          arrayContains(organizations.products, ['SCAN']),
          containing(sql`(${practitioners.firstName} || ' ' || ${practitioners.lastName})`, q),
        ),
      )
      .orderBy(practitioners.lastName, practitioners.firstName)
      .limit(SUGGESTED_PROVIDERS),
  );

  served.acting(adminPoseLogLink, async ({ tx, scope, params: { kind, id }, now, trace }) => {
    const file = await (kind === 'scan'
      ? fileOfScanSession(tx, scope, id, 'pose-log')
      : poseLogOfGaitSession(tx, scope, id));
    trace.actingFor = file.organizationId;
    return linkTo(file, configuration, now);
  });

  served.acting(adminScanArtifactLink, async ({ tx, scope, params: { id, artifact }, now, trace }) => {
    const file = await fileOfScanSession(tx, scope, id, artifact);
    trace.actingFor = file.organizationId;
    return linkTo(file, configuration, now);
  });
};
