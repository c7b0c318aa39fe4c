import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { sexes } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { EHR_URL_MAX } from './limits.ts';

/** Pages of the portal that an EHR knows: where it launches, and what the pages begin with to which it sends the browser back. */
export const LAUNCH_PAGE = '/ehr/launch/';
export const CALLBACK_PAGE = '/ehr/callback/';

const Opaque = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const Ehr = z.object({ id: Id, name: z.string(), issuer: z.string() });
export type Ehr = z.output<typeof Ehr>;

export const listEhrs = defineCall({
  id: 'listEhrs',
  summary: 'Lists the EHRs that a launch can begin with',
  method: 'GET',
  path: '/v2/ehr-launches/ehrs',
  access: { action: 'patients.read' },
  response: Ehr,
  list: { sort: ['name'], defaultSort: { key: 'name', dir: 'ASC' }, limit: MAX_PAGE_SIZE },
});

export const startEhrLaunch = defineCall({
  id: 'startEhrLaunch',
  summary: 'Begins a launch, from an EHR or by the portal itself; the browser goes on to the address in the response',
  method: 'POST',
  path: '/v2/ehr-launches',
  access: { action: 'patients.read' },
  answersSecret: true,
  body: z.strictObject({
    iss: Opaque(EHR_URL_MAX + 1),
    /** Null where the portal begins (a standalone launch): the EHR asks then which patient it is. */
    launch: z.nullable(Opaque(4000)),
  }),
  response: z.object({ url: z.string() }),
  status: 201,
});

/** How a patient was found: confirmed before, by an identifier that the portal gave, or by name and date of birth. */
const launchMatches = ['CONFIRMED', 'IDENTIFIER', 'NAME', 'NONE'] as const;

/** Where a launch has led to. */
export const LaunchResult = z.object({
  id: Id,
  /** Name of the EHR. */
  ehr: z.string(),
  /** The patient as the EHR has it. */
  patient: z.object({
    firstName: z.string(),
    lastName: z.string(),
    dob: z.nullable(z.string()),
    sex: z.nullable(z.enum(sexes)),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
  }),
  match: z.enum(launchMatches),
  /** Patients of the portal who may be the same; one where it is known. */
  candidates: z.array(
    z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      dob: z.nullable(z.string()),
      email: z.nullable(z.string()),
      location: z.string(),
      discharged: z.boolean(),
    }),
  ),
});
export type LaunchResult = z.output<typeof LaunchResult>;

export const finishEhrLaunch = defineCall({
  id: 'finishEhrLaunch',
  summary: 'Ends a launch: asks the EHR which patient is open there, and finds the patient here',
  method: 'POST',
  path: '/v2/ehr-launches/finish',
  access: { action: 'patients.read' },
  // The code is good for one try.
  answersSecret: true,
  body: z.strictObject({
    /** The path of the page that the EHR sent the browser back to: its own, or the launch is refused. */
    // A character of an address is up to nine in the browser's spelling.
    page: Opaque(9 * EHR_URL_MAX + CALLBACK_PAGE.length),
    state: Opaque(200),
    /** Null where the EHR sent an error instead. */
    code: z.nullable(Opaque(4000)),
  }),
  response: LaunchResult,
});

export const confirmEhrPatient = defineCall({
  id: 'confirmEhrPatient',
  summary: 'Confirms which patient the one of the EHR is, so that the next launch opens the record at once',
  method: 'POST',
  path: '/v2/ehr-launches/:id/patient',
  access: { action: 'patients.read' },
  params: z.object({ id: Id }),
  body: z.strictObject({ patientId: Id }),
  status: 204,
});
