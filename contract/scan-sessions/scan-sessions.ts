import { fieldMessage } from '../platform/messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import { riskScales } from '../risk-analysis/outcome-errors.ts';
import { scanSessionFieldMessage } from './messages.ts';
import * as z from 'zod/mini';
import { SignedUrl } from '../intake/artifacts.ts';
import { Assessment } from '../scan-modules/assessments.ts';
import { defineCall } from '../platform/call.ts';
import { artifactTypes, scanTypes } from '../platform/enumerations.ts';
import { DateTime } from '../platform/dates.ts';
import { Id, IdList } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { RiskOutcome } from '../risk-analysis/risk-outcome.ts';
import { AssessmentId, ScanModule } from '../scan-modules/scan-modules.ts';

/** ENT-085. */
export const ScanResult = z.object({
  id: z.string(),
  name: z.string(),
  value: z.nullable(z.number()),
  units: z.nullable(z.string()),
});
export type ScanResult = z.output<typeof ScanResult>;

/** ENT-087; a UID is unique within its organization only, the id everywhere. */
const Participant = z.object({
  id: Id,
  uid: z.string(),
  isArchived: z.boolean(),
  archivedDate: z.nullable(DateTime),
});

/** ENT-084..090. */
export const ScanSession = z.object({
  id: Id,
  createdDate: DateTime,
  updatedDate: DateTime,
  sessionUUID: z.string(),
  session: z.object({
    type: z.enum(scanTypes),
    data: z.object({ assessmentId: z.string(), results: z.array(ScanResult) }),
    meta: z.object({
      demographics: z.nullable(z.object({ age: z.nullable(z.number()), sex: z.nullable(z.string()) })),
    }),
  }),
  /** The session's times are told by the clock there, wherever it is read (OPEN-058). */
  location: z.object({ id: Id, name: z.string(), timezone: z.string() }),
  practitioner: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  organization: z.object({ id: Id, name: z.string(), logoUrl: z.nullable(z.string()) }),
  artifacts: z.array(z.enum(artifactTypes)),
  participant: z.nullable(Participant),
  resultsInsights: z.nullable(z.unknown()),
});
export type ScanSession = z.output<typeof ScanSession>;

/** `AST-0001,AST-0009`, or an array in the simple-rest form. */
const AssessmentIds = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.pipe(
    z.transform((ids: string | string[]): unknown => (Array.isArray(ids) ? ids : ids.split(',').filter(Boolean))),
    z.array(AssessmentId).check(z.maxLength(200)),
  ),
);

/** A session's UUID as somebody may have pasted it. */
export const SessionUuid = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f-]{1,64}$/, fieldMessage.text('fields.invalidUuid')));

/** What the risk of a session may be filtered by: a category, or that it has none. */
export const riskFilters = [
  ...riskScales.FALL,
  ...riskScales.UPDRS,
  // Of CRST what UPDRS does not have.
  'NONE',
  'MARKED',
  'NOT_ASSESSED',
] as const;
export type RiskFilter = (typeof riskFilters)[number];

/** `HIGH,MEDIUM`, or an array in the simple-rest form. */
const Risks = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.pipe(
    z.transform((risks: string | string[]): unknown =>
      Array.isArray(risks) ? risks : risks.split(',').filter(Boolean),
    ),
    z
      .array(z.enum(riskFilters, { error: scanSessionFieldMessage.text('scanSessions.invalidRisk') }))
      .check(z.maxLength(riskFilters.length)),
  ),
);
const Limit = z.optional(
  z.coerce.number({ error: formMessage.text('fields.valueNumber') }).check(z.gte(-1e6), z.lte(1e6)),
);

/** Filters of scan sessions; a session UUID overrides all others (ASCAN-10). */
export const ScanSessionFilters = z.strictObject({
  sessionUUID: z.optional(SessionUuid),
  id: z.optional(IdList),
  assessmentIds: z.optional(AssessmentIds),
  locationIds: z.optional(IdList),
  /** Part of the provider's name. */
  provider: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Part of the participant's UID. */
  participant: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  start: z.optional(DateTime),
  end: z.optional(DateTime),
  /** By the criteria of each session's organization. */
  risks: z.optional(Risks),
});

/** By result within each assessment, or by the severity of the risk, across scales; sessions without either come last. */
export const sessionSortKeys = ['createdDate', 'id', 'results', 'risk'] as const;

/** Those of an organization's own sessions: by the result of a single assessment as well. */
export const OwnSessionFilters = z
  .strictObject({ ...ScanSessionFilters.shape, resultFrom: Limit, resultTo: Limit })
  .check(
    z.refine(
      ({ resultFrom, resultTo, assessmentIds }) =>
        (resultFrom === undefined && resultTo === undefined) || assessmentIds?.length === 1,
      { path: ['assessmentIds'], error: scanSessionFieldMessage.text('scanSessions.oneAssessment') },
    ),
  );
export type OwnSessionFilters = z.output<typeof OwnSessionFilters>;

