import { and, asc, count, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { rtmCodes, type RtmClock, type RtmCode } from '../../../contract/enumerations.ts';
import type { RtmPatient } from '../../../contract/rtm.ts';
import { isAddOn } from '../../../domain/rtm/forecast/tiers.ts';
import type { CountedPeriod, PeriodCount } from '../../../domain/rtm/what-if/rule-effect.ts';
import type { Scope } from '../../db/door.ts';
import type { Tx } from '../../db/database.ts';
import { locations, patients, rtmCycles } from '../../db/schema/index.ts';
import { uncompiled } from '../../attention/row-by-row.ts';
import { endsIn } from '../cycles-ending.ts';

/** So many periods that are alike in what rules ask. */
export interface PeriodGroup extends PeriodCount {
  periods: number;
}

/** A month that was billable had its contact, also where it was billed before contacts were counted. */
const contacts = sql<number>`greatest(${rtmCycles.liveContacts}, case when ${rtmCycles.clock} = 'CALENDAR_MONTH' and ${rtmCycles.status} in ('READY_TO_BILL', 'BILLED') then 1 else 0 end)`;

const columns = {
  code: sql<RtmCode>`${rtmCycles.code}`,
  clock: sql<RtmClock>`${rtmCycles.clock}`,
  numActiveDays: rtmCycles.numActiveDays,
  minutes: rtmCycles.minutes,
  liveContacts: contacts.as('contacts'),
};

const ofPatient = and(eq(patients.organizationId, rtmCycles.organizationId), eq(patients.id, rtmCycles.patientId));

const addOns = rtmCodes.filter(isAddOn);

const periodsIn = (scope: Scope, month: string): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    eq(patients.hidden, false),
    endsIn(month),
    not(inArray(rtmCycles.code, addOns)),
  );

/** Windows, set-ups and months that end in the month, closed or not, grouped by what they have. */
export const periodGroups = (tx: Tx, scope: Scope, month: string): Promise<PeriodGroup[]> =>
  tx
    .select({ ...columns, periods: count() })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .where(periodsIn(scope, month))
    .groupBy(rtmCycles.code, rtmCycles.clock, rtmCycles.numActiveDays, rtmCycles.minutes, contacts);

const keyOf = ({ code, numActiveDays, minutes, liveContacts }: PeriodGroup): string =>
  [code, numActiveDays, minutes, liveContacts].join(' ');
const key = sql`concat_ws(' ', ${rtmCycles.code}, ${rtmCycles.numActiveDays}, ${rtmCycles.minutes}, ${contacts})`;

const isOneOf = (groups: readonly PeriodGroup[]): SQL => sql`${key} = any(${sql.param(groups.map(keyOf))}::text[])`;

/** A page of the patients with a period of these groups, by name, and how many there are. */
export async function patientsOfGroups(
  { tx, scope, month }: { tx: Tx; scope: Scope; month: string },
  groups: readonly PeriodGroup[],
  page: { limit: number; offset: number },
): Promise<{ rows: RtmPatient[]; total: number }> {
  const where = and(periodsIn(scope, month), isOneOf(groups));
  await uncompiled(tx);
  const [all] = await tx
    .select({ total: sql<number>`count(distinct ${rtmCycles.patientId})::int` })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .where(where);
  const rows = await tx
    .selectDistinct({
      sortName: patients.sortName,
      id: patients.id,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      location: { id: locations.id, name: locations.name },
    })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(where)
    .orderBy(asc(patients.sortName), asc(patients.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(({ id, patient, location }) => ({ id, patient, location })), total: all!.total };
}

/** The periods of these patients that end in the month, the earliest first. */
export const periodsOf = async (
  { tx, scope, month }: { tx: Tx; scope: Scope; month: string },
  ids: readonly number[],
): Promise<(CountedPeriod & { patientId: number })[]> =>
  ids.length === 0
    ? []
    : tx
        .select({ ...columns, endDate: rtmCycles.endDate, patientId: rtmCycles.patientId })
        .from(rtmCycles)
        .innerJoin(patients, ofPatient)
        .where(and(periodsIn(scope, month), inArray(rtmCycles.patientId, [...ids])))
        .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id));
