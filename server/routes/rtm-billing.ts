import { and, asc, count, eq, exists, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import type { RtmStatus } from '../../contract/enumerations.ts';
import { getRtmCycle, listRtmMonths } from '../../contract/rtm-billing.ts';
import { lastDayOf, monthOf, todayIn } from '../../domain/calendar.ts';
import { packetKey } from '../../domain/rtm/packet/packet-key.ts';
import { monthStatus } from '../../domain/rtm/status.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { locations, organizations, patients, rtmCycles } from '../db/schema/index.ts';
import { cycleEvents } from '../rtm/cycle-events.ts';
import {
  cycleInReach,
  inReach,
  locationColumns,
  ofLocation,
  patientColumns,
  presentPatient,
} from '../rtm/cycle-in-reach.ts';
import { presentCycle } from '../rtm/present-cycle.ts';
import type { Routes } from './index.ts';
import { matching } from './patient-filters.ts';

const sortKeys = { name: patients.sortName };

/** Cycles with a day in the month: a window of 30 days mostly has days in two. */
const hasDayIn = (month: string): SQL | undefined =>
  and(lte(rtmCycles.startDate, lastDayOf(month)), gte(rtmCycles.endDate, `${month}-01`));

async function pageOfPatients(
  tx: Tx,
  scope: Scope,
  month: string,
  { status: statuses, q, patientId }: QueryOf<typeof listRtmMonths>,
  list: { sort: { key: string; dir: 'ASC' | 'DESC' }; limit: number; offset: number },
) {
  const chosen = tx
    .select({ id: rtmCycles.id })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.organizationId, patients.organizationId),
        eq(rtmCycles.patientId, patients.id),
        hasDayIn(month),
        inArray(rtmCycles.status, statuses),
      ),
    );
  const where = and(
    inReach(scope),
    exists(chosen),
    patientId ? eq(patients.id, patientId) : undefined,
    q ? matching(patients.searchText, q) : undefined,
  );
  const [all] = await tx.select({ total: count() }).from(patients).where(where);
  const rows = await tx
    .select({ patient: patientColumns, location: locationColumns })
    .from(patients)
    .innerJoin(locations, ofLocation)
    .where(where)
    .orderBy(...ordered(sortKeys, list.sort, patients.id))
    .limit(list.limit)
    .offset(list.offset);
  return { rows: rows.map(presentPatient), total: all!.total };
}

export const rtmBillingRoutes: Routes = (served) => {
  served.acting(listRtmMonths, async ({ tx, scope, actor, query, list, now }) => {
    const [organization] = await tx
      .select({ timezone: organizations.timezone })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId)));
    const yearMonth = query.yearMonth ?? monthOf(todayIn(organization!.timezone, now));
    if (!query.status.length) return { items: [], total: 0 };
    const { rows, total } = await pageOfPatients(tx, scope, yearMonth, query, list);
    const ids = rows.map(({ id }) => id);
    const cycles = ids.length
      ? await tx
          .select()
          .from(rtmCycles)
          .where(
            and(scope.organization(rtmCycles.organizationId), inArray(rtmCycles.patientId, ids), hasDayIn(yearMonth)),
          )
          .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id))
      : [];
    const items = rows.map((patientRecord) => {
      const own = cycles.filter(({ patientId }) => patientId === patientRecord.id);
      const shown = own.filter(({ status }) => query.status.includes(status as RtmStatus));
      return {
        id: `${patientRecord.id}-${yearMonth}`,
        patientRecord,
        yearMonth,
        status: monthStatus(own.map(({ status }) => status as RtmStatus)),
        pdfKey: own.find(({ pdfKey }) => pdfKey !== null)?.pdfKey ?? packetKey(patientRecord.id, yearMonth),
        cycles: shown.map((cycle) => presentCycle(cycle, patientRecord)),
      };
    });
    return { items, total };
  });

  served.acting(getRtmCycle, async ({ tx, scope, params }) => {
    const { cycle, patient } = await cycleInReach(tx, scope, params.id);
    return { ...presentCycle(cycle, patient), events: await cycleEvents(tx, scope, cycle) };
  });
};
