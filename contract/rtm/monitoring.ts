import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { credentials, rtmCodes, rtmStatuses } from '../platform/enumerations.ts';
import { Day } from '../platform/dates.ts';
import { Id, requiredLine } from '../platform/fields.ts';

/** How long the reason of a pause may be. */
export const PAUSE_REASON_MAX = 200;

/** A time without new billing windows. Days are civil dates in the patient's zone. */
const Pause = z.object({
  id: Id,
  from: z.string(),
  /** First day of monitoring again; null while it is paused still. The day of the pause itself takes it back. */
  to: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Full names; null for a deleted user or one at locations that the reader does not see. */
  pausedBy: z.nullable(z.string()),
  resumedBy: z.nullable(z.string()),
});
export type Pause = z.output<typeof Pause>;

/**
 * Who gave the day of set-up: the first program assigned in the episode, or a user who entered it. CARRIED_OVER is of
 * the time when a patient had one set-up for all episodes: monitoring continued, and no set-up of this one is recorded.
 */
export const setupOrigins = ['PROGRAM', 'ENTRY', 'CARRIED_OVER'] as const;
export type SetupOrigin = (typeof setupOrigins)[number];

/** What somebody may be who did a set-up and the education: an aide does neither. */
export const setupCredentials = credentials.filter((each) => each !== 'AIDE');
export type SetupCredential = (typeof setupCredentials)[number];

/** A stay in care: a plan of care, or several that share a day. */
const MonitoredEpisode = z.object({
  start: z.string(),
  end: z.nullable(z.string()),
  /** Both null while monitoring was not set up in it: nothing of it is billed. */
  setupDate: z.nullable(z.string()),
  setupBy: z.nullable(z.enum(setupOrigins)),
  /** Who did the set-up and the education: decides CQ and CO on 98975. Null where nobody said. */
  setupCredential: z.nullable(z.enum(setupCredentials)),
});
export type MonitoredEpisode = z.output<typeof MonitoredEpisode>;

const SupplyWindow = z.object({ startDate: z.string(), endDate: z.string() });

/** Since when a patient's data can be billed, and when no new window opens. */
export const Monitoring = z.object({
  /** The latest first; none without a plan of care. */
  episodes: z.array(MonitoredEpisode),
  /** The window of 30 days that goes on today; null without one. */
  openWindow: z.nullable(SupplyWindow),
  /** The last window of the current episode, open or over; null without one. None opens before its day 31. */
  lastWindow: z.nullable(SupplyWindow),
  /** The one that is not over. */
  pause: z.nullable(Pause),
  /** Those that are over, the latest first. */
  pastPauses: z.array(Pause),
});
export type Monitoring = z.output<typeof Monitoring>;

const ofPatient = { params: z.object({ patientId: Id }), response: Monitoring } as const;

export const getMonitoring = defineCall({
  id: 'getMonitoring',
  summary: 'Gets when monitoring of a patient started, and its pauses',
  method: 'GET',
  path: '/v2/patients/:patientId/monitoring',
  access: { action: 'rtm.read' },
  ...ofPatient,
});

export const PauseBody = z.strictObject({
  /** First day of the pause: today or earlier in the patient's zone. */
  from: Day,
  reason: requiredLine(formMessage.text('fields.reasonRequired'), PAUSE_REASON_MAX),
});

export const pauseMonitoring = defineCall({
  id: 'pauseMonitoring',
  summary: 'Pauses monitoring from a day on; the current window continues. 409 while monitoring is paused',
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
  summary: 'Resumes monitoring from a day on; 409 unless monitoring is paused',
  method: 'POST',
  path: '/v2/patients/:patientId/monitoring/resume',
  access: { action: 'rtm.bill' },
  body: ResumeBody,
  ...ofPatient,
});

/** A cycle that is not billed, as a new set-up date finds it. */
const AffectedCycle = z.object({
  id: Id,
  code: z.enum(rtmCodes),
  startDate: z.string(),
  endDate: z.string(),
  status: z.enum(rtmStatuses),
});
export type AffectedCycle = z.output<typeof AffectedCycle>;

export const previewSetupDate = defineCall({
  id: 'previewSetupDate',
  summary: 'Previews which cycles another set-up date of an episode of care would remove',
  method: 'GET',
  path: '/v2/patients/:patientId/monitoring/set-up',
  access: { action: 'rtm.bill' },
  params: z.object({ patientId: Id }),
  query: z.strictObject({ episodeStart: Day, setupDate: Day }),
  response: z.object({ removed: z.array(AffectedCycle) }),
});

/** How many cycles an episode may lose at once: more than any has. */
const MAX_REMOVED = 1000;

export const SetupBody = z.strictObject({
  /** First day of the episode of care that the set-up is of. */
  episodeStart: Day,
  setupDate: Day,
  /** Who did the set-up and the education; what is recorded stays where it is absent. */
  setupCredential: z.optional(z.nullable(z.enum(setupCredentials))),
  /** The set-up date that was read; 409 when it is another one meanwhile. */
  before: z.nullable(Day),
  /** Cycles of which the reader knows that they are removed (`previewSetupDate`); 409 when there are others. */
  removing: z._default(z.array(Id).check(z.maxLength(MAX_REMOVED)), []),
});

export const setSetupDate = defineCall({
  id: 'setSetupDate',
  summary:
    'Sets when monitoring was set up in an episode of care; 409 if a billed cycle started before that day or if the preview is outdated',
  method: 'PATCH',
  path: '/v2/patients/:patientId/monitoring',
  access: { action: 'rtm.bill' },
  body: SetupBody,
  ...ofPatient,
});
