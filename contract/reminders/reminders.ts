import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { failureReasons, messageStates, QUIET_HOURS, reminderChannels, stopReasons } from './limits.ts';
import { OWN_REMINDERS_PATH } from './paths.ts';

/** How the patient wants to be reminded. The hour is on the clock of their location. */
export const ReminderSettings = z.strictObject({
  channel: z.enum(reminderChannels),
  hour: z.number().check(z.int(), z.gte(QUIET_HOURS.until), z.lt(QUIET_HOURS.from)),
});
export type ReminderSettings = z.output<typeof ReminderSettings>;

/** `NEVER`: nobody agreed yet. `PAUSED`: until the patient opens the page, because some in a row were left unanswered. */
export const reminderStates = ['NEVER', 'ON', 'PAUSED', 'STOPPED'] as const;

const state = {
  state: z.enum(reminderStates),
  /** The last ones, also of reminders that were stopped. */
  settings: z.nullable(ReminderSettings),
  /** Those that reach the patient: by what is on the record and what the server can send. */
  channels: z.array(z.enum(reminderChannels)),
};

/** Somebody of the clinic; null for one whose name the reader may not see. */
const Recorder = z.nullable(z.object({ id: Id, firstName: z.string(), lastName: z.string() }));

/** The reminders of a patient, as clinic staff see them (PTL-50). */
const Reminders = z.object({
  ...state,
  /** When somebody last agreed: the patient on their page, or by word of mouth to somebody of the clinic. */
  agreed: z.nullable(z.object({ at: z.string(), by: z.enum(['PATIENT', 'STAFF']), practitioner: Recorder })),
  stopped: z.nullable(z.object({ at: z.string(), reason: z.enum(stopReasons), practitioner: Recorder })),
});
export type Reminders = z.output<typeof Reminders>;

const ReminderMessage = z.object({
  id: Id,
  day: Day,
  channel: z.enum(reminderChannels),
  state: z.enum(messageStates),
  /** Why it was not sent. */
  reason: z.nullable(z.enum(failureReasons)),
  /** It says that reminders pause. */
  isLast: z.boolean(),
  /** Of the last attempt. */
  at: z.nullable(z.string()),
});
export type ReminderMessage = z.output<typeof ReminderMessage>;

const params = z.object({ patientId: Id });
const path = '/v2/patients/:patientId/reminders';

export const getReminders = defineCall({
  id: 'reminders',
  summary: 'Gets whether and how a patient is reminded of today’s exercises, and who agreed to it or stopped it',
  method: 'GET',
  path,
  access: { action: 'programs.read' },
  params,
  response: Reminders,
});

export const turnOnReminders = defineCall({
  id: 'turnOnReminders',
  summary: 'Records that a patient agrees to be reminded, by whom and when, and turns reminders on',
  method: 'PUT',
  path,
  access: { action: 'programs.write' },
  params,
  body: ReminderSettings,
  response: Reminders,
});

export const stopReminders = defineCall({
  id: 'stopReminders',
  summary: 'Stops the reminders of a patient',
  method: 'DELETE',
  path,
  access: { action: 'programs.write' },
  params,
  response: Reminders,
  status: 200,
});

export const listReminderMessages = defineCall({
  id: 'listReminderMessages',
  summary: 'Lists the reminders that were sent to a patient, and those that could not be, with the reason',
  method: 'GET',
  path: `${path}/messages`,
  access: { action: 'programs.read' },
  params,
  response: ReminderMessage,
  list: { sort: ['day'], defaultSort: { key: 'day', dir: 'DESC' }, limit: PAGE_SIZE },
});

const OwnReminders = z.object(state);

export const getOwnReminders = defineCall({
  id: 'ownReminders',
  summary: 'Gets the reminders of the patient who owns the device',
  method: 'GET',
  path: OWN_REMINDERS_PATH,
  access: 'device',
  response: OwnReminders,
});

export const changeOwnReminders = defineCall({
  id: 'changeOwnReminders',
  summary: 'Turns the reminders of the patient who owns the device on, changes or stops them',
  method: 'POST',
  path: OWN_REMINDERS_PATH,
  access: 'device',
  body: z.strictObject({
    /** Null stops them. */
    settings: z.nullable(ReminderSettings),
  }),
  response: OwnReminders,
  status: 200,
});
