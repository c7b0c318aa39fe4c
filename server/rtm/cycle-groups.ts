import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RtmPatient } from '../../contract/rtm/cycles.ts';
import type { ForecastCycle } from '../../domain/rtm/forecast/forecast-codes.ts';
import { isPatientAccessible, isPatientOf, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import { locations, patients, rtmCycles } from '../platform/db/schema.ts';
import {
  effectiveEndDate,
  forecastColumns,
  isForecastCycle,
  selectLastDayOfCare,
  type ForecastReader,
} from './forecast-cycles.ts';
import { hasDayInMonth } from './list-months.ts';
import { selectLoggedToday } from './logged-today.ts';

/** A number of cycles that are the same to a forecast, at locations of one time zone. */
export interface CycleGroup extends ForecastCycle {
  timezone: string;
  cycles: number;
}

/** The cycles of a month that are or may become billable, grouped: a clinic has few kinds of them. */
export const selectCycleGroups = (reader: ForecastReader): Promise<CycleGroup[]> =>
  reader.tx
    .select({ ...forecastColumns, cycles: count() })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(reader), sql`true`)
    .leftJoinLateral(selectLoggedToday(reader), sql`true`)
    .where(isForecastCycle(reader))
    .groupBy(...Object.values(forecastColumns));

/** Open without a code earned yet. */
const isUnearned = and(eq(rtmCycles.status, 'IN_PROGRESS'), eq(rtmCycles.units, 0));

/** The open cycles of a month that have not earned a code yet, grouped, with the patients of each group. */
export const selectUnearnedGroups = (reader: ForecastReader): Promise<(CycleGroup & { patientIds: number[] })[]> =>
  reader.tx
    .select({ ...forecastColumns, cycles: count(), patientIds: sql<number[]>`array_agg(${rtmCycles.patientId})` })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(reader), sql`true`)
    .leftJoinLateral(selectLoggedToday(reader), sql`true`)
    .where(and(isForecastCycle(reader), isUnearned))
    .groupBy(...Object.values(forecastColumns));

/** The open cycles of these patients with a day in the month that have not earned a code yet. */
export const listUnearnedCycles = (
  reader: ForecastReader,
  patientIds: readonly number[],
): Promise<(ForecastCycle & { timezone: string; patientId: number })[]> =>
  reader.tx
    .select({ ...forecastColumns, patientId: rtmCycles.patientId })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(reader), sql`true`)
    .leftJoinLateral(selectLoggedToday(reader), sql`true`)
    .where(
      and(
        reader.scope.organization(rtmCycles.organizationId),
        isPatientAccessible(reader.scope),
        inArray(rtmCycles.patientId, [...patientIds]),
        hasDayInMonth(reader.month),
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
    eq(forecastColumns.loggedToday, group.loggedToday),
  );

/** Some cycles of one group with their patients, in the order of patients' ids. */
export async function listGroupCycles(
  reader: ForecastReader,
  group: CycleGroup,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number; patientRecord: RtmPatient }[]> {
  const rows = await reader.tx
    .select({
      id: rtmCycles.id,
      patientId: patients.id,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      location: { id: locations.id, name: locations.name },
    })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoinLateral(selectLastDayOfCare(reader), sql`true`)
    .leftJoinLateral(selectLoggedToday(reader), sql`true`)
    .where(and(isForecastCycle(reader), isOfGroup(group)))
    .orderBy(asc(patients.id), asc(rtmCycles.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, patientId, patient, location }) => ({
    id,
    patientRecord: { id: patientId, patient, location },
  }));
}
