import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { patientProducts, patientStates, healthStatuses, type PatientProduct } from '../platform/enumerations.ts';
import { MessageCodeShape } from '../platform/message-shape.ts';
import { Id, IdList, TrueOrFalse } from '../platform/fields.ts';
import { BULK_ADD_MAX_BYTES, PAGE_SIZE } from '../platform/limits.ts';
import { bulkFields, NewPatient, PatientChange, Products, type BulkField } from './fields.ts';
import { patientFieldMessage } from './messages.ts';
import { mapKeys } from '../platform/typed-keys.ts';
import { PatientRecord } from './record.ts';

const ById = z.object({ id: Id });

const Cursor = z.optional(z.string().check(z.maxLength(2000)));

export const listPatients = defineCall({
  id: 'listPatients',
  summary: 'Lists the patient records that the user can access (PAT-01..19)',
  method: 'GET',
  path: '/v2/patients',
  access: { action: 'patients.read' },
  scopes: ['patients:read'],
  query: z.object({
    state: z._default(z.enum(patientStates), 'ACTIVE'),
    /** Parts of names and email, a date of birth, a phone number or a Unique Gait ID (OPEN-045). */
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    practitionerId: z.optional(Id),
    locationIds: z.optional(IdList),
    product: z.optional(z.enum(patientProducts)),
    status: z.optional(z.enum(healthStatuses)),
    /** Cursors of the neighbouring page (`PAGE_CURSORS`), at most one of them. */
    after: Cursor,
    before: Cursor,
  }),
  response: PatientRecord,
  list: {
    sort: ['name', 'email', 'location', 'program', 'lastActivity', 'status'],
    defaultSort: { key: 'lastActivity', dir: 'DESC' },
    limit: PAGE_SIZE,
  },
});

export const getPatient = defineCall({
  id: 'getPatient',
  summary: 'Gets a patient record (REC-01)',
  method: 'GET',
  path: '/v2/patients/:id',
  access: { action: 'patients.read' },
  scopes: ['patients:read'],
  params: ById,
  response: PatientRecord,
});

export const addPatient = defineCall({
  id: 'addPatient',
  summary: 'Adds a patient, opens a plan of care and sends the invite where there is an email (PAT-28..53)',
  method: 'POST',
  path: '/v2/patients',
  access: { action: 'patients.write' },
  scopes: ['patients:write'],
  body: NewPatient,
  response: PatientRecord,
  status: 201,
});

export const updatePatient = defineCall({
  id: 'updatePatient',
  summary: 'Changes the given fields of a patient (PAT-57..65)',
  method: 'PATCH',
  path: '/v2/patients/:id',
  access: { action: 'patients.write' },
  scopes: ['patients:write'],
  params: ById,
  body: PatientChange,
  response: PatientRecord,
  versioned: true,
});

const Cell = z.nullable(z.string());

/** The cells of a bulk file that a preview shows under their own names; the location is shown by its name. */
export type PreviewField = Exclude<BulkField, 'locationId'>;
export const previewFields = bulkFields.filter((field): field is PreviewField => field !== 'locationId');

/** What one row of a bulk file would do; of a faulty row, its cells as they stand in the file. */
const BulkPreviewRow = z.object({
  /** As a spreadsheet counts, the header being 1. */
  row: z.number(),
  ...mapKeys(previewFields, () => Cell),
  /** Name of the location. */
  location: Cell,
  /** Name of the provider whom the location gives its patients. */
  provider: Cell,
  products: z.array(z.enum(patientProducts)),
  willInvite: z.boolean(),
  /** By field and by the name of its column; both empty for the row as a whole. */
  faults: z.array(z.object({ field: z.string(), column: z.string(), message: z.string(), ...MessageCodeShape })),
});
export type BulkPreviewRow = z.output<typeof BulkPreviewRow>;

export const bulkAddPatients = defineCall({
  id: 'bulkAddPatients',
  summary:
    'Adds all patients of a CSV file or none; faults answer 422 with `rows`. A dry run writes nothing and says of each row what it would do (PAT-32..35, OPEN-054)',
  method: 'POST',
  path: '/v2/patients/bulk',
  access: { action: 'patients.write' },
  query: z.object({
    /** Only says what the file would do; faulty rows are part of that answer, a file without rows is refused. */
    dryRun: z._default(TrueOrFalse, false),
    /** `HEALTH,GAIT`: what every patient of the file gets. */
    products: z.pipe(
      z.string({ error: patientFieldMessage.text('patients.productRequired') }),
      z.pipe(
        z.transform((list: string) => list.split(',').filter(Boolean) as PatientProduct[]),
        Products,
      ),
    ),
    /** For rows that name no location. */
    locationId: z.optional(Id),
  }),
  response: z.object({
    rows: z.number(),
    added: z.number(),
    ids: z.optional(z.array(z.number())),
    /** Columns of the file that the product does not know. */
    ignoredColumns: z.optional(z.array(z.string())),
    /** Of a dry run: every row, at most 5000. */
    preview: z.optional(z.array(BulkPreviewRow)),
  }),
  form: 'multipart',
  // The file and the envelope of the form around it.
  maxBodyBytes: BULK_ADD_MAX_BYTES + 10_000,
});

export const resendInvite = defineCall({
  id: 'resendInvite',
  summary: 'Emails a new invite to a patient without an account (PAT-21, PAT-22)',
  method: 'POST',
  path: '/v2/patients/:id/resend-invite',
  access: { action: 'patients.write' },
  params: ById,
  response: z.object({ done: z.literal(true) }),
  status: 202,
});
