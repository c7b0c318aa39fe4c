import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id, IdList } from '../platform/fields.ts';
import { SEARCH_MIN } from './limits.ts';
import { formMessage } from '../platform/form-messages.ts';

/** How many patients are answered. */
export const FOUND_PATIENTS_MAX = 8;

export const patientMatches = ['NAME', 'DOB', 'PHONE', 'EMAIL', 'GAIT_UID'] as const;
export type PatientMatch = (typeof patientMatches)[number];

/** No more of a patient than tells one from another, and what was found. */
const FoundPatient = z.object({
  id: Id,
  /** An incomplete patient's Unique Gait ID, email or phone; empty without any. */
  name: z.string(),
  dob: z.nullable(z.string()),
  /** Name of the location. */
  location: z.string(),
  discharged: z.boolean(),
  /** The field that was found; null of a patient who was asked for by id. */
  match: z.nullable(z.enum(patientMatches)),
  /** The phone number, email or Unique Gait ID that was found; null otherwise. */
  value: z.nullable(z.string()),
});
export type FoundPatient = z.output<typeof FoundPatient>;

const path = '/v2/search/patients';
const access = { action: 'patients.read' } as const;

export const findPatients = defineCall({
  id: 'findPatients',
  summary:
    'Patients by parts of name and email, date of birth, phone number or its last digits, or Unique Gait ID; the best matches first, discharged patients included',
  method: 'POST',
  reads: true,
  path,
  access,
  scopes: ['patients:read'],
  body: z.strictObject({
    q: z
      .string({ error: formMessage.text('fields.searchEmpty') })
      .check(z.trim(), z.minLength(SEARCH_MIN, formMessage.text('fields.searchTooShort')), z.maxLength(200)),
  }),
  response: z.array(FoundPatient),
});

export const recentPatients = defineCall({
  id: 'recentPatients',
  summary: 'Gets patients by id, in this order; patients that the user cannot access are omitted',
  method: 'GET',
  path,
  access,
  query: z.strictObject({ ids: IdList }),
  response: z.array(FoundPatient),
});
