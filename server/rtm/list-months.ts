import { and, between, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../contract/platform/call.ts';
import type { RtmPatient } from '../../contract/rtm/cycles.ts';
import type { listRtmMonths } from '../../contract/rtm/billing.ts';
import { addDays, getLastDayOfMonth } from '../../domain/platform/calendar.ts';
import { disableJit } from '../platform/db/transaction-settings.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { locations, patients, rtmCycles } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { matchesSearch } from '../patients/list-filters.ts';
import { locationColumns, patientColumns, presentRtmPatient } from './cycle-queries.ts';

/** Days before a month on which a cycle with a day of the month may begin: none is longer than a calendar month. */
const MAX_CYCLE_DAYS = 31;

/**
 * Cycles with a day in the month: a window of 30 days usually has days in two. Their first days are
 * one range of an index.
 */
export const hasDayInMonth = (month: string): SQL | undefined => {
  const first = `${month}-01`;
  return and(
    between(rtmCycles.startDate, addDays(first, 1 - MAX_CYCLE_DAYS), getLastDayOfMonth(month)),
    gte(rtmCycles.endDate, first),
  );
};

/**
 * A page of the accessible patients with a cycle of a selected status in the month, and their total. One query finds them,
 * counts them and limits them to the page.
 */
export async function listMonthPatients(
  tx: Tx,
  scope: Scope,
  month: string,
  { status, q, patientId }: QueryOf<typeof listRtmMonths>,
  { sort, limit, offset }: ListQuery,
): Promise<{ rows: RtmPatient[]; total: number }> {
  const chosen = tx
    .select({ id: rtmCycles.patientId })
    .from(rtmCycles)
    .where(and(scope.organization(rtmCycles.organizationId), hasDayInMonth(month), inArray(rtmCycles.status, status)));
  const found = tx.$with('found').as(
    tx
      .select({ id: patients.id, sortName: patients.sortName })
      .from(patients)
      .where(
        and(
          isPatientAccessible(scope),
          inArray(patients.id, chosen),
          patientId ? eq(patients.id, patientId) : undefined,
          q ? matchesSearch(patients.searchText, q) : undefined,
        ),
      ),
  );
  const order = sql.join(orderByKey({ name: found.sortName }, sort, found.id), sql`, `);
  const page = sql`select ${found.id} from ${found} order by ${order} limit ${limit} offset ${offset}`;
  const [, [answer]] = await Promise.all([
    disableJit(tx),
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
    .innerJoin(locations, isLocationOfPatient)
    .where(and(isPatientAccessible(scope), inArray(patients.id, ids)))
    .orderBy(...orderByKey({ name: patients.sortName }, sort, patients.id));
  return { rows: rows.map(presentRtmPatient), total };
}
