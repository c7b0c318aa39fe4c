import { and, eq } from 'drizzle-orm';
import type { RtmPatient } from '../../contract/rtm.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, patients, rtmCycles } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';

export type CycleRow = typeof rtmCycles.$inferSelect;

/** Columns by which a billing list names a patient; `presentPatient` makes the contract's shape of them. */
export const patientColumns = { id: patients.id, firstName: patients.firstName, lastName: patients.lastName };
export const locationColumns = { id: locations.id, name: locations.name };

interface PatientRow {
  patient: { id: number; firstName: string; lastName: string };
  location: RtmPatient['location'];
}

export const presentPatient = ({ patient: { id, firstName, lastName }, location }: PatientRow): RtmPatient => ({
  id,
  patient: { firstName, lastName },
  location,
});

/** The join of a patient with the location. */
export const ofLocation = and(
  eq(locations.organizationId, patients.organizationId),
  eq(locations.id, patients.locationId),
);

/** Patients whose cycles the reader may see, as a condition on `patients`. */
export const inReach = (scope: Scope) =>
  and(scope.location(patients.organizationId, patients.locationId), eq(patients.hidden, false));

/** A cycle of a patient in reach, with the patient; 404 alike for any other. */
export async function cycleInReach(
  tx: Tx,
  scope: Scope,
  id: number,
): Promise<{ cycle: CycleRow; patient: RtmPatient }> {
  const [row] = await tx
    .select({ cycle: rtmCycles, patient: patientColumns, location: locationColumns })
    .from(rtmCycles)
    .innerJoin(
      patients,
      and(eq(patients.organizationId, rtmCycles.organizationId), eq(patients.id, rtmCycles.patientId)),
    )
    .innerJoin(locations, ofLocation)
    .where(and(scope.organization(rtmCycles.organizationId), inReach(scope), eq(rtmCycles.id, id)));
  if (!row) throw notFound('Cycle');
  return { cycle: row.cycle, patient: presentPatient(row) };
}
