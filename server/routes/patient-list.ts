import { and, eq, inArray, sql } from 'drizzle-orm';
import { foldForSearch } from '../../domain/patient.ts';
import { patientsInReach as found } from '../db/patients-in-reach.ts';
import { locations, patients, practitioners, programs } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { keptTotal, listed, tabs, type Filters } from './patient-filters.ts';
import { keyOf, orderOf, walked, walkedByLocation } from './patient-order.ts';
import { besidePatient, inSight, recordFields, type PatientRow, type Reader } from './patient-rows.ts';

/** Who is on a page, in order, and how many are listed in all. */
interface Found {
  ids: number[];
  total: number;
}

/** What matches a search is found once, and counted and cut there. */
async function searched({ tx, scope }: Reader, { sort, limit, offset }: ListQuery, filters: Filters): Promise<Found> {
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

/** The records of the given ids, in their order. Planning takes several times as long as reading, so it is done once. */
async function recordsOf(reader: Reader, ids: number[]): Promise<PatientRow[]> {
  const { tx, actor, scope } = reader;
  const page = tx
    .select({ id: sql<number>`given.id`.as('page_id'), place: sql<number>`given.place`.as('place') })
    .from(sql`unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as given(id, place)`)
    .as('page');
  const beside = besidePatient(reader);
  const asked = tx
    .select(recordFields(reader))
    .from(page)
    .innerJoin(
      patients,
      and(eq(patients.organizationId, actor.organizationId), eq(patients.id, page.id), inSight(scope)),
    )
    .innerJoin(locations, beside.location)
    .leftJoin(practitioners, beside.provider)
    .leftJoin(programs, beside.program)
    .orderBy(page.place);
  // Joined as written, from the few ids on: the planner would rather begin with the locations, not knowing how many
  // patients each has. Sent right away, before the statement that it is for.
  const planned = tx
    .execute(
      sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('join_collapse_limit', '1', true)`,
    )
    .then(() => undefined);
  const name = `patient_page_${actor.allLocations ? 'all' : actor.locationIds.length}`;
  const [rows] = await Promise.all([asked.prepare(name).execute(), planned]);
  return rows;
}

/** A page of records and how many there are: first who is on it, then their records. */
export async function patientPage(
  reader: Reader,
  list: ListQuery,
  filters: Filters,
): Promise<{ rows: PatientRow[]; total: number }> {
  const isSearch = foldForSearch(filters.q ?? '') !== '';
  const { ids, total } = await (isSearch ? searched : walkedTo)(reader, list, filters);
  return { rows: ids.length ? await recordsOf(reader, ids) : [], total };
}
