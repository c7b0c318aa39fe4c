import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RtmClock, RtmCode } from '../../../contract/enumerations.ts';
import type { RtmPatient } from '../../../contract/rtm.ts';
import type { ForecastCycle } from '../../../domain/rtm/forecast/standing.ts';
import type { Scope } from '../../db/door.ts';
import type { Tx } from '../../db/database.ts';
import { locations, patients, plansOfCare, rtmCycles } from '../../db/schema/index.ts';
import { endsIn } from '../cycles-ending.ts';

/** So many cycles that are alike in all that a forecast asks, at places of one zone. */
export interface CycleGroup extends ForecastCycle {
  timezone: string;
  cycles: number;
}

/** The last day of a patient's last plan of care: `infinity` while one is open. */
const lastOfCare = (tx: Tx, scope: Scope) =>
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

/** Nothing is to be had after care has ended; windows end with it by themselves. */
const until = sql<string>`least(${rtmCycles.endDate}, greatest(${rtmCycles.startDate}, care.last_of_care))::text`;

const columns = {
  until,
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

const ofPatient = and(eq(patients.organizationId, rtmCycles.organizationId), eq(patients.id, rtmCycles.patientId));
const ofPlace = and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId));

const endingIn = (scope: Scope, month: string): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    eq(patients.hidden, false),
    endsIn(month),
    inArray(rtmCycles.status, [...shownStatuses]),
  );

/** The cycles of a month that are worth something or may be, grouped: a clinic has few kinds of them. */
export const cycleGroups = (tx: Tx, scope: Scope, month: string): Promise<CycleGroup[]> =>
  tx
    .select({ ...columns, cycles: count() })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .innerJoin(locations, ofPlace)
    .leftJoinLateral(lastOfCare(tx, scope), sql`true`)
    .where(endingIn(scope, month))
    .groupBy(...Object.values(columns));

const isOfGroup = (group: CycleGroup): SQL | undefined =>
  and(
    eq(locations.timezone, group.timezone),
    eq(rtmCycles.code, group.code),
    eq(rtmCycles.status, group.status),
    eq(rtmCycles.startDate, group.startDate),
    eq(rtmCycles.endDate, group.endDate),
    sql`${until} = ${group.until}`,
    eq(rtmCycles.numActiveDays, group.numActiveDays),
    eq(rtmCycles.minutes, group.minutes),
    eq(rtmCycles.liveContacts, group.liveContacts),
    eq(rtmCycles.units, group.units),
  );

/** Some cycles of one group with their patients, in the order of patients' ids. */
export async function cyclesOfGroup(
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
    .innerJoin(patients, ofPatient)
    .innerJoin(locations, ofPlace)
    .leftJoinLateral(lastOfCare(tx, scope), sql`true`)
    .where(and(endingIn(scope, month), isOfGroup(group)))
    .orderBy(asc(patients.id), asc(rtmCycles.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, patientId, patient, location }) => ({
    id,
    patientRecord: { id: patientId, patient, location },
  }));
}
