import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PatientChange } from '../../contract/patients/fields.ts';
import type { Message } from '../../contract/platform/message.ts';
import { toSearchText, toSortName } from '../../domain/patients/patient.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import { patients } from '../platform/db/schema.ts';
import { versionConflict, patientNotFound, HttpError } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { presentPatient } from './presenter.ts';
import { findPatientRow, type PatientRow, type Reader } from './queries.ts';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import { isInvitable, type StoredPatient } from '../../domain/patients/rules.ts';
import { listAddedProducts } from '../../domain/plan-of-care/plan-details.ts';
import { requireProducts } from './references.ts';

/** The record; the same 404 for an unknown, inaccessible or hidden one. */
export async function requirePatientRow(reader: Reader, id: number): Promise<PatientRow> {
  const row = await findPatientRow(reader, id);
  if (!row) throw patientNotFound();
  return row;
}

/** Throws 422 with the message of each invalid field; does nothing without one. */
export function throwValidationError(
  errors: Readonly<Record<string, Message | string | undefined>>,
  message?: Message | string,
): void {
  const fields: Record<string, Message | string> = {};
  for (const [field, error] of Object.entries(errors)) if (error !== undefined) fields[field] = error;
  const first = Object.values(fields)[0];
  if (first !== undefined) throw new HttpError(422, message ?? first, { fields });
}

/**
 * Locks the record and checks the version that the caller has read: of two concurrent changes the later one gets 412,
 * and an account that is being opened waits.
 */
export async function lockPatientVersion(reader: Reader, id: number, version: number): Promise<PatientRow> {
  await reader.tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(isPatientAccessible(reader.scope), eq(patients.id, id)))
    .for('no key update');
  const row = await requirePatientRow(reader, id);
  if (row.version !== version) throw versionConflict(presentPatient(row, reader));
  return row;
}

/** Names after the change, and the derived columns for search and sort. */
export function toSearchColumns(row: Pick<PatientRow, 'firstName' | 'lastName' | 'email'>, change: PatientChange) {
  const names = { firstName: change.firstName ?? row.firstName, lastName: change.lastName ?? row.lastName };
  if (change.firstName === null) names.firstName = '';
  if (change.lastName === null) names.lastName = '';
  return {
    ...names,
    searchText: toSearchText(names, change.email === undefined ? row.email : change.email),
    sortName: toSortName(names),
  };
}

/** The job creates the code, so that neither the queue nor the request contains it in plain text. */
export async function enqueueInvite({ tx, scope, actor }: Reader, patientId: number): Promise<void> {
  await tx
    .update(patients)
    .set({ inviteFailedAt: null })
    .where(
      and(scope.organization(patients.organizationId), eq(patients.id, patientId), isNotNull(patients.inviteFailedAt)),
    );
  await enqueue(tx, 'patient-invite', actor.organizationId, { patientId });
}

export const enqueueInvites = ({ tx, actor }: Reader, patientIds: readonly number[]) =>
  tx.execute(sql`insert into jobs (kind, organization_id, payload)
    select 'patient-invite', ${actor.organizationId}, jsonb_build_object('patientId', x::int) from jsonb_array_elements_text(${JSON.stringify(patientIds)}::jsonb) x`);

/** Only products of the organization can be added; assigned ones may stay (REC-21, REC-46). */
export const requireAddableProducts = (
  actor: ClinicActor,
  { products }: StoredPatient,
  chosen: readonly PatientProduct[],
): void => requireProducts({ actor }, listAddedProducts(products, chosen));

/** Invites a patient whom a change has made a Health patient with an email. */
export async function inviteNewHealthPatient(
  reader: Reader,
  before: PatientRow,
  { id, products, patient, discharged }: PatientRecord,
): Promise<void> {
  const isNew = !before.products.includes('HEALTH') || before.email !== patient.email;
  if (isNew && isInvitable({ ...patient, products, discharged })) await enqueueInvite(reader, id);
}
