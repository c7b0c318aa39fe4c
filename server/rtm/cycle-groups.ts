import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RtmClock, RtmCode } from '../../contract/platform/enumerations.ts';
import type { RtmPatient } from '../../contract/rtm/cycles.ts';
import type { ForecastCycle } from '../../domain/rtm/forecast/forecast-codes.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, plansOfCare, rtmCycles } from '../platform/db/schema.ts';
import { endsInMonth } from './cycle-queries.ts';
import { hasDayInMonth } from './list-months.ts';

/** A number of cycles that are the same to a forecast, at locations of one time zone. */
export interface CycleGroup extends ForecastCycle {
  timezone: string;
  cycles: number;
}

/** The last day of a patient's last plan of care: `infinity` while one is open. */
const selectLastDayOfCare = (tx: Tx, scope: Scope) =>
  tx
    .select({ day: sql<string>`max(coalesce(${plansOfCare.end}, 'infinity'))`.as('last_of_care') })
    .from(plansOfCare)
    .where(
      and(
        scope.organization(plansOfCare.organizationId),
        eq(plansOfCare.organizationId, rtmCycles.organizationId),
        eq(plansOfCare.patientId, rtmCycles.patientId),
      ),
    )
    .as('care');

/** Nothing counts after care has ended; windows end with it anyway. */
const effectiveEndDate = sql<string>`least(${rtmCycles.endDate}, greatest(${rtmCycles.startDate}, care.last_of_care))::text`;

const columns = {
  until: effectiveEndDate,
  timezone: locations.timezone,
  code: sql<RtmCode>`${rtmCycles.code}`,
  clock: sql<RtmClock>`${rtmCycles.clock}`,
  status: sql<ForecastCycle['status']>`${rtmCycles.status}`,
  startDate: rtmCycles.startDate,
  endDate: rtmCycles.endDate,
  numActiveDays: rtmCycles.numActiveDays,
  minutes: rtmCycles.minutes,
  liveContacts: rtmCycles.liveContacts,
  units: rtmCycles.units,
};

const shownStatuses: readonly ForecastCycle['status'][] = ['IN_PROGRESS', 'READY_TO_BILL', 'BILLED'];

const isForecastCycle = (scope: Scope, month: string): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    isPatientAccessible(scope),
    endsInMonth(month),
    inArray(rtmCycles.status, [...shownStatuses]),
  );

/** The cycles of a month that are or may become billable, grouped: a clinic has few kinds of them. */
export const selectCycleGroups = (tx: Tx, scope: Scope, month: string): Promise<CycleGroup[]> =>
  tx
    .select({ ...columns, cycles: count() })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(tx, scope), sql`true`)
    .where(isForecastCycle(scope, month))
    .groupBy(...Object.values(columns));

/** Open without a code earned yet. */
const isUnearned = and(eq(rtmCycles.status, 'IN_PROGRESS'), eq(rtmCycles.units, 0));

/** The open cycles of a month that have not earned a code yet, grouped, with the patients of each group. */
export const selectUnearnedGroups = (
  tx: Tx,
  scope: Scope,
  month: string,
): Promise<(CycleGroup & { patientIds: number[] })[]> =>
  tx
    .select({ ...columns, cycles: count(), patientIds: sql<number[]>`array_agg(${rtmCycles.patientId})` })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(tx, scope), sql`true`)
    .where(and(isForecastCycle(scope, month), isUnearned))
    .groupBy(...Object.values(columns));

/** The open cycles of these patients with a day in the month that have not earned a code yet. */
export const listUnearnedCycles = (
  tx: Tx,
  scope: Scope,
  month: string,
  patientIds: readonly number[],
): Promise<(ForecastCycle & { timezone: string; patientId: number })[]> =>
  tx
    .select({ ...columns, patientId: rtmCycles.patientId })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(tx, scope), sql`true`)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        isPatientAccessible(scope),
        inArray(rtmCycles.patientId, [...patientIds]),
        hasDayInMonth(month),
        isUnearned,
      ),
    );

const isOfGroup = (group: CycleGroup): SQL | undefined =>
  and(
    eq(locations.timezone, group.timezone),
    eq(rtmCycles.code, group.code),
    eq(rtmCycles.status, group.status),
    eq(rtmCycles.startDate, group.startDate),
    eq(rtmCycles.endDate, group.endDate),
    sql`${effectiveEndDate} = ${group.until}`,
    eq(rtmCycles.numActiveDays, group.numActiveDays),
    eq(rtmCycles.minutes, group.minutes),
    eq(rtmCycles.liveContacts, group.liveContacts),
    eq(rtmCycles.units, group.units),
  );

/** Some cycles of one group with their patients, in the order of patients' ids. */
export async function listGroupCycles(
  tx: Tx,
  scope: Scope,
  month: string,
  group: CycleGroup,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number; patientRecord: RtmPatient }[]> {
  const rows = await tx
    .select({
      id: rtmCycles.id,
      patientId: patients.id,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      location: { id: locations.id, name: locations.name },
    })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(tx, scope), sql`true`)
    .where(and(isForecastCycle(scope, month), isOfGroup(group)))
    .orderBy(asc(patients.id), asc(rtmCycles.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, patientId, patient, location }) => ({
    id,
    patientRecord: { id: patientId, patient, location },
  }));
}
