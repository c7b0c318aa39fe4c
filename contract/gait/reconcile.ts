import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { MessageCodeShape } from '../platform/message-shape.ts';
import { Id, Version } from '../platform/fields.ts';
import { BULK_ADD_MAX_BYTES, BULK_ADD_MAX_ROWS } from '../platform/limits.ts';
import { gaitFieldMessage } from './messages.ts';

/**
 * What a row of a reconcile file comes to (GAIT-24, OPEN-100). `UPDATE` will be done; `NAMED_OTHERWISE` (the patient
 * has another name) and `DISCHARGED` only when somebody asks for that row; all others do nothing.
 */
export const reconcileOutcomes = [
  'UPDATE',
  'NAMED_OTHERWISE',
  'DISCHARGED',
  'UNCHANGED',
  'NO_PATIENT',
  'SEVERAL_PATIENTS',
  'NO_ID',
  'ID_REPEATED',
  'EMAIL_REPEATED',
  'EMAIL_TAKEN',
  'FAULTY',
  'REFUSED',
] as const;
export type ReconcileOutcome = (typeof reconcileOutcomes)[number];

/** Fields of a patient that a reconcile file fills in (OPEN-100). */
export const reconciledFields = ['firstName', 'lastName', 'email'] as const;
export type ReconciledField = (typeof reconciledFields)[number];

const Cell = z.nullable(z.string());

/** A row as the file has it, its cells trimmed; an empty one is null and says nothing. */
const ReconcileRow = z.object({
  /** As a spreadsheet counts, the header being 1. */
  row: z.number(),
  gaitUid: Cell,
  firstName: Cell,
  lastName: Cell,
  email: Cell,
});
export type ReconcileRow = z.output<typeof ReconcileRow>;

/** What a row would do. */
const ReconcilePreviewRow = z.extend(ReconcileRow, {
  outcome: z.enum(reconcileOutcomes),
  /** Whom the row is about, as the record is now; null where that is not known or not within reach. */
  patient: z.nullable(
    z.object({
      id: Id,
      version: Version,
      firstName: z.string(),
      lastName: z.string(),
      email: Cell,
      discharged: z.boolean(),
    }),
  ),
  /** What differs: of `UPDATE` what will be changed, of `NAMED_OTHERWISE` and `DISCHARGED` what could be. */
  changes: z.array(z.object({ field: z.enum(reconciledFields), from: Cell, to: z.string() })),
  /** Whether the patient would be sent an invite to the new email. */
  willInvite: z.boolean(),
  /** Of `FAULTY` and `REFUSED`: why, by the name of the column; no name for the row as a whole. */
  reasons: z.array(z.object({ column: z.string(), message: z.string(), ...MessageCodeShape })),
  /** Of `ID_REPEATED` and `EMAIL_REPEATED`: the rows that share it. */
  otherRows: z.array(z.number()),
});
export type ReconcilePreviewRow = z.output<typeof ReconcilePreviewRow>;

export const previewGaitReconcile = defineCall({
  id: 'previewGaitReconcile',
  summary:
    'Previews each row of a CSV file with Unique Gait ID, First Name, Last Name and Email without saving; 422 with `rows` for a file that cannot be used (GAIT-24, OPEN-100)',
  method: 'POST',
  path: '/v2/gait/reconcile/preview',
  access: { action: 'gait.write' },
  response: z.object({
    rows: z.array(ReconcilePreviewRow),
    /** Columns of the file that are left out. */
    ignoredColumns: z.array(z.string()),
  }),
  form: 'multipart',
  // The file and the envelope of the form around it.
  maxBodyBytes: BULK_ADD_MAX_BYTES + 10_000,
});

/** A cell that is longer than anything that could be stored: it was FAULTY in the preview. */
const SentCell = z.nullable(z.string().check(z.maxLength(500)));

/** What was previewed of a row that is to be done. */
const ReconcileChoice = z.strictObject({
  row: z.number().check(z.int(), z.positive()),
  gaitUid: SentCell,
  firstName: SentCell,
  lastName: SentCell,
  email: SentCell,
  /** The patient of the preview, in the version of the preview. */
  patientId: Id,
  version: Version,
  /** Somebody asked for this row although the patient is named otherwise or discharged. */
  confirmed: z.boolean(),
});
export type ReconcileChoice = z.output<typeof ReconcileChoice>;

export const applyGaitReconcile = defineCall({
  id: 'applyGaitReconcile',
  summary:
    'Updates names and emails of gait patients as previewed, all rows or none; 409 with the new preview as `current` if any row has changed (GAIT-24, OPEN-100)',
  method: 'POST',
  path: '/v2/gait/reconcile',
  access: { action: 'gait.write' },
  body: z.strictObject({
    rows: z
      .array(ReconcileChoice)
      .check(z.minLength(1, gaitFieldMessage.text('gait.rowRequired')), z.maxLength(BULK_ADD_MAX_ROWS)),
  }),
  response: z.object({
    updated: z.number(),
    /** How many of them are sent an invite, having got an email. */
    invited: z.number(),
    ids: z.array(Id),
  }),
  maxBodyBytes: 2 * BULK_ADD_MAX_BYTES,
});
