import { and, arrayContains, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import type { HealthStatus } from '../../contract/enumerations.ts';
import type { listPatients } from '../../contract/patients.ts';
import { foldForSearch } from '../../domain/patient.ts';
import type { Scope } from '../db/door.ts';
import { locations, patients, patientTotals, practitioners, programs } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { besidePatient, inSight, recordFields, type PatientRow, type Reader } from './patient-rows.ts';

type Filters = QueryOf<typeof listPatients>;

const isHealth = arrayContains(patients.products, ['HEALTH']);
const withStatus: Record<HealthStatus, SQL | undefined> = {
  NO_ASSIGNED_HEP: and(isHealth, isNull(patients.programName)),
  NO_ACCOUNT: and(isHealth, isNotNull(patients.programName), eq(patients.hasAccount, false)),
  HAS_ACCOUNT: and(isHealth, isNotNull(patients.programName), eq(patients.hasAccount, true)),
};

/** From three letters on by trigrams; with fewer every record's trigrams match, so the search may not use them. */
function matching(q: string): SQL | undefined {
  const words = foldForSearch(q);
  if (words === '') return undefined;
  if (words.length < 3) return sql`strpos(${patients.searchText}, ${words}) > 0`;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // Found once and looked up by id, however few matches the planner expects.
  return sql`${patients.id} = any (array(select app.patients_matching(${pattern})))`;
}

/** Filters of which no totals are kept. */
const narrowing = ({ q, practitionerId, product, status }: Filters): SQL | undefined =>
  and(
    q ? matching(q) : undefined,
    practitionerId ? eq(patients.primaryPractitionerId, practitionerId) : undefined,
    product ? arrayContains(patients.products, [product]) : undefined,
    status ? withStatus[status] : undefined,
  );

const isDischarged = ({ state }: Filters) => (state === 'ALL' ? undefined : state === 'DISCHARGED');

/** Totals are kept by location and tab. */
function keptTotal(scope: Scope, filters: Filters): SQL<number> {
  const discharged = isDischarged(filters);
  const where = and(
    scope.location(patientTotals.organizationId, patientTotals.locationId),
    discharged === undefined ? undefined : eq(patientTotals.discharged, discharged),
    filters.locationIds ? inArray(patientTotals.locationId, filters.locationIds) : undefined,
  );
  return sql<number>`(select coalesce(sum(${patientTotals.total}), 0)::int from ${patientTotals} where ${where ?? sql`true`})`;
}

const status = sql`case when ${patients.programName} is null then 'NO_ASSIGNED_HEP' when ${patients.hasAccount} then 'HAS_ACCOUNT' else 'NO_ACCOUNT' end`;
const locationName = sql`(select lower(l.name) from locations l where l.organization_id = ${patients.organizationId} and l.id = ${patients.locationId})`;

const sortKeys: Record<string, SQL> = {
  lastActivity: sql`${patients.lastActivityAt}`,
  name: sql`${patients.sortName}`,
  email: sql`${patients.email}`,
  location: locationName,
  program: sql`lower(${patients.programName})`,
  status,
};

/** The two keys that have an index run along it, forwards or backwards, so their nulls stand where the index has them. */
function orderOf({ key, dir }: ListQuery['sort'], by: SQLWrapper, id: SQLWrapper): SQL {
  if (key === 'lastActivity') {
    return dir === 'DESC'
      ? sql`${by} desc nulls last, ${id} desc nulls last`
      : sql`${by} asc nulls first, ${id} asc nulls first`;
  }
  if (key === 'name') return dir === 'ASC' ? sql`${by}, ${id}` : sql`${by} desc, ${id} desc`;
  return dir === 'ASC' ? sql`${by} asc nulls last, ${id}` : sql`${by} desc nulls last, ${id} desc`;
}

const statementNames = new Map<string, string>();

/**
 * A name for each text that the statement can have. Planning a page takes the database several times as long as reading
 * it, so the two frequent forms, a plain page and a search by trigrams, are prepared and planned once. Others depend on
 * their values too much: null.
 */
function statementName({ actor, scope }: Reader, { sort, offset }: ListQuery, filters: Filters): string | null {
  const { q, state, practitionerId, product, status: wanted, locationIds } = filters;
  const letters = foldForSearch(q ?? '').length;
  if (practitionerId || product || wanted || letters === 1 || letters === 2) return null;
  const reach = scope.organization(patients.organizationId)
    ? actor.allLocations
      ? 'all'
      : actor.locationIds.length
    : 'open';
  const text = [
    letters > 0,
    state === 'ALL',
    locationIds?.length,
    sort.key,
    sort.dir,
    offset > 0,
    reach,
    actor.allLocations,
  ].join(' ');
  const name = statementNames.get(text) ?? `patient_page_${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/**
 * A page of records and how many there are, in one statement. Without further filters the page is a walk along an
 * index and the total a kept one; otherwise what matches is found once, and counted and cut there.
 */
export async function patientPage(
  reader: Reader,
  list: ListQuery,
  filters: Filters,
): Promise<{ rows: PatientRow[]; total: number }> {
  const { tx, scope } = reader;
  const discharged = isDischarged(filters);
  const narrowed = narrowing(filters);
  const where = and(
    inSight(scope),
    discharged === undefined ? undefined : eq(patients.discharged, discharged),
    filters.locationIds ? inArray(patients.locationId, filters.locationIds) : undefined,
    narrowed,
  );
  const by = sortKeys[list.sort.key]!;
  const own = { organizationId: patients.organizationId, id: patients.id };
  const hits = tx.$with('hits').as(
    tx
      .select({ ...own, by: by.as('by') })
      .from(patients)
      .where(where),
  );
  const page = (
    narrowed
      ? tx
          .select({ organizationId: hits.organizationId, id: hits.id })
          .from(hits)
          .orderBy(orderOf(list.sort, hits.by, hits.id))
          .$dynamic()
      : tx
          .select(own)
          .from(patients)
          .where(where)
          .orderBy(orderOf(list.sort, by, patients.id))
          .$dynamic()
  )
    .limit(list.limit)
    .offset(list.offset)
    .as('page');
  const total = narrowed ? sql<number>`(select count(*)::int from hits)` : keptTotal(scope, filters);
  const beside = besidePatient(reader);
  const asked = (narrowed ? tx.with(hits) : tx)
    .select({ ...recordFields(reader), total: total.as('total') })
    .from(page)
    .innerJoin(patients, and(eq(patients.organizationId, page.organizationId), eq(patients.id, page.id)))
    .innerJoin(locations, beside.location)
    .leftJoin(practitioners, beside.provider)
    .leftJoin(programs, beside.program)
    .orderBy(orderOf(list.sort, by, patients.id));
  const name = statementName(reader, list, filters);
  if (name) await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
  const found = await (name ? asked.prepare(name).execute() : asked);
  const first = found[0];
  if (first) return { rows: found, total: first.total };
  if (list.offset === 0) return { rows: [], total: 0 };
  const [counted] = narrowed
    ? await tx
        .select({ total: sql<number>`count(*)::int` })
        .from(patients)
        .where(where)
    : await tx.select({ total }).from(sql`(select 1) one`);
  return { rows: [], total: counted!.total };
}
