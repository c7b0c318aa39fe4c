import { and, arrayContains, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  getAdminLocation,
  listAdminLocations,
  listScanLocations,
  updateKeyword,
  type AdminLocation,
} from '../../contract/admin-locations.ts';
import type { QueryOf } from '../../contract/call.ts';
import { states, type StateCode } from '../../contract/states.ts';
import { changesBetween } from '../../domain/changes.ts';
import type { Configuration } from '../configuration.ts';
import { containing } from '../db/containing.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { locations, organizations } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { clash, notFound } from '../http/refusal.ts';
import { logoUrl } from './logo-url.ts';
import type { Routes } from './index.ts';

interface Row {
  location: typeof locations.$inferSelect;
  organization: { id: number; name: string; logoKey: string | null };
}

const columns = {
  location: locations,
  organization: { id: organizations.id, name: organizations.name, logoKey: organizations.logoKey },
};
const sortKeys = {
  name: sql`lower(${locations.name})`,
  organization: sql`lower(${organizations.name})`,
  id: locations.id,
};
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const nameOfCountry = (code: string | null) => (code && /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

function present({ location, organization }: Row, configuration: Configuration, now: Date): AdminLocation {
  const { id, name, keyword, city, address1, address2, zipCode, countryCode, stateCode, timezone, version } = location;
  return {
    id,
    name,
    organization: {
      id: organization.id,
      name: organization.name,
      logoUrl: logoUrl(organization.logoKey, organization.id, configuration, now),
    },
    keyword,
    contactList: [],
    city,
    state: stateCode && (states[stateCode as StateCode] ?? stateCode),
    country: nameOfCountry(countryCode),
    address1,
    address2,
    zipCode,
    countryCode,
    stateCode,
    timezone,
    version,
  };
}

const organizationsNamed = (tx: Tx, words: string) =>
  tx.select({ id: organizations.id }).from(organizations).where(containing(organizations.name, words));

async function pageOf(
  tx: Tx,
  list: ListQuery,
  { organizationId, q, id }: QueryOf<typeof listAdminLocations>,
  only?: SQL,
): Promise<{ rows: Row[]; total: number }> {
  const where = and(
    organizationId?.length ? inArray(locations.organizationId, organizationId) : undefined,
    q ? or(containing(locations.name, q), inArray(locations.organizationId, organizationsNamed(tx, q))) : undefined,
    id?.length ? inArray(locations.id, id) : undefined,
    only,
  );
  const [[all], rows] = await Promise.all([
    tx
      .select({ total: count() })
      .from(locations)
      .innerJoin(organizations, eq(organizations.id, locations.organizationId))
      .where(where),
    tx
      .select(columns)
      .from(locations)
      .innerJoin(organizations, eq(organizations.id, locations.organizationId))
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, locations.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  return { rows, total: all!.total };
}

async function locationOf(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx
    .select(columns)
    .from(locations)
    .innerJoin(organizations, eq(organizations.id, locations.organizationId))
    .where(eq(locations.id, id));
  if (!row) throw notFound('Location');
  return row;
}

const keywordOf = ({ location: { keyword } }: Row) => ({ keyword });

export const adminLocationRoutes: Routes = (served, { configuration }) => {
  served.acting(listAdminLocations, async ({ tx, list, query, now }) => {
    const { rows, total } = await pageOf(tx, list, query);
    return { items: rows.map((row) => present(row, configuration, now)), total };
  });

  served.acting(getAdminLocation, async ({ tx, params, now, trace }) => {
    const row = await locationOf(tx, params.id);
    trace.actingFor = row.organization.id;
    return present(row, configuration, now);
  });

  served.acting(listScanLocations, async ({ tx, list, query, now }) => {
    const { rows, total } = await pageOf(tx, list, query, arrayContains(organizations.products, ['SCAN']));
    return { items: rows.map((row) => present(row, configuration, now)), total };
  });

  served.acting(updateKeyword, async ({ tx, params, body, version, now, trace }) => {
    const before = await locationOf(tx, params.id);
    const saved = await tx
      .update(locations)
      .set({ keyword: body.keyword, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(locations.id, params.id), eq(locations.version, version)))
      .returning({ id: locations.id });
    const row = await locationOf(tx, params.id);
    trace.actingFor = row.organization.id;
    if (!saved.length) throw clash(present(row, configuration, now));
    trace.subjects = [`location:${row.location.id}`, `organization:${row.organization.id}`];
    trace.changes = changesBetween(keywordOf(before), keywordOf(row));
    return present(row, configuration, now);
  });
};
