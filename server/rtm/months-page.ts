import { and, between, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import type { RtmPatient } from '../../contract/rtm.ts';
import type { listRtmMonths } from '../../contract/rtm-billing.ts';
import { addDays, lastDayOf } from '../../domain/calendar.ts';
import { uncompiled } from '../attention/row-by-row.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { locations, patients, rtmCycles } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { matching } from '../routes/patient-filters.ts';
import { inReach, locationColumns, ofLocation, patientColumns, presentPatient } from './cycle-in-reach.ts';

/** Days before a month on which a cycle with a day of the month may begin: none is longer than a calendar month. */
const LONGEST_DAYS = 31;

/**
 * Cycles with a day in the month: a window of 30 days mostly has days in two. Their first days lie in one stretch, which
 * an index has.
 */
export const hasDayIn = (month: string): SQL | undefined => {
  const first = `${month}-01`;
  return and(
    between(rtmCycles.startDate, addDays(first, 1 - LONGEST_DAYS), lastDayOf(month)),
    gte(rtmCycles.endDate, first),
  );
};

/**
 * A page of the patients in reach who have a cycle of a chosen status with a day in the month, and how many there are.
 * Who they are is found once, and counted and cut there.
 */
export async function monthsPage(
  tx: Tx,
  scope: Scope,
  month: string,
  { status, q, patientId }: QueryOf<typeof listRtmMonths>,
  { sort, limit, offset }: ListQuery,
): Promise<{ rows: RtmPatient[]; total: number }> {
  const chosen = tx
    .select({ id: rtmCycles.patientId })
    .from(rtmCycles)
    .where(and(scope.organization(rtmCycles.organizationId), hasDayIn(month), inArray(rtmCycles.status, status)));
  const found = tx.$with('found').as(
    tx
      .select({ id: patients.id, sortName: patients.sortName })
      .from(patients)
      .where(
        and(
          inReach(scope),
          inArray(patients.id, chosen),
          patientId ? eq(patients.id, patientId) : undefined,
          q ? matching(patients.searchText, q) : undefined,
        ),
      ),
  );
  const order = sql.join(ordered({ name: found.sortName }, sort, found.id), sql`, `);
  const page = sql`select ${found.id} from ${found} order by ${order} limit ${limit} offset ${offset}`;
  const [, [answer]] = await Promise.all([
    uncompiled(tx),
    tx
      .with(found)
      .select({ ids: sql<number[]>`array(${page})`, total: sql<number>`(select count(*)::int from ${found})` })
      .from(sql`(select 1) one`),
  ]);
  const { ids, total } = answer!;
  if (ids.length === 0) return { rows: [], total };
  const rows = await tx
    .select({ patient: patientColumns, location: locationColumns })
    .from(patients)
    .innerJoin(locations, ofLocation)
    .where(and(inReach(scope), inArray(patients.id, ids)))
    .orderBy(...ordered({ name: patients.sortName }, sort, patients.id));
  return { rows: rows.map(presentPatient), total };
}
