import * as z from 'zod/mini';
import { SignedUrl } from './artifacts.ts';
import { defineCall } from './call.ts';
import { artifactTypes } from './enumerations.ts';
import { Id } from './fields.ts';
import { PAGE_SIZE } from './limits.ts';
import { RiskOutcome, RiskOutcomeBody } from './risk-outcome.ts';
import { ScanSession, ScanSessionFilters } from './scan.ts';
import { AssessmentId } from './scan-modules.ts';

export const listAssessmentIds = defineCall({
  id: 'listAssessmentIds',
  summary: 'Ids and names of all assessments (API-18, OPEN-128)',
  method: 'GET',
  path: '/v2/admin/scan/assessments',
  access: { action: 'vendor.read' },
  answer: z.array(z.object({ id: AssessmentId, name: z.string() })),
});

export const listRiskOutcomes = defineCall({
  id: 'listRiskOutcomes',
  summary: 'Risk-analysis outcomes of an organization (API-19)',
  method: 'GET',
  path: '/v2/admin/scan/organizations/:id/outcomes/risk-factors',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  answer: z.array(RiskOutcome),
});

export const saveRiskOutcome = defineCall({
  id: 'saveRiskOutcome',
  summary: 'Saves the outcome of an assessment for an organization; If-Match is 0 for the first (API-20)',
  method: 'PUT',
  path: '/v2/admin/scan/organizations/:orgId/assessments/:assessmentId/outcomes/risk-factors',
  access: { action: 'vendor.write' },
  params: z.object({ orgId: Id, assessmentId: AssessmentId }),
  body: RiskOutcomeBody,
  answer: RiskOutcome,
  versioned: true,
});

export const listAdminScanSessions = defineCall({
  id: 'listAdminScanSessions',
  summary: 'Scan sessions of all organizations (API-22..24)',
  method: 'GET',
  path: '/v2/admin/scan/sessions/pages',
  access: { action: 'vendor.read' },
  query: ScanSessionFilters,
  answer: ScanSession,
  list: { sort: ['createdDate', 'id'], defaultSort: { key: 'createdDate', dir: 'DESC' }, limit: PAGE_SIZE },
});

/** How many names are suggested. */
export const SUGGESTED_PROVIDERS = 20;

export const suggestScanProviders = defineCall({
  id: 'suggestScanProviders',
  summary: 'Providers of organizations that hold Scan, by part of their name, for the search of their sessions',
  method: 'GET',
  path: '/v2/admin/scan/providers',
  access: { action: 'vendor.read' },
  query: z.strictObject({
    q: z
      .string({ error: 'Nothing to look for' })
      .check(z.trim(), z.minLength(2, 'At least 2 characters'), z.maxLength(200)),
  }),
  answer: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
});

export const adminPoseLogLink = defineCall({
  id: 'adminPoseLogLink',
  summary: 'A short-lived link to the pose log of a scan or gait session (API-27, SEC-20, OPEN-127)',
  method: 'GET',
  path: '/v2/admin/:kind/sessions/:id/pose-log/signed-url',
  access: { action: 'vendor.read' },
  params: z.object({ kind: z.enum(['scan', 'gait']), id: Id }),
  answer: SignedUrl,
});

export const adminScanArtifactLink = defineCall({
  id: 'adminScanArtifactLink',
  summary: 'A short-lived link to an artifact of a scan session, such as its hands log (API-30)',
  method: 'GET',
  path: '/v2/admin/scan/sessions/:id/:artifact/signed-url',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id, artifact: z.enum(artifactTypes) }),
  answer: SignedUrl,
});
