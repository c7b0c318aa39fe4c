import * as z from 'zod/mini';
import { gaitFieldMessage } from './messages.ts';
import { defineCall } from '../platform/call.ts';
import {
  assistanceOptions,
  gaitSchemas,
  measureSources,
  recordingStates,
  walkErrors,
  walkWarnings,
} from '../platform/enumerations.ts';
import { Id, limitedText } from '../platform/fields.ts';
import { GAIT_COMMENT_MAX, PAGE_SIZE } from '../platform/limits.ts';

/** Limits of manually timed walks in seconds and meters. */
export const WALK_SECONDS = { min: 1, max: 600 } as const;
const WALK_METERS = { min: 2, max: 50 } as const;
/** Meters per second; a faster walk was mistyped. */
const MAX_SPEED = 4;

const SECONDS_INVALID = gaitFieldMessage.text('gait.secondsRange', WALK_SECONDS);
const METERS_INVALID = gaitFieldMessage.text('gait.metresRange', WALK_METERS);
const TOO_FAST = gaitFieldMessage.text('gait.tooFast', { n: MAX_SPEED });

/** How a walk over a known distance was timed. */
export const walkTiming = {
  metres: z
    .number({ error: METERS_INVALID })
    .check(z.gte(WALK_METERS.min, METERS_INVALID), z.lte(WALK_METERS.max, METERS_INVALID)),
  seconds: z
    .number({ error: SECONDS_INVALID })
    .check(z.gte(WALK_SECONDS.min, SECONDS_INVALID), z.lte(WALK_SECONDS.max, SECONDS_INVALID)),
  /** Whether timing began while the patient was walking already, or from a stand. */
  start: z.enum(['MOVING', 'STANDING']),
};

/** Rejects a walk faster than `MAX_SPEED`, with the error at the seconds. */
export const checkSpeed = () =>
  z.refine<{ metres: number; seconds: number }>(({ metres, seconds }) => metres / seconds <= MAX_SPEED, {
    error: TOO_FAST,
    path: ['seconds'],
  });

export const WalkTiming = z.strictObject(walkTiming).check(checkSpeed());
export type WalkTiming = z.output<typeof WalkTiming>;

export const GaitMeasure = z.object({
  name: z.string(),
  displayName: z.optional(z.nullable(z.string())),
  value: z.nullable(z.number()),
  unit: z.optional(z.nullable(z.string())),
  /** Where the value comes from; absent means from the device. */
  source: z.optional(z.enum(measureSources)),
  /**
   * Half the width of a 95% interval, in `unit`; absent where it is not known. Of a recording it holds how the strides differ
   * and those errors of all of them that are known (scale, turn, definition), not what the pose model is off in every stride
   * alike; of a stopwatch the hand.
   */
  plusMinus: z.optional(z.number()),
  /** Strides or steps it was taken over. */
  count: z.optional(z.number()),
});
export type GaitMeasure = z.output<typeof GaitMeasure>;

/** An item of the assessment with its measures (ENT-038, ENT-039). */
export const GaitItem = z.object({ name: z.string(), measures: z.array(GaitMeasure) });
export type GaitItem = z.output<typeof GaitItem>;

/** How well the recording of a walk could be measured. */
const WalkQuality = z.object({
  /** Strides that were measured, of both sides. */
  strides: z.number(),
  /** Percent of the frames of the walk in which the joints of both legs were seen. */
  seen: z.number(),
  /** Warnings about the values. */
  remarks: z.array(z.enum(walkWarnings)),
});
type WalkQuality = z.output<typeof WalkQuality>;

/** State of the recording of a session. */
export const WalkRecording = z.object({
  state: z.enum(recordingStates),
  quality: z.nullable(WalkQuality),
  /** Why the recording could not be measured. */
  fault: z.nullable(z.enum(walkErrors)),
});
export type WalkRecording = z.output<typeof WalkRecording>;

/** ENT-034..040. */
export const GaitSession = z.object({
  id: Id,
  sessionUUID: z.string(),
  sessionSchema: z.enum(gaitSchemas),
  session: z.object({
    meta: z.object({
      /** Instant, ISO 8601 in UTC. */
      capturedDate: z.string(),
      comment: z.string(),
      assistanceOption: z.nullable(z.enum(assistanceOptions)),
      unitsSelected: z.nullable(z.string()),
      /** How a manually timed walk was timed. */
      timing: z.optional(WalkTiming),
    }),
    /** What the device measured, completed by what was measured in its recording. */
    data: z.array(GaitItem),
  }),
  subject: z.object({
    patientId: Id,
    firstName: z.string(),
    lastName: z.string(),
    gaitUid: z.nullable(z.string()),
  }),
  /** Where and on which civil day of that place it was walked. */
  location: z.object({ id: Id, name: z.string() }),
  day: z.string(),
  recording: WalkRecording,
  version: z.number(),
});
export type GaitSession = z.output<typeof GaitSession>;

const newestFirst = { sort: ['capturedDate'], defaultSort: { key: 'capturedDate', dir: 'DESC' } } as const;

export const listGaitSessions = defineCall({
  id: 'listGaitSessions',
  summary: 'Lists the gait sessions of a patient (REC-30)',
  method: 'GET',
  path: '/v2/patients/:patientId/gait-sessions',
  access: { action: 'gait.read' },
  scopes: ['results:read'],
  params: z.object({ patientId: Id }),
  response: GaitSession,
  list: { ...newestFirst, limit: PAGE_SIZE },
});

export const commentGaitSession = defineCall({
  id: 'commentGaitSession',
  summary: 'Changes the comment of a gait session (REC-62, OPEN-165)',
  method: 'PATCH',
  path: '/v2/gait/sessions/:id',
  access: { action: 'gait.write' },
  scopes: ['intake:write'],
  params: z.object({ id: Id }),
  body: z.strictObject({ comment: limitedText(GAIT_COMMENT_MAX) }),
  response: GaitSession,
  versioned: true,
});
