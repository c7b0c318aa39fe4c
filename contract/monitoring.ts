import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Day, Id, requiredLine } from './fields.ts';

/** How long the reason of a pause may be. */
export const PAUSE_REASON_MAX = 200;

/** A time without new billing windows. Days are civil dates in the patient's zone. */
const Pause = z.object({
  id: Id,
  from: z.string(),
  /** First day of monitoring again; null while it is paused still. The day of the pause itself takes it back. */
  to: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Full names; null for somebody who has gone or works where the reader does not. */
  pausedBy: z.nullable(z.string()),
  resumedBy: z.nullable(z.string()),
});
export type Pause = z.output<typeof Pause>;

/** Since when a patient's data can be billed, and when no new window opens. */
export const Monitoring = z.object({
  /** Null while monitoring was never set up. */
  setupDate: z.nullable(z.string()),
  /** Whether the first assigned program gave the day or somebody entered it; null where that cannot be told. */
  setupBy: z.nullable(z.enum(['PROGRAM', 'ENTRY'])),
  /** Start of the first plan of care, before which nothing is monitored; null without a plan. */
  firstPlanStart: z.nullable(z.string()),
  /** The window of 30 days that goes on today; null without one. */
  openWindow: z.nullable(z.object({ startDate: z.string(), endDate: z.string() })),
  /** The one that is not over. */
  pause: z.nullable(Pause),
  /** Those that are over, the latest first. */
  pastPauses: z.array(Pause),
});
export type Monitoring = z.output<typeof Monitoring>;

const ofPatient = { params: z.object({ patientId: Id }), answer: Monitoring } as const;

export const getMonitoring = defineCall({
  id: 'getMonitoring',
  summary: 'Since when a patient is monitored for billing, and the pauses',
  method: 'GET',
  path: '/v2/patients/:patientId/monitoring',
  access: { action: 'rtm.read' },
  ...ofPatient,
});

export const PauseBody = z.strictObject({
  /** First day of the pause: today or earlier in the patient's zone. */
  from: Day,
  reason: requiredLine('Reason is required', PAUSE_REASON_MAX),
});

export const pauseMonitoring = defineCall({
  id: 'pauseMonitoring',
  summary: 'Opens no new billing window from a day on; the open one goes on. 409 while monitoring is paused',
  method: 'POST',
  path: '/v2/patients/:patientId/monitoring/pause',
  access: { action: 'rtm.bill' },
  body: PauseBody,
  ...ofPatient,
});

/** `on` is the first day of monitoring again. */
export const ResumeBody = z.strictObject({ on: Day });

export const resumeMonitoring = defineCall({
  id: 'resumeMonitoring',
  summary: 'Lets new billing windows open from a day on; 409 unless monitoring is paused',
  method: 'POST',
  path: '/v2/patients/:patientId/monitoring/resume',
  access: { action: 'rtm.bill' },
  body: ResumeBody,
  ...ofPatient,
});

export const SetupBody = z.strictObject({
  setupDate: Day,
  /** The set-up date that was read; 409 when it is another one meanwhile. */
  before: z.nullable(Day),
});

export const setSetupDate = defineCall({
  id: 'setSetupDate',
  summary: 'Says when monitoring was set up; 409 when a billed cycle began before that day',
  method: 'PATCH',
  path: '/v2/patients/:patientId/monitoring',
  access: { action: 'rtm.bill' },
  body: SetupBody,
  ...ofPatient,
});