export const listAssessments = defineCall({
  id: 'listAssessments',
  summary: 'Lists the assessments of the scan product with their definitions (API-17, ENT-073, ENT-074)',
  method: 'GET',
  path: '/v2/scan/assessments',
  access: { action: 'scan.read' },
  scopes: ['intake:write', 'results:read'],
  response: z.array(Assessment),
});

export const offeredScanModules = defineCall({
  id: 'offeredScanModules',
  summary:
    'Scan modules offered to the caller: the own organization’s, or the emulated one’s for vendor staff (OPEN-124)',
  method: 'GET',
  path: '/v2/scan/modules',
  access: { action: 'account.own' },
  response: z.array(ScanModule),
});

export const ownRiskOutcomes = defineCall({
  id: 'ownRiskOutcomes',
  summary: "The own organization's risk-analysis outcomes (API-21)",
  method: 'GET',
  path: '/v2/scan/outcomes/risk-factors',
  access: { action: 'scan.read' },
  response: z.array(RiskOutcome),
});

export const listScanSessions = defineCall({
  id: 'listScanSessions',
  summary: 'Lists scan sessions at the user’s locations (API-25)',
  method: 'GET',
  path: '/v2/scan/sessions/pages',
  access: { action: 'scan.read' },
  scopes: ['results:read'],
  query: OwnSessionFilters,
  response: ScanSession,
  list: { sort: sessionSortKeys, defaultSort: { key: 'createdDate', dir: 'DESC' }, limit: PAGE_SIZE },
});

/** How many sessions are offered for a comparison, the newest ones. */
export const COMPARABLE_SESSIONS = 100;

/** A recorded session that may be looked at beside another one; `recordings` tells what was recorded, the body or the hands. */
export const ComparableSession = z.object({
  id: Id,
  sessionUUID: z.string(),
  createdDate: DateTime,
  /** Of its location, by whose clock it is told. */
  timezone: z.string(),
  recordings: z.array(z.enum(['pose-log', 'hands-log'])),
  resultsInsights: z.nullable(z.unknown()),
});
export type ComparableSession = z.output<typeof ComparableSession>;

export const comparableScanSessions = defineCall({
  id: 'comparableScanSessions',
  summary:
    'Recorded sessions of the same participant and assessment at the own locations, newest first, without the session itself',
  method: 'GET',
  path: '/v2/scan/sessions/:id/comparable',
  access: { action: 'scan.read' },
  params: z.object({ id: Id }),
  response: z.array(ComparableSession),
});

/** A session with what was measured, without its recording. */
export const MeasuredSession = z.object({
  ...z.pick(ScanSession, { id: true, createdDate: true, session: true, practitioner: true }).shape,
  location: z.object({ name: z.string(), timezone: z.string() }),
});
export type MeasuredSession = z.output<typeof MeasuredSession>;

export const earlierScanSession = defineCall({
  id: 'earlierScanSession',
  summary:
    'Gets the session of the same participant and assessment before this one at the own locations; null without one',
  method: 'GET',
  path: '/v2/scan/sessions/:id/earlier',
  access: { action: 'scan.read' },
  params: z.object({ id: Id }),
  response: z.nullable(MeasuredSession),
});

/** How many sessions of a participant are shown, the newest ones. */
export const PARTICIPANT_SESSIONS = 500;

export const ScanParticipant = z.object({
  ...Participant.shape,
  /** Newest first, at most `PARTICIPANT_SESSIONS` of `totalSessions`. */
  sessions: z.array(MeasuredSession),
  totalSessions: z.number(),
});
export type ScanParticipant = z.output<typeof ScanParticipant>;

export const getScanParticipant = defineCall({
  id: 'getScanParticipant',
  summary: 'Gets a participant with their sessions of all assessments at the own locations',
  method: 'GET',
  path: '/v2/scan/participants/:id',
  access: { action: 'scan.read' },
  scopes: ['results:read'],
  params: z.object({ id: Id }),
  response: ScanParticipant,
});

/** How many of the day's sessions are listed, the newest ones. */
export const TODAYS_SESSIONS = 10;

export const todaysScanSessions = defineCall({
  id: 'todaysScanSessions',
  summary:
    "Today's sessions at the own locations, by the organization's time zone: counts by risk, and the newest ones",
  method: 'GET',
  path: '/v2/scan/today',
  access: { action: 'scan.read' },
  query: z.strictObject({ locationIds: z.optional(IdList) }),
  response: z.object({
    day: z.string(),
    sessions: z.number(),
    participants: z.number(),
    /** Sessions with a result of the category, by category; `NOT_ASSESSED` counts those without a category. */
    risks: z.partialRecord(z.enum(riskFilters), z.number()),
    newest: z.array(z.object({ ...MeasuredSession.shape, participant: z.nullable(Participant) })),
  }),
});

export const scanArtifactLink = defineCall({
  id: 'scanArtifactLink',
  summary: 'Gets a short-lived link to the pose log or another artifact of a session at the user’s locations (API-28)',
  method: 'GET',
  path: '/v2/scan/sessions/:id/:artifact/signed-url',
  access: { action: 'scan.read' },
  scopes: ['results:read'],
  params: z.object({ id: Id, artifact: z.enum(artifactTypes) }),
  response: SignedUrl,
});
