import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { patientProducts, patientStates, healthStatuses, type PatientProduct } from './enumerations.ts';
import { Id, IdList } from './fields.ts';
import { BULK_ADD_MAX_BYTES, PAGE_SIZE } from './limits.ts';
import { NewPatient, PatientChange, Products } from './patient-fields.ts';
import { PatientRecord } from './patient-record.ts';

const ById = z.object({ id: Id });

export const listPatients = defineCall({
  id: 'listPatients',
  summary: 'Patient records that the reader may see, a page at a time (PAT-01..19)',
  method: 'GET',
  path: '/v2/patients',
  access: { action: 'patients.read' },
  query: z.object({
    state: z._default(z.enum(patientStates), 'ACTIVE'),
    /** Part of first, last or full name or of the email (OPEN-045). */
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    practitionerId: z.optional(Id),
    locationIds: z.optional(IdList),
    product: z.optional(z.enum(patientProducts)),
    status: z.optional(z.enum(healthStatuses)),
  }),
  answer: PatientRecord,
  list: {
    sort: ['name', 'email', 'location', 'program', 'lastActivity', 'status'],
    defaultSort: { key: 'lastActivity', dir: 'DESC' },
    limit: PAGE_SIZE,
  },
});

export const getPatient = defineCall({
  id: 'getPatient',
  summary: 'One patient record (REC-01)',
  method: 'GET',
  path: '/v2/patients/:id',
  access: { action: 'patients.read' },
  params: ById,
  answer: PatientRecord,
});

export const addPatient = defineCall({
  id: 'addPatient',
  summary: 'Adds a patient, opens a plan of care and sends the invite where there is an email (PAT-28..53)',
  method: 'POST',
  path: '/v2/patients',
  access: { action: 'patients.write' },
  body: NewPatient,
  answer: PatientRecord,
  status: 201,
});

export const updatePatient = defineCall({
  id: 'updatePatient',
  summary: 'Changes the given fields of a patient (PAT-57..65)',
  method: 'PATCH',
  path: '/v2/patients/:id',
  access: { action: 'patients.write' },
  params: ById,
  body: PatientChange,
  answer: PatientRecord,
  versioned: true,
});

export const bulkAddPatients = defineCall({
  id: 'bulkAddPatients',
  summary: 'Adds all patients of a CSV file or none; faults answer 422 with `rows` (PAT-32..35, OPEN-054)',
  method: 'POST',
  path: '/v2/patients/bulk',
  access: { action: 'patients.write' },
  query: z.object({
    /** Only checks the file. */
    dryRun: z._default(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((flag) => flag === 'true'),
      ),
      false,
    ),
    /** `HEALTH,GAIT`: what every patient of the file gets. */
    products: z.pipe(
      z.string({ error: 'You must select at least one product.' }),
      z.pipe(
        z.transform((list: string) => list.split(',').filter(Boolean) as PatientProduct[]),
        Products,
      ),
    ),
    /** For rows that name no location. */
    locationId: z.optional(Id),
  }),
  answer: z.object({
    rows: z.number(),
    added: z.number(),
    ids: z.optional(z.array(z.number())),
    /** Columns of the file that the product does not know. */
    ignoredColumns: z.optional(z.array(z.string())),
  }),
  form: 'multipart',
  // The file and the envelope of the form around it.
  maxBodyBytes: BULK_ADD_MAX_BYTES + 10_000,
});

export const resendInvite = defineCall({
  id: 'resendInvite',
  summary: 'Mails a new invite to a patient without account (PAT-21, PAT-22)',
  method: 'POST',
  path: '/v2/patients/:id/resend-invite',
  access: { action: 'patients.write' },
  params: ById,
  answer: z.object({ done: z.literal(true) }),
  status: 202,
});
