import * as z from 'zod/mini';
import { JWT_BEARER } from '../../../contract/api-clients/token.ts';
import { SurveyDelivery } from '../../../contract/surveys/webhook.ts';
import { artifactMediaTypes } from '../../../contract/scan-sessions/scan-intake.ts';

/**
 * Documentation of a call beyond its schemas. A test sends every example to the real server, with valid ids, codes and
 * passwords in place of those here; docs/INTAKE.md shows the same examples.
 */
interface CallDocumentation {
  /** Path parameters. */
  params?: Record<string, string | number>;
  /** The version that was read, for a versioned call. */
  version?: number;
  body?: unknown;
  /** Description of the body. */
  note?: string;
  /** Schema of a body that the handler parses itself, such as a signed one. */
  shape?: z.ZodMiniType;
  headers?: readonly { name: string; required: boolean; description: string }[];
}

const artifactNote = `Content types by artifact type: ${Object.entries(artifactMediaTypes)
  .map(([type, mediaTypes]) => `${type}: ${mediaTypes.join(', ')}`)
  .join('; ')}. Only JSON may be gzipped.`;

/** The shortest possible log: one frame of a standing person. */
const poseLog = {
  meta: { scanVersion: '2.20.0', fps: 30, width: 900, height: 640, poseModel: { name: 'example' } },
  frames: [
    {
      t: 0,
      keypoints: {
        leftHip: { x: 410.2, y: 330.7, confidence: 0.95 },
        leftKnee: { x: 412.5, y: 455.4, confidence: 0.94 },
        leftAnkle: { x: 412.5, y: 588.1, confidence: 0.93 },
      },
    },
  ],
};
const [SCAN_SESSION_UUID, GAIT_SESSION_UUID] = [
  '0b9c1d52-6a3e-4f70-9d18-2c5b7e4a9f01',
  '7c1d8e90-41b2-4c63-8a57-d90f3e6b2a14',
];

/** What the token endpoint takes; its handler reads the form itself, so that it can answer with the errors of OAuth. */
const TokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.optional(z.string()),
  client_secret: z.optional(z.string()),
  client_assertion_type: z.optional(z.literal(JWT_BEARER)),
  client_assertion: z.optional(z.string()),
  scope: z.optional(z.string()),
  resource: z.optional(z.string()),
});

export const documentedCalls: Readonly<Record<string, CallDocumentation>> = {
  issueToken: {
    shape: TokenRequest,
    body: {
      grant_type: 'client_credentials',
      client_id: 'client_K7MW3QXE',
      client_secret: 'secret_kept_by_the_system',
      scope: 'patients:read',
    },
    note: 'By client_secret_post, as here; by an Authorization: Basic header; or by client_assertion (private_key_jwt).',
  },
  signIn: { body: { email: 'ana.ruiz@clinic.example', password: 'correct horse battery staple' } },
  redeemDeviceCode: { body: { code: 'K7MW-3QXE', label: "Ada's phone" } },
  postSession: {
    body: {
      sessionUUID: '5a0e7c34-8d21-4b96-a3f5-1e9c60d7b482',
      type: 'HEPSession',
      hepId: 12,
      selfReported: 'none',
      performedAt: '2026-11-21T07:30:00-07:00',
      sets: [
        {
          setInfo: {
            sideOfBody: 'Left',
            repsGoal: 10,
            repsProper: 9,
            repsComplete: 10,
            timeGoal: null,
            timeComplete: null,
            minROM: 4,
            maxROM: 95.5,
            skipped: false,
            errors: [{ message: 'Slow down', count: 2 }],
            reportingMetric: 'REPS',
            resolution: 'SUCCESS',
            completedDate: '2026-11-21T07:31:10-07:00',
          },
          exercise: { id: 'EK-0001', name: 'Heel Slide', min: null, max: null },
        },
      ],
    },
  },
  checkScanClient: { params: { versionId: '2.16.0' } },
  postScanSession: {
    body: {
      sessionUUID: SCAN_SESSION_UUID,
      clientVersion: '2.20.0',
      locationId: 4,
      participantUid: 'P-40012',
      assessmentId: 'AST-0024',
      results: [{ id: 'time', name: 'Time', value: 9.4, units: 's' }],
      meta: { demographics: { age: 71, sex: 'FEMALE' } },
      resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
      recordedAt: '2026-11-21T07:30:00-07:00',
    },
  },
  putScanArtifact: { params: { uuid: SCAN_SESSION_UUID, type: 'pose-log' }, body: poseLog, note: artifactNote },
  postGaitSession: {
    body: {
      sessionUUID: GAIT_SESSION_UUID,
      sessionSchema: 'GAIT-SA-2',
      clientVersion: '3.1.0',
      subject: { gaitUid: 'G-40012' },
      meta: {
        capturedDate: '2026-11-21T07:30:00-07:00',
        comment: 'New shoes.',
        assistanceOption: 'CANE',
        unitsSelected: 'm/s',
        scale: { pixelsPerMetre: 212 },
      },
      data: [{ name: 'speed', measures: [{ name: 'avgSpeed', displayName: 'Gait Speed', value: 0.91, unit: 'm/s' }] }],
    },
  },
  putGaitArtifact: { params: { uuid: GAIT_SESSION_UUID, type: 'pose-log' }, body: poseLog, note: artifactNote },
  commentGaitSession: { params: { id: 31 }, version: 1, body: { comment: 'New shoes, without the cane.' } },
  takeSurveyResponse: {
    shape: SurveyDelivery,
    note: 'Other properties are ignored.',
    headers: [
      {
        name: 'Typeform-Signature',
        required: true,
        description: '`sha256=` and the base64 HMAC-SHA256 of the body as sent, with the secret of the webhook',
      },
    ],
  },
};
