import { and, eq, sql, type SQL } from 'drizzle-orm';
import { parsePatientSearch } from '../../domain/patients/patient-search.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import { locations, patients, practitioners, programs } from '../platform/db/schema.ts';
import { prepareOnce } from '../platform/db/prepare-once.ts';
import type { Tx } from '../platform/db/database.ts';
import { singleRecordQuery, type ListQuery } from '../platform/http/list-query.ts';
import { selectStoredReasons } from '../worklist/patient-attention.ts';
import { materializedTotal, dischargedValues, type PatientFilters } from './list-filters.ts';
import { indexOrderedPage } from './list-order.ts';
import { CURSOR_FROM, type PageStart } from './page-cursor.ts';
import { findPage } from './page-ids.ts';
import { toPageOrder } from './page-order.ts';
import {
  patientJoins,
  recordFields,
  toRecordReader,
  type PatientRow,
  type Reader,
  type RecordReader,
} from './queries.ts';
import { searchPage } from './search-page.ts';

/**
 * A generic plan does not know how many patients an organization or location has, so the join order is fixed and sorting
 * is disabled. Sent immediately before the statement that it applies to.
 */
const fixPlan = (tx: Tx) =>
  prepareOnce(tx, 'patients_plan', (on, name) =>
    on
      .select({
        plan: sql`set_config('plan_cache_mode', 'force_generic_plan', true)`,
        order: sql`set_config('join_collapse_limit', '1', true)`,
        sort: sql`set_config('enable_sort', 'off', true)`,
      })
      .from(sql`(select 1) one`)
      .prepare(name),
  ).execute();

/** The records of an array of ids, in its order, with the total. */
function selectRecords(reader: RecordReader, ids: SQL, total: SQL<number>) {
  const { tx, scope } = reader;
  const page = tx
    .select({ id: sql<number>`given.id`.as('page_id'), place: sql<number>`given.place`.as('place') })
    .from(sql`unnest(${ids}) with ordinality as given(id, place)`)
    .as('page');
  const beside = patientJoins(reader);
  const isOwn = eq(patients.organizationId, sql.placeholder('organizationId'));
  return tx
    .select({ ...recordFields(reader), reasons: selectStoredReasons(scope), total })
    .from(page)
    .innerJoin(patients, and(isOwn, eq(patients.id, page.id), isPatientAccessible(scope)))
    .innerJoin(locations, beside.location)
    .leftJoin(practitioners, beside.provider)
    .leftJoin(programs, beside.program)
    .orderBy(page.place);
}

type ListedRow = Awaited<ReturnType<typeof selectRecords>>[number];

/** Records of given ids. Prepared by name, because planning takes several times as long as reading. */
async function loadGivenRecords(reader: Reader, ids: readonly number[]): Promise<ListedRow[]> {
  const { key, values, on } = toRecordReader(reader);
  const records = prepareOnce(reader.tx, `patients_given_${key}`, (tx, name) =>
    selectRecords(on(tx), sql`${sql.placeholder('ids')}::int[]`, sql<number>`0`).prepare(name),
  );
  const [, rows] = await Promise.all([fixPlan(reader.tx), records.execute({ ...values, ids: `{${ids.join(',')}}` })]);
  return rows;
}

/** True for the most frequent pages: one tab, no filters, in an order that one index provides. */
const isCommonPage = ({ actor }: Reader, { sort, offset }: ListQuery, filters: PatientFilters) =>
  offset < CURSOR_FROM &&
  actor.allLocations &&
  dischargedValues(filters).length === 1 &&
  !(filters.locationIds || filters.practitionerId || filters.product || filters.status) &&
  (sort.key === 'lastActivity' || sort.key === 'name');

/** A page of the most frequent ones with its total, in one statement. */
async function loadCommonPage(reader: Reader, list: ListQuery, { state }: PatientFilters): Promise<ListedRow[]> {
  const { key, values, on } = toRecordReader(reader);
  const { sort, limit, offset } = list;
  const records = prepareOnce(reader.tx, `patients_${sort.key}_${sort.dir}_${state}_${key}`, (tx, name) => {
    const prepared = on(tx);
    const limits = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
    const tab = { state } as PatientFilters;
    const ids = sql`array(${indexOrderedPage(prepared, { ...singleRecordQuery, order: toPageOrder(sort) }, tab, limits)})`;
    return selectRecords(prepared, ids, materializedTotal(prepared.scope, tab)).prepare(name);
  });
  const [, rows] = await Promise.all([fixPlan(reader.tx), records.execute({ ...values, limit, offset })]);
  return rows;
}

/** A page of records and the total, in one statement for the most frequent pages. */
export async function listPatientRows(
  reader: Reader,
  list: ListQuery,
  query: PatientFilters,
  start?: PageStart,
): Promise<{ rows: (PatientRow & Pick<ListedRow, 'reasons'>)[]; total: number }> {
  const search = query.q ? parsePatientSearch(query.q, getToday('UTC', reader.now)) : null;
  const isSearch = search !== null && search.words.length > 0;
  const filters = { ...query, search: isSearch ? search : null };
  if (!isSearch && !start && isCommonPage(reader, list, filters)) {
    const rows = await loadCommonPage(reader, list, filters);
    if (rows[0]) return { rows, total: rows[0].total };
  }
  const { ids, total } = await (isSearch ? searchPage(reader, list, filters) : findPage(reader, list, filters, start));
  return { rows: ids.length ? await loadGivenRecords(reader, ids) : [], total };
}
