import { devicePaths } from './paths.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { Id, requiredLine } from '../platform/fields.ts';
import { intakeFieldMessage } from '../intake/messages.ts';

/** Wrong dates of birth after which a link opens nothing any more. */
export const LINK_TRIES = 3;

/** A phone or computer that opens the patient's program without signing in. */
const PatientDevice = z.object({
  id: Id,
  label: z.string(),
  pairedAt: z.string(),
  /** When it last opened the program; null for an app that never did. */
  openedAt: z.nullable(z.string()),
});
export type PatientDevice = z.output<typeof PatientDevice>;

/** Why a link opens nothing now. */
export const linkObstacles = ['NO_DATE_OF_BIRTH', 'NOT_IN_CARE', 'NO_HEALTH', 'BLOCKED'] as const;

/** The personal link of a patient, as clinic staff see it (PTL-01). */
export const PatientLink = z.object({
  url: z.string(),
  /** Null while the link opens. `BLOCKED`: three wrong dates of birth, until there is a new link. */
  obstacle: z.nullable(z.enum(linkObstacles)),
  /** Devices that are connected, the latest first. */
  devices: z.array(PatientDevice),
});
export type PatientLink = z.output<typeof PatientLink>;

const ByPatient = z.object({ patientId: Id });

export const getPatientLink = defineCall({
  id: 'patientLink',
  summary: 'Gets the personal link of a patient and the devices that it has connected',
  method: 'GET',
  path: '/v2/patients/:patientId/link',
  access: { action: 'programs.read' },
  params: ByPatient,
  response: PatientLink,
});

export const renewPatientLink = defineCall({
  id: 'renewPatientLink',
  summary: 'Replaces the personal link of a patient; the one before opens nothing any more, and devices stay connected',
  method: 'POST',
  path: '/v2/patients/:patientId/link/renewals',
  access: { action: 'programs.write' },
  params: ByPatient,
  response: PatientLink,
  status: 201,
});

export const emailPatientLink = defineCall({
  id: 'emailPatientLink',
  summary: 'Emails the personal link to the patient, in the patient’s language',
  method: 'POST',
  path: '/v2/patients/:patientId/link/emails',
  access: { action: 'programs.write' },
  params: ByPatient,
  response: z.object({ done: z.literal(true) }),
  status: 202,
});

export const disconnectDevice = defineCall({
  id: 'disconnectDevice',
  summary: 'Disconnects a device of a patient: its token opens nothing any more',
  method: 'DELETE',
  path: '/v2/patients/:patientId/devices/:id',
  access: { action: 'programs.write' },
  params: z.object({ patientId: Id, id: Id }),
  status: 204,
});

export const openPatientLink = defineCall({
  id: 'openPatientLink',
  summary: 'Exchanges the code of a personal link and the patient’s date of birth for the token of a device',
  method: 'POST',
  path: devicePaths.openLink,
  access: 'public',
  body: z.strictObject({
    // Another text than a code gets the same 404 as one that is no longer valid.
    code: z.string().check(z.maxLength(100)),
    birthDate: Day,
    /** What the device is called in the record, such as `iPhone`. */
    label: requiredLine(intakeFieldMessage.text('intake.labelRequired'), 80),
  }),
  response: z.object({ token: z.string() }),
  status: 201,
  answersSecret: true,
});
