import { SEARCH_MIN } from '../search/limits.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { SignedUrl } from '../intake/artifacts.ts';
import { defineCall } from '../platform/call.ts';
import { artifactTypes, riskReadings } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { RiskOutcome, RiskOutcomeBody } from '../risk-analysis/risk-outcome.ts';
import {
  ComparableSession,
  MeasuredSession,
  riskFilters,
  ScanSession,
  ScanSessionFilters,
  sessionSortKeys,
} from './scan-sessions.ts';
import { AssessmentId } from '../scan-modules/scan-modules.ts';

export const listAssessmentIds = defineCall({
  id: 'listAssessmentIds',
  summary: 'Lists the ids and names of all assessments (API-18, OPEN-128)',
  method: 'GET',
  path: '/v2/admin/scan/assessments',
  access: { action: 'vendor.read' },
  response: z.array(z.object({ id: AssessmentId, name: z.string() })),
});

export const listRiskOutcomes = defineCall({
  id: 'listRiskOutcomes',
  summary: 'Lists the risk-analysis outcomes of an organization (API-19)',
  method: 'GET',
  path: '/v2/admin/scan/organizations/:id/outcomes/risk-factors',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: z.array(RiskOutcome),
});

export const saveRiskOutcome = defineCall({
  id: 'saveRiskOutcome',
  summary: 'Saves the outcome of an assessment for an organization; If-Match is 0 for the first (API-20)',
  method: 'PUT',
  path: '/v2/admin/scan/organizations/:orgId/assessments/:assessmentId/outcomes/risk-factors',
  access: { action: 'vendor.write' },
  params: z.object({ orgId: Id, assessmentId: AssessmentId }),
  body: RiskOutcomeBody,
  response: RiskOutcome,
  versioned: true,
});

/** Maximum number of sessions that a simulation evaluates, the newest first. */
export const SIMULATED_SESSIONS = 20_000;

/** What the sessions of an assessment come to by one outcome. */
const EvaluationCounts = z.object({
  /** Evaluated results by category; for tremors each side counts. */
  categories: z.record(z.string(), z.number()),
  /** Results that no factor matches, counted in the lowest category, and those that several match. */
  unmatched: z.number(),
  overlapping: z.number(),
  /** Results of people whom no factor is about, by age or sex: in no category. */
  withoutCriterion: z.number(),
  /** Sessions that are not evaluated: without a result, in other units, or with unknown age or sex. */
  withoutResult: z.number(),
  otherUnits: z.number(),
  withoutDemographics: z.number(),
});

export const simulateRiskOutcome = defineCall({
  id: 'simulateRiskOutcome',
  summary: "How the organization's past sessions would be evaluated by an outcome that is being edited; saves nothing",
  method: 'POST',
  path: '/v2/admin/scan/organizations/:orgId/assessments/:assessmentId/outcomes/risk-factors/simulation',
  access: { action: 'vendor.read' },
  params: z.object({ orgId: Id, assessmentId: AssessmentId }),
  body: RiskOutcomeBody,
  response: z.object({
    /** Sessions that were looked at, and whether older ones were left out. */
    sessions: z.number(),
    truncated: z.boolean(),
    edited: EvaluationCounts,
    /** By the stored outcome, else the built-in one; null without either. */
    present: z.nullable(EvaluationCounts),
  }),
});

export const getRiskReading = defineCall({
  id: 'getRiskReading',
  summary: 'Sets which published criteria apply to an organization that has none of its own (OPEN-129)',
  method: 'GET',
  path: '/v2/admin/scan/organizations/:id/risk-reading',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: z.object({ reading: z.enum(riskReadings) }),
});

export const adminComparableScanSessions = defineCall({
  id: 'adminComparableScanSessions',
  summary: 'Lists other recorded sessions of the same participant and assessment, newest first',
  method: 'GET',
  path: '/v2/admin/scan/sessions/:id/comparable',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: z.array(ComparableSession),
});

export const adminEarlierScanSession = defineCall({
  id: 'adminEarlierScanSession',
  summary: 'Gets the session of the same participant and assessment before this one; null without one',
  method: 'GET',
  path: '/v2/admin/scan/sessions/:id/earlier',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: z.nullable(MeasuredSession),
});

/** A session with its categories by the criteria of its organization, each once; `NOT_ASSESSED` alone without one. */
const AssessedSession = z.extend(ScanSession, { risks: z.array(z.enum(riskFilters)) });
export type AssessedSession = z.output<typeof AssessedSession>;

export const listAdminScanSessions = defineCall({
  id: 'listAdminScanSessions',
  summary: 'Lists scan sessions of all organizations (API-22..24)',
  method: 'GET',
  path: '/v2/admin/scan/sessions/pages',
  access: { action: 'vendor.read' },
  query: ScanSessionFilters,
  response: AssessedSession,
  list: { sort: sessionSortKeys, defaultSort: { key: 'createdDate', dir: 'DESC' }, limit: PAGE_SIZE },
});

/** The same list beside the records that it is about, so that both are one resource. */
export const listScanSessionRecords = defineCall({
  ...listAdminScanSessions,
  id: 'listScanSessionRecords',
  summary: 'Lists scan sessions of all organizations, as a react-admin resource',
  path: '/v2/admin/scan/sessions',
});

export const getAdminScanSession = defineCall({
  id: 'getAdminScanSession',
  summary: 'Gets a scan session',
  method: 'GET',
  path: '/v2/admin/scan/sessions/:id',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: AssessedSession,
});

/** How many names are suggested. */
export const SUGGESTED_PROVIDERS = 20;

export const suggestScanProviders = defineCall({
  id: 'suggestScanProviders',
  summary: 'Finds providers of organizations with Scan by part of their name, for the session search',
  method: 'GET',
  path: '/v2/admin/scan/providers',
  access: { action: 'vendor.read' },
  query: z.strictObject({
    q: z
      .string({ error: formMessage.text('fields.searchEmpty') })
      .check(z.trim(), z.minLength(SEARCH_MIN, formMessage.text('fields.searchTooShort')), z.maxLength(200)),
  }),
  response: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
});

export const adminPoseLogLink = defineCall({
  id: 'adminPoseLogLink',
  summary: 'Gets a short-lived link to the pose log of a scan or gait session (API-27, SEC-20, OPEN-127)',
  method: 'GET',
  path: '/v2/admin/:kind/sessions/:id/pose-log/signed-url',
  access: { action: 'vendor.read' },
  params: z.object({ kind: z.enum(['scan', 'gait']), id: Id }),
  response: SignedUrl,
});

export const adminScanArtifactLink = defineCall({
  id: 'adminScanArtifactLink',
  summary: 'Gets a short-lived link to an artifact of a scan session, such as its hands log (API-30)',
  method: 'GET',
  path: '/v2/admin/scan/sessions/:id/:artifact/signed-url',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id, artifact: z.enum(artifactTypes) }),
  response: SignedUrl,
});
