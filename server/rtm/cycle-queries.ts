import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import type { RtmClock, RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/platform/enumerations.ts';
import type { RtmCycle, RtmPatient } from '../../contract/rtm/cycles.ts';
import { billingMessage } from '../../contract/rtm/messages.ts';
import type { ManagementMonth } from '../../domain/care-notes/care-note.ts';
import { addDays, getLastDayOfMonth } from '../../domain/platform/calendar.ts';
import { explainCycle } from '../../domain/rtm/sentences.ts';
import { countRemainingDays } from '../../domain/rtm/cycle.ts';
import { isLocationOfPatient, isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, rtmCycles, rtmStatusChanges } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { notFound } from '../platform/http/http-error.ts';

export type CycleRow = typeof rtmCycles.$inferSelect;

/** Columns of a patient in billing lists; `presentRtmPatient` returns them in the contract's shape. */
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

/** A cycle of an accessible patient, with the patient; 404 for any other. */
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

/** A stored cycle in the contract's shape. */
export function presentCycle(row: typeof rtmCycles.$inferSelect, patientRecord: RtmPatient): RtmCycle {
  const { id, code, startDate, endDate, numActiveDays, numRequiredDays, minutes, liveContacts, units, pdfKey } = row;
  const status = row.status as RtmStatus;
  const clock = row.clock as RtmClock;
  return {
    id,
    code: code as RtmCode,
    clock,
    startDate,
    endDate,
    status,
    numActiveDays,
    numRequiredDays,
    numRemainingDays: countRemainingDays({ status, clock, endDate, numActiveDays, numRequiredDays }),
    minutes,
    liveContacts,
    units,
    modifiers: row.modifiers as RtmModifier[],
    flags: row.flags as RtmFlag[],
    explanation: explainCycle(row),
    pdfKey,
    patientRecord,
  };
}

/** The calendar months of a patient with management cycles. The caller has checked access to the patient. */
export async function listManagementMonths(tx: Tx, scope: Scope, patientId: number): Promise<ManagementMonth[]> {
  const rows = await tx
    .select({
      startDate: rtmCycles.startDate,
      status: rtmCycles.status,
      billedAt: sql<Date | null>`max(${rtmStatusChanges.createdAt})`.mapWith(rtmStatusChanges.createdAt),
    })
    .from(rtmCycles)
    .leftJoin(
      rtmStatusChanges,
      and(
        eq(rtmStatusChanges.organizationId, rtmCycles.organizationId),
        eq(rtmStatusChanges.cycleId, rtmCycles.id),
        eq(rtmStatusChanges.toStatus, 'BILLED'),
      ),
    )
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.patientId, patientId),
        eq(rtmCycles.clock, 'CALENDAR_MONTH'),
      ),
    )
    .groupBy(rtmCycles.id, rtmCycles.startDate, rtmCycles.status);
  return rows.map((row) => ({ ...row, status: row.status as RtmStatus }));
}
