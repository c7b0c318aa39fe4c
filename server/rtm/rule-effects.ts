import { and, asc, count, inArray, not, sql, type SQL } from 'drizzle-orm';
import { rtmCodes, type RtmClock, type RtmCode } from '../../contract/platform/enumerations.ts';
import type { RtmPatient } from '../../contract/rtm/cycles.ts';
import { isAddOn } from '../../domain/rtm/rules-in-force.ts';
import type { CountedPeriod, PeriodCount } from '../../domain/rtm/forecast/rule-effect.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, rtmCycles } from '../platform/db/schema.ts';
import { endsInMonth } from './cycle-queries.ts';

/** A number of periods that are the same to the rules. */
interface PeriodGroup extends PeriodCount {
  periods: number;
}

/** A billable month had its contact, also if it was billed before contacts were counted. */
const contacts = sql<number>`greatest(${rtmCycles.liveContacts}, case when ${rtmCycles.clock} = 'CALENDAR_MONTH' and ${rtmCycles.status} in ('READY_TO_BILL', 'BILLED') then 1 else 0 end)`;

const columns = {
  code: sql<RtmCode>`${rtmCycles.code}`,
  clock: sql<RtmClock>`${rtmCycles.clock}`,
  numActiveDays: rtmCycles.numActiveDays,
  minutes: rtmCycles.minutes,
  liveContacts: contacts.as('contacts'),
};

const addOns = rtmCodes.filter(isAddOn);

const isPeriodOf = (scope: Scope, month: string): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    isPatientAccessible(scope),
    endsInMonth(month),
    not(inArray(rtmCycles.code, addOns)),
  );

/** Windows, set-ups and months that end in the month, closed or not, grouped by what they have. */
export const selectPeriodGroups = (tx: Tx, scope: Scope, month: string): Promise<PeriodGroup[]> =>
  tx
    .select({ ...columns, periods: count() })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .where(isPeriodOf(scope, month))
    .groupBy(rtmCycles.code, rtmCycles.clock, rtmCycles.numActiveDays, rtmCycles.minutes, contacts);

const toGroupKey = ({ code, numActiveDays, minutes, liveContacts }: PeriodGroup): string =>
  [code, numActiveDays, minutes, liveContacts].join(' ');
const key = sql`concat_ws(' ', ${rtmCycles.code}, ${rtmCycles.numActiveDays}, ${rtmCycles.minutes}, ${contacts})`;

const isInGroups = (groups: readonly PeriodGroup[]): SQL =>
  sql`${key} = any(${sql.param(groups.map(toGroupKey))}::text[])`;

/** A page of the patients with a period of these groups, by name, and how many there are. */
export async function listPatientsOfGroups(
  { tx, scope, month }: { tx: Tx; scope: Scope; month: string },
  groups: readonly PeriodGroup[],
  page: { limit: number; offset: number },
): Promise<{ rows: RtmPatient[]; total: number }> {
  const where = and(isPeriodOf(scope, month), isInGroups(groups));
  const [all] = await tx
    .select({ total: sql<number>`count(distinct ${rtmCycles.patientId})::int` })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .where(where);
  const rows = await tx
    .selectDistinct({
      sortName: patients.sortName,
      id: patients.id,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      location: { id: locations.id, name: locations.name },
    })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .where(where)
    .orderBy(asc(patients.sortName), asc(patients.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(({ id, patient, location }) => ({ id, patient, location })), total: all!.total };
}

/** The periods of these patients that end in the month, the earliest first. */
export const listPeriods = async (
  { tx, scope, month }: { tx: Tx; scope: Scope; month: string },
  ids: readonly number[],
): Promise<(CountedPeriod & { patientId: number })[]> =>
  ids.length === 0
    ? []
    : tx
        .select({ ...columns, endDate: rtmCycles.endDate, patientId: rtmCycles.patientId })
        .from(rtmCycles)
        .innerJoin(patients, isPatientOf(rtmCycles))
        .where(and(isPeriodOf(scope, month), inArray(rtmCycles.patientId, [...ids])))
        .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id));
