import { and, between, eq, gt, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import type { RtmPatient } from '../../contract/rtm/cycles.ts';
import { addDays, getLastDayOfMonth } from '../../domain/platform/calendar.ts';
import type { ChargeList } from '../../domain/rtm/charges/charge.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import { locations, patients, rtmCycles } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { matchesSearch } from '../patients/list-filters.ts';
import { endsInMonth, locationColumns, patientColumns, presentRtmPatient } from './cycle-queries.ts';

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

/** What narrows the patients of a month; `ids` are the only ones that may be found. */
export interface MonthFilter {
  q?: string | undefined;
  patientId?: number | undefined;
  ids?: readonly number[] | undefined;
}

export const matchesMonthFilter = (scope: Scope, { q, patientId, ids }: MonthFilter): SQL | undefined =>
  and(
    isPatientAccessible(scope),
    patientId ? eq(patients.id, patientId) : undefined,
    ids ? inArray(patients.id, [...ids]) : undefined,
    q ? matchesSearch(patients.searchText, q) : undefined,
  );

const shownUnearned = sql`${rtmCycles.status} = 'IN_PROGRESS' and ${rtmCycles.units} = 0`;

/** The ready and billed cycles whose last day lies in the month. */
const isCharged = (month: string): SQL =>
  and(inArray(rtmCycles.status, ['READY_TO_BILL', 'BILLED']), endsInMonth(month), gt(rtmCycles.units, 0))!;

/** What they cost. */
const sumCharges = (month: string, charges: ChargeList) => {
  const unitCents = sql`(${JSON.stringify(charges)}::jsonb ->> ${rtmCycles.code})::int`;
  return sql<number>`coalesce(sum(${rtmCycles.units} * ${unitCents}) filter (where ${isCharged(month)}), 0)`;
};

interface MonthSelection extends MonthFilter {
  month: string;
  statuses: readonly RtmStatus[];
  charges: ChargeList;
  /** Only cycles that are charges of this month, as its totals count them. */
  charged?: boolean | undefined;
}

/**
 * A page of the accessible patients with a cycle of a selected status in the month, and their total. One query finds them,
 * counts them and limits them to the page.
 */
export async function listMonthPatients(
  tx: Tx,
  scope: Scope,
  { month, statuses, charges, charged, ...filter }: MonthSelection,
  { sort, limit, offset }: ListQuery,
): Promise<{ rows: RtmPatient[]; total: number }> {
  const chosen = tx
    .select({
      patientId: rtmCycles.patientId,
      amount: sumCharges(month, charges).as('amount'),
      due: sql<string | null>`coalesce(min(${rtmCycles.endDate}) filter (where ${shownUnearned}), 'infinity')`.as(
        'due',
      ),
    })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        hasDayInMonth(month),
        inArray(rtmCycles.status, [...statuses]),
        charged ? isCharged(month) : undefined,
      ),
    )
    .groupBy(rtmCycles.patientId)
    .as('chosen');
  const found = tx
    .$with('found')
    .as(
      tx
        .select({ id: patients.id, sortName: patients.sortName, amount: chosen.amount, due: chosen.due })
        .from(patients)
        .innerJoin(chosen, eq(chosen.patientId, patients.id))
        .where(matchesMonthFilter(scope, filter)),
    );
  const keys = { name: found.sortName, amount: found.amount, missing: found.due };
  const order = sql.join(orderByKey(keys, sort, found.id), sql`, `);
  const page = sql`select ${found.id} from ${found} order by ${order} limit ${limit} offset ${offset}`;
  const [answer] = await tx
    .with(found)
    .select({ ids: sql<number[]>`array(${page})`, total: sql<number>`(select count(*)::int from ${found})` })
    .from(sql`(select 1) one`);
  const { ids, total } = answer!;
  if (ids.length === 0) return { rows: [], total };
  const rows = await tx
    .select({ patient: patientColumns, location: locationColumns })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(and(isPatientAccessible(scope), inArray(patients.id, ids)));
  const records = new Map(rows.map((row) => [row.patient.id, presentRtmPatient(row)]));
  return { rows: ids.flatMap((id) => records.get(id) ?? []), total };
}
