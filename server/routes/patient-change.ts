import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PatientProduct } from '../../contract/enumerations.ts';
import type { PatientChange } from '../../contract/patient-fields.ts';
import { searchText, sortName } from '../../domain/patient.ts';
import type { StoredPatient } from '../../domain/patient-rules.ts';
import { patients } from '../db/schema/index.ts';
import { clash, patientHidden, Refusal } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import { presentPatient } from './patient-presenter.ts';
import { inSight, patientRow, type PatientRow, type Reader } from './patient-rows.ts';

/** The record, or the one answer for an unknown one, one out of reach and a hidden one. */
export async function patientNamed(reader: Reader, id: number): Promise<PatientRow> {
  const row = await patientRow(reader, id);
  if (!row) throw patientHidden();
  return row;
}

/** Refuses a body by the message of each faulty field. */
export function refuse(problems: Record<string, string>, message = Object.values(problems)[0]): void {
  if (message !== undefined && Object.keys(problems).length) throw new Refusal(422, message, { fields: problems });
}

/**
 * The record in the version that the caller has read, held until the end of the transaction: of two providers at once
 * the later gets what is there now, and an account that is opened meanwhile waits.
 */
export async function patientToChange(reader: Reader, id: number, version: number): Promise<PatientRow> {
  await reader.tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(inSight(reader.scope), eq(patients.id, id)))
    .for('no key update');
  const row = await patientNamed(reader, id);
  if (row.version !== version) throw clash(presentPatient(row, reader));
  return row;
}

export const storedPatient = (row: PatientRow): StoredPatient => ({
  ...row,
  products: row.products as PatientProduct[],
});

/** Names and email as they will be after the change, and what is searched and sorted by. */
export function searched(row: Pick<PatientRow, 'firstName' | 'lastName' | 'email'>, change: PatientChange) {
  const names = { firstName: change.firstName ?? row.firstName, lastName: change.lastName ?? row.lastName };
  if (change.firstName === null) names.firstName = '';
  if (change.lastName === null) names.lastName = '';
  return {
    ...names,
    searchText: searchText(names, change.email === undefined ? row.email : change.email),
    sortName: sortName(names),
  };
}

export const isInvitable = ({
  products,
  email,
  hasAccount,
}: Pick<PatientRow, 'products' | 'email' | 'hasAccount'>): boolean =>
  products.includes('HEALTH') && email !== null && !hasAccount;

/** The letter is made by the job, so that neither queue nor request holds the code in clear. */
export async function invite({ tx, scope, actor }: Reader, patientId: number): Promise<void> {
  await tx
    .update(patients)
    .set({ inviteFailedAt: null })
    .where(
      and(scope.organization(patients.organizationId), eq(patients.id, patientId), isNotNull(patients.inviteFailedAt)),
    );
  await enqueue(tx, 'patient-invite', actor.organizationId, { patientId });
}

/** The same for many, in one statement. */
export const inviteAll = ({ tx, actor }: Reader, patientIds: readonly number[]) =>
  tx.execute(sql`insert into jobs (kind, organization_id, payload)
    select 'patient-invite', ${actor.organizationId}, jsonb_build_object('patientId', x::int) from jsonb_array_elements_text(${JSON.stringify(patientIds)}::jsonb) x`);
