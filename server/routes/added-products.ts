import type { PatientProduct } from '../../contract/enumerations.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { Member } from '../../domain/actor.ts';
import type { StoredPatient } from '../../domain/patient-rules.ts';
import { productsAdded } from '../../domain/plan-details.ts';
import { invite, isInvitable } from './patient-change.ts';
import { checkProducts } from './patient-references.ts';
import type { PatientRow, Reader } from './patient-rows.ts';

/** Only what the organization has can come to a record; what is assigned may stay (REC-21, REC-46). */
export const checkAddedProducts = (
  actor: Member,
  { products }: StoredPatient,
  chosen: readonly PatientProduct[],
): void => checkProducts({ actor }, productsAdded(products, chosen));

/** Mails the invite to whom a change has made a Health patient that can be reached. */
export async function inviteNewcomer(
  reader: Reader,
  before: PatientRow,
  { id, products, patient }: PatientRecord,
): Promise<void> {
  const isNew = !before.products.includes('HEALTH') || before.email !== patient.email;
  if (isNew && isInvitable({ ...patient, products })) await invite(reader, id);
}
