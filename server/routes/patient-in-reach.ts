import { and, eq, type SQL } from 'drizzle-orm';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, patients } from '../db/schema/index.ts';
import { patientHidden } from '../http/refusal.ts';

export interface PatientInReach {
  id: number;
  firstName: string;
  lastName: string;
  gaitUid: string | null;
  products: string[];
  discharged: boolean;
  /** `Right` or `Left`; null where none is known. */
  injuredSideOfBody: string | null;
  location: { id: number; name: string; timezone: string };
  /** IANA zone of the patient's location, whose days count (OPEN-064). */
  timezone: string;
}

/** The one patient in reach for whom a condition holds, undefined for any other; `lock` as below. */
export async function findPatient(
  tx: Tx,
  scope: Scope,
  which: SQL,
  lock?: 'lock',
): Promise<PatientInReach | undefined> {
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
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(and(scope.location(patients.organizationId, patients.locationId), which, eq(patients.hidden, false)));
  return (await (lock ? found.for('no key update', { of: patients }) : found))[0];
}

/**
 * The patient whose records a call is about; 404 alike for an unknown one and for one out of reach or hidden. `lock`
 * holds the record until the end of the transaction: what changes a note or bills a cycle waits for each other.
 */
export async function patientInReach(tx: Tx, scope: Scope, id: number, lock?: 'lock'): Promise<PatientInReach> {
  const patient = await findPatient(tx, scope, eq(patients.id, id), lock);
  if (!patient) throw patientHidden();
  return patient;
}
