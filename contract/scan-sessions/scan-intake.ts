import { scanSessionFieldMessage } from './messages.ts';
import { clientVersionFieldMessage } from '../client-versions/messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { artifactTypes, scanTypes, sexes, type ArtifactType } from '../platform/enumerations.ts';
import { Id, requiredLine, SentUuid } from '../platform/fields.ts';
import { ScanSession } from './scan-sessions.ts';
import { AssessmentId } from '../scan-modules/scan-modules.ts';
import { SentDate } from '../platform/dates.ts';

/*
 * Calls of the scan client, documented for its makers in docs/INTAKE.md.
 */

const SESSION_MAX_BYTES = 300_000;
const RESULTS_MAX = 200;
const INSIGHTS_MAX_CHARACTERS = 100_000;
export const ARTIFACT_MAX_BYTES = 25_000_000;

/** The id of a client's build: `2.20.0`, or a special value such as `test`. */
const VersionId = requiredLine(clientVersionFieldMessage.text('clientVersions.idRequired'), 32);

/** Where a client's version stands; answered to a client that asks, and to one that is refused with 426 as `current`. */
export const VersionStatus = z.object({
  versionId: z.string(),
  updateRequired: z.boolean(),
  isLatest: z.boolean(),
  /** Null while no version is marked as the latest. */
  latestVersionId: z.nullable(z.string()),
});

export const checkScanClient = defineCall({
  id: 'checkScanClient',
  summary: 'Checks whether a scan client version must be updated (ENT-069, ACLI-07)',
  method: 'GET',
  path: '/v2/scan/clients/:versionId',
  access: 'public',
  params: z.object({ versionId: VersionId }),
  response: VersionStatus,
});

/** ENT-085, as a client sends it. */
const MeasuredResult = z.strictObject({
  id: requiredLine(scanSessionFieldMessage.text('scanSessions.resultIdRequired'), 64),
  name: requiredLine(scanSessionFieldMessage.text('scanSessions.resultNameRequired')),
  /** Null for what could not be measured. */
  value: z.nullable(z.number({ error: formMessage.text('fields.valueNumber') })),
  units: z.nullable(requiredLine(formMessage.text('fields.unitsRequired'), 40)),
});

const AGE_RANGE = 'Age must be a whole number from 0 to 130';

/** ENT-086; null where the participant has not said. */
const Demographics = z.strictObject({
  age: z.nullable(z.number({ error: AGE_RANGE }).check(z.int(AGE_RANGE), z.gte(0, AGE_RANGE), z.lte(130, AGE_RANGE))),
  sex: z.nullable(z.enum(sexes)),
});

const TOO_MANY_INSIGHTS = `Insights have at most ${INSIGHTS_MAX_CHARACTERS} characters`;
const Insights = z
  .record(z.string(), z.unknown())
  .check(
    z.refine(
      (insights: Record<string, unknown>) => JSON.stringify(insights).length <= INSIGHTS_MAX_CHARACTERS,
      TOO_MANY_INSIGHTS,
    ),
  );

export const postScanSession = defineCall({
  id: 'postScanSession',
  summary: 'Receives a scan session; one sent again gets the same response and is stored once (ENT-084..087)',
  method: 'POST',
  path: '/v2/scan/sessions',
  access: { action: 'scan.write' },
  scopes: ['intake:write'],
  body: z.strictObject({
    /** CONST-05; absent for `SCAN-1`. */
    type: z._default(z.enum(scanTypes, { error: scanSessionFieldMessage.text('scanSessions.invalidType') }), 'SCAN-1'),
    sessionUUID: SentUuid,
    /** Version of the client that recorded it. */
    clientVersion: VersionId,
    locationId: Id,
    participantUid: requiredLine(scanSessionFieldMessage.text('scanSessions.participantUidRequired'), 64),
    assessmentId: AssessmentId,
    results: z.array(MeasuredResult).check(z.maxLength(RESULTS_MAX, `A session has at most ${RESULTS_MAX} results`)),
    meta: z.strictObject({ demographics: z.nullable(Demographics) }),
    /** What the client found in the recording, in its own words (ENT-093..095). */
    resultsInsights: z.nullable(Insights),
    /** When it was recorded; absent for just now. */
    recordedAt: z.optional(SentDate),
  }),
  response: ScanSession,
  status: 201,
  maxBodyBytes: SESSION_MAX_BYTES,
});

const json = 'application/json';

/** Content types in which each file of a session is taken (ENT-090). */
export const artifactMediaTypes: Readonly<Record<ArtifactType, readonly string[]>> = {
  'pose-log': [json],
  'hands-log': [json],
  'graphs-gait': [json, 'image/png'],
  'graphs-tremor': [json, 'image/png'],
  image: ['image/png', 'image/jpeg'],
  video: ['video/mp4', 'video/webm'],
};
/** All of them. */
export const ARTIFACT_MEDIA_TYPES = [...new Set(Object.values(artifactMediaTypes).flat())];

export const putScanArtifact = defineCall({
  id: 'putScanArtifact',
  summary: 'Receives a file of a scan session; the same file sent again is stored once (ENT-088, ENT-090)',
  method: 'PUT',
  path: '/v2/scan/sessions/:uuid/artifacts/:type',
  access: { action: 'scan.write' },
  scopes: ['intake:write'],
  params: z.object({ uuid: SentUuid, type: z.enum(artifactTypes) }),
  response: z.object({ type: z.enum(artifactTypes), contentType: z.string(), bytes: z.number() }),
  status: 201,
  form: 'bytes',
  mediaTypes: ARTIFACT_MEDIA_TYPES,
  maxBodyBytes: ARTIFACT_MAX_BYTES,
});
