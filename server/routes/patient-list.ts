import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { foldForSearch } from '../../domain/patient.ts';
import { patientsInReach as found } from '../db/patients-in-reach.ts';
import { locations, patients, practitioners, programs } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { gaitUidHolders } from './gait-uid-holders.ts';
import { keptTotal, listed, tabs, type Filters } from './patient-filters.ts';
import { keyOf, orderOf, walked, walkedByLocation } from './patient-order.ts';
import { besidePatient, inSight, reach, recordFields, type PatientRow, type Reader } from './patient-rows.ts';

/** Who is on a page, in order, and how many are listed in all. */
interface Found {
  ids: number[];
  total: number;
}

/** What matches a search is found once, and counted and cut there. */
async function searched(reader: Reader, { sort, limit, offset }: ListQuery, asked: Filters): Promise<Found> {
  const { tx, scope } = reader;
  const filters = { ...asked, uidHolders: await gaitUidHolders(reader, asked.q ?? '') };
  const hits = tx.$with('hits').as(
    tx
      .select({ id: found.id, by: keyOf(sort).as('by') })
      .from(found)
      .where(and(listed(scope, filters), inArray(found.discharged, tabs(filters)))),
  );
  const page = sql`select ${hits.id} from ${hits} order by ${orderOf(sort, sql`${hits.by}`, sql`${hits.id}`)} limit ${limit} offset ${offset}`;
  const [answer] = await tx
    .with(hits)
    .select({ ids: sql<number[]>`array(${page})`, total: sql<number>`(select count(*)::int from ${hits})` })
    .from(sql`(select 1) one`);
  return answer!;
}

/** Otherwise the page is a walk along an index, and the total a kept one. */
async function walkedTo(reader: Reader, list: ListQuery, filters: Filters): Promise<Found> {
  const page =
    list.sort.key === 'location' ? await walkedByLocation(reader, list, filters) : walked(reader, list, filters);
  const [answer] = await reader.tx
    .select({ ids: sql<number[]>`array(${page})`, total: keptTotal(reader.scope, filters) })
    .from(sql`(select 1) one`);
  return answer!;
}

/**
 * The records of an array of ids, in its order, with the total beside each. Planning takes several times as long as
 * reading, so it is done once under each name, without looking at values.
 */
async function recordsOf(reader: Reader, name: string, ids: SQL, total: SQL<number>) {
  const { tx, actor, scope } = reader;
  const page = tx
    .select({ id: sql<number>`given.id`.as('page_id'), place: sql<number>`given.place`.as('place') })
    .from(sql`unnest(${ids}) with ordinality as given(id, place)`)
    .as('page');
  const beside = besidePatient(reader);
  const asked = tx
    .select({ ...recordFields(reader), total })
    .from(page)
    .innerJoin(
      patients,
      and(eq(patients.organizationId, actor.organizationId), eq(patients.id, page.id), inSight(scope)),
    )
    .innerJoin(locations, beside.location)
    .leftJoin(practitioners, beside.provider)
    .leftJoin(programs, beside.program)
    .orderBy(page.place);
  // Joined as written, from the few ids on, and found by walking, not by sorting: without values the planner does not
  // know how many patients an organization or a location has. Sent right away, before the statement that it is for.
  const planned = tx
    .execute(
      sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('join_collapse_limit', '1', true),
        set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`,
    )
    .then(() => undefined);
  const [rows] = await Promise.all([asked.prepare(name).execute(), planned]);
  return rows;
}

/** True for the pages that are asked for most often: one tab, whole, in an order that one index has. */
const isPlain = ({ actor }: Reader, { sort }: ListQuery, filters: Filters) =>
  actor.allLocations &&
  tabs(filters).length === 1 &&
  !(filters.locationIds || filters.practitionerId || filters.product || filters.status) &&
  (sort.key === 'lastActivity' || sort.key === 'name');

/** A page of records and how many there are: who is on it, then their records; in one statement where it is plain. */
export async function patientPage(
  reader: Reader,
  list: ListQuery,
  filters: Filters,
): Promise<{ rows: PatientRow[]; total: number }> {
  const isSearch = foldForSearch(filters.q ?? '') !== '';
  if (!isSearch && isPlain(reader, list, filters)) {
    const name = `patients_${list.sort.key}_${list.sort.dir}_${reach(reader)}`;
    const ids = sql`array(${walked(reader, list, filters)})`;
    const rows = await recordsOf(reader, name, ids, keptTotal(reader.scope, filters));
    if (rows[0]) return { rows, total: rows[0].total };
  }
  const { ids, total } = await (isSearch ? searched : walkedTo)(reader, list, filters);
  if (!ids.length) return { rows: [], total };
  const given = sql`${`{${ids.join(',')}}`}::int[]`;
  return { rows: await recordsOf(reader, `patients_given_${reach(reader)}`, given, sql<number>`0`), total };
}
