import { intakeFieldMessage } from './messages.ts';
import { devicePaths } from '../patient-link/paths.ts';
import * as z from 'zod/mini';
import { HealthSession, Pain, ReportedSet } from '../activity/activity.ts';
import { defineCall } from '../platform/call.ts';
import { selfReported, sessionTypes } from '../platform/enumerations.ts';
import { Exercise } from '../exercises/exercises.ts';
import { RecordedAt } from '../platform/dates.ts';
import { Id, Uuid, requiredLine } from '../platform/fields.ts';
import { Program } from '../programs/shapes.ts';

/*
 * Calls of the patient's app, documented for its developers in docs/INTAKE.md.
 */

const CODE_INVALID = intakeFieldMessage.text('intake.codeExpired');
const SESSION_MAX_BYTES = 500_000;
const SETS_MAX = 500;

export const redeemDeviceCode = defineCall({
  id: 'redeemDeviceCode',
  summary: 'Gives an invited patient’s app its token, once for each emailed code',
  method: 'POST',
  path: '/v2/intake/devices',
  access: 'public',
  body: z.strictObject({
    code: z.string({ error: CODE_INVALID }).check(z.trim(), z.regex(/^[A-Za-z0-9_-]{8,64}$/, CODE_INVALID)),
    /** The patient's name for the device. */
    label: requiredLine(intakeFieldMessage.text('intake.labelRequired'), 80),
  }),
  response: z.object({ token: z.string() }),
  status: 201,
});

export const intakeProgram = defineCall({
  id: 'intakeProgram',
  summary: 'Gets the program of the patient who owns the app, with its exercises; null without one',
  method: 'GET',
  path: '/v2/intake/program',
  access: 'device',
  response: z.object({ program: z.nullable(Program), exercises: z.array(Exercise) }),
});

export const postSession = defineCall({
  id: 'postSession',
  summary: 'Receives a session; one sent again gets the same response and is stored once (ENT-026..033)',
  method: 'POST',
  path: devicePaths.sessions,
  access: 'device',
  body: z.strictObject({
    sessionUUID: Uuid,
    type: z.enum(sessionTypes),
    /** The program that the session belongs to; null for a single exercise. */
    hepId: z._default(z.nullable(Id), null),
    selfReported: z._default(z.enum(selfReported), 'none'),
    performedAt: RecordedAt,
    pain: z.optional(Pain),
    sets: z.array(ReportedSet).check(z.maxLength(SETS_MAX, `A session has at most ${SETS_MAX} sets`)),
  }),
  response: HealthSession,
  status: 201,
  maxBodyBytes: SESSION_MAX_BYTES,
});
