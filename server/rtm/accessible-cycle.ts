import { and, eq, between, type SQL } from 'drizzle-orm';
import type { RtmPatient } from '../../contract/rtm/rtm.ts';
import { billingMessage } from '../../contract/rtm/messages.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, rtmCycles } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/http-error.ts';
import { addDays, getLastDayOfMonth } from '../../domain/platform/calendar.ts';

export type CycleRow = typeof rtmCycles.$inferSelect;

/** Columns by which a billing list names a patient; `presentPatient` makes the contract's shape of them. */
export const patientColumns = { id: patients.id, firstName: patients.firstName, lastName: patients.lastName };
export const locationColumns = { id: locations.id, name: locations.name };

interface PatientRow {
  patient: { id: number; firstName: string; lastName: string };
  location: RtmPatient['location'];
}

export const presentRtmPatient = ({ patient: { id, firstName, lastName }, location }: PatientRow): RtmPatient => ({
  id,
  patient: { firstName, lastName },
  location,
});

/** A cycle of a patient in reach, with the patient; 404 alike for any other. */
export async function requireCycle(
  tx: Tx,
  scope: Scope,
  id: number,
): Promise<{ cycle: CycleRow; patient: RtmPatient }> {
  const [row] = await tx
    .select({ cycle: rtmCycles, patient: patientColumns, location: locationColumns })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .where(and(scope.organization(rtmCycles.organizationId), isPatientAccessible(scope), eq(rtmCycles.id, id)));
  if (!row) throw notFound(billingMessage('rtm.cycleNotFound'));
  return { cycle: row.cycle, patient: presentRtmPatient(row) };
}

/** No cycle is longer than a month. */
const MAX_CYCLE_DAYS = 31;

/** Cycles whose last day lies in the month; the bounds of their first day let the index by days find them. */
export const endsInMonth = (month: string): SQL | undefined =>
  and(
    between(rtmCycles.endDate, `${month}-01`, getLastDayOfMonth(month)),
    between(rtmCycles.startDate, addDays(`${month}-01`, -MAX_CYCLE_DAYS), getLastDayOfMonth(month)),
  );
