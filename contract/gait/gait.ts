import * as z from 'zod/mini';
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
import { WalkTiming } from './walk-timing.ts';

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

/** What the assessment measured (ENT-038, ENT-039). */
export const GaitItem = z.object({ name: z.string(), measures: z.array(GaitMeasure) });
export type GaitItem = z.output<typeof GaitItem>;

/** How well the recording of a walk could be measured. */
export const WalkQuality = z.object({
  /** Strides that were measured, of both sides. */
  strides: z.number(),
  /** Percent of the frames of the walk in which the joints of both legs were seen. */
  seen: z.number(),
  /** What a reader has to know of the values, each as a word of `walkWarnings`. */
  remarks: z.array(z.enum(walkWarnings)),
});
export type WalkQuality = z.output<typeof WalkQuality>;

/** What became of the recording of a session. */
export const WalkRecording = z.object({
  state: z.enum(recordingStates),
  quality: z.nullable(WalkQuality),
  /** Of a recording that could not be measured: why. */
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
      /** Of a walk that was timed by hand: how. */
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
  summary: 'Gait sessions of a patient (REC-30)',
  method: 'GET',
  path: '/v2/patients/:patientId/gait-sessions',
  access: { action: 'gait.read' },
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
  params: z.object({ id: Id }),
  body: z.strictObject({ comment: limitedText(GAIT_COMMENT_MAX) }),
  response: GaitSession,
  versioned: true,
});
