import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { Id, limitTrimmedLength, requiredLine } from '../platform/fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { fieldMessage } from '../platform/messages.ts';
import { EMERGENCY_REASON_MAX, EMERGENCY_REASON_MIN } from './limits.ts';
import { emergencyMessage } from './messages.ts';

/** The parts of a record that emergency access shows. Opening one is recorded. */
export const emergencySections = ['overview', 'program', 'care-notes', 'sessions'] as const;
export type EmergencySection = (typeof emergencySections)[number];

const REASON_REQUIRED = emergencyMessage.text('emergency.reasonRequired', { n: EMERGENCY_REASON_MIN });

/** Whose record, and why. The name and the date of birth are compared in full, so that nobody can browse. */
export const EmergencyRequest = z.strictObject({
  firstName: requiredLine(formMessage.text('fields.firstNameRequired')),
  lastName: requiredLine(formMessage.text('fields.lastNameRequired')),
  dob: Day,
  reason: z.string({ error: REASON_REQUIRED }).check(
    z.trim(),
    z.minLength(EMERGENCY_REASON_MIN, REASON_REQUIRED),
    z.refine(
      (text: string) => limitTrimmedLength(text) <= EMERGENCY_REASON_MAX,
      fieldMessage.text('fields.characterLimit', { n: EMERGENCY_REASON_MAX }),
    ),
  ),
});
export type EmergencyRequest = z.output<typeof EmergencyRequest>;

const Name = z.object({ firstName: z.string(), lastName: z.string() });

export const EmergencyAccess = z.object({
  id: Id,
  /** Null for the person who asks and may not see the patient otherwise. */
  patient: z.nullable(z.object({ id: Id, ...Name.shape })),
  /** Who opened it; null once they have gone. */
  person: z.nullable(Name),
  own: z.boolean(),
  reason: z.string(),
  openedAt: z.string(),
  expiresAt: z.string(),
  /** When it was ended before its time, and by whom. */
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(Name),
  open: z.boolean(),
  /** What was opened under it, the earliest first. */
  views: z.array(z.object({ section: z.enum(emergencySections), at: z.string() })),
});
export type EmergencyAccess = z.output<typeof EmergencyAccess>;

const OneAccess = z.object({ id: Id });

export const openEmergencyAccess = defineCall({
  id: 'openEmergencyAccess',
  summary:
    'Opens emergency access to one patient at another location for a limited time; the admins are notified by email',
  method: 'POST',
  path: '/v2/emergency-accesses',
  access: { action: 'patients.read' },
  body: EmergencyRequest,
  response: EmergencyAccess,
  status: 201,
});

export const listEmergencyAccesses = defineCall({
  id: 'listEmergencyAccesses',
  summary: 'Lists emergency accesses, newest first: all of the organization for its admins, else the own ones',
  method: 'GET',
  path: '/v2/emergency-accesses',
  access: { action: 'patients.read' },
  response: EmergencyAccess,
  list: { sort: ['openedAt'], defaultSort: { key: 'openedAt', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const endEmergencyAccess = defineCall({
  id: 'endEmergencyAccess',
  summary: 'Ends an emergency access before its time, by the person or an admin',
  method: 'POST',
  path: '/v2/emergency-accesses/:id/end',
  access: { action: 'patients.read' },
  params: OneAccess,
  response: EmergencyAccess,
});

const EmergencyPatient = z.object({
  id: Id,
  ...Name.shape,
  dob: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  discharged: z.boolean(),
  injuredSideOfBody: z.nullable(z.string()),
  injuredBodyPart: z.nullable(z.string()),
  location: z.string(),
  provider: z.nullable(Name),
  plansOfCare: z.array(z.object({ start: z.string(), end: z.nullable(z.string()) })),
});

/** A part of a record under emergency access: the patient, and what the section adds. */
export const EmergencyRecord = z.object({
  expiresAt: z.string(),
  patient: EmergencyPatient,
  program: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      dailyFrequency: z.number(),
      weeklyFrequency: z.number(),
      exercises: z.array(z.object({ name: z.string(), numSets: z.number() })),
    }),
  ),
  careNotes: z.array(z.object({ id: Id, date: z.string(), minutes: z.number(), notes: z.string() })),
  sessions: z.array(z.object({ id: Id, day: z.string(), name: z.nullable(z.string()) })),
});
export type EmergencyRecord = z.output<typeof EmergencyRecord>;

export const readEmergencyRecord = defineCall({
  id: 'readEmergencyRecord',
  summary: 'Reads a part of the record under the own open emergency access; 403 once it is over',
  method: 'GET',
  path: '/v2/emergency-accesses/:id/record/:section',
  access: { action: 'patients.read' },
  params: z.object({ id: Id, section: z.enum(emergencySections) }),
  response: EmergencyRecord,
});
