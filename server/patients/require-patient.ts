import { and, eq, type SQL } from 'drizzle-orm';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients } from '../platform/db/schema.ts';
import { patientNotFound } from '../platform/http/http-error.ts';

export interface AccessiblePatient {
  id: number;
  firstName: string;
  lastName: string;
  gaitUid: string | null;
  products: string[];
  discharged: boolean;
  /** `Right` or `Left`; null when unknown. */
  injuredSideOfBody: string | null;
  location: { id: number; name: string; timezone: string };
  /** IANA time zone of the patient's location (OPEN-064). */
  timezone: string;
}

/** The accessible patient that matches the condition; undefined otherwise. */
export async function findPatient(
  tx: Tx,
  scope: Scope,
  which: SQL,
  lock?: 'lock',
): Promise<AccessiblePatient | undefined> {
  const { firstName, lastName, gaitUid, products, discharged, injuredSideOfBody } = patients;
  const found = tx
    .select({
      id: patients.id,
      firstName,
      lastName,
      gaitUid,
      products,
      discharged,
      injuredSideOfBody,
      location: { id: locations.id, name: locations.name, timezone: locations.timezone },
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(and(isPatientAccessible(scope), which));
  const [row] = lock ? await found.for('no key update', { of: patients }) : await found;
  return row;
}

/**
 * The patient of a call; the same 404 for an unknown, inaccessible or hidden one. `lock` holds the record until the
 * end of the transaction, so that changes of notes and billing wait for each other.
 */
export async function requirePatient(tx: Tx, scope: Scope, id: number, lock?: 'lock'): Promise<AccessiblePatient> {
  const patient = await findPatient(tx, scope, eq(patients.id, id), lock);
  if (!patient) throw patientNotFound();
  return patient;
}
