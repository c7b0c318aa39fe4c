import { and, count, eq, sql } from 'drizzle-orm';
import {
  getAdminLocation,
  listAdminLocations,
  listScanLocations,
  updateKeyword,
  type AdminLocation,
} from '../../contract/locations/admin-locations.ts';
import { vendorLocationFieldNames } from '../../contract/locations/fields.ts';
import { locationMessage } from '../../contract/locations/messages.ts';
import type { QueryOf } from '../../contract/platform/call.ts';
import type { Product } from '../../contract/platform/enumerations.ts';
import { states } from '../../contract/platform/states.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import { buildLogoUrl } from '../organizations/logo.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, organizations } from '../platform/db/schema.ts';
import { pageLimits, readPage } from '../platform/db/read-page.ts';
import { matchesPattern, orderByKey, toContainingPattern } from '../platform/db/sql-expressions.ts';
import { versionConflict, notFound } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import type { Routes } from '../routes.ts';

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
  // Within an organization by name, as a choice of locations shows them under its heading.
  organization: sql`(lower(${organizations.name}), lower(${locations.name}))`,
  id: locations.id,
};
const stateNames = new Map<string, string>(Object.entries(states));
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const formatCountry = (code: string | null) => (code && /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

function presentLocation({ location, organization }: Row, configuration: Configuration, now: Date): AdminLocation {
  const { stateCode, countryCode } = location;
  return {
    id: location.id,
    ...pick(location, vendorLocationFieldNames),
    organization: {
      id: organization.id,
      name: organization.name,
      logoUrl: buildLogoUrl(organization.logoKey, organization.id, configuration, now),
    },
    contactList: [],
    state: stateCode && (stateNames.get(stateCode) ?? stateCode),
    country: formatCountry(countryCode),
    version: location.version,
  };
}

const listConditions = {
  organizationId: sql`${locations.organizationId} = any (${sql.placeholder('organizationId')}::int[])`,
  q: sql`(${matchesPattern(locations.name, sql.placeholder('q'))} or ${locations.organizationId} in
    (select named.id from ${organizations} named where ${matchesPattern(sql`named.name`, sql.placeholder('q'))}))`,
  id: sql`${locations.id} = any (${sql.placeholder('id')}::int[])`,
  product: sql`${organizations.products} @> array[${sql.placeholder('product')}]::text[]`,
};

const readLocationPage = (
  tx: Tx,
  list: ListQuery,
  { organizationId, q, id }: QueryOf<typeof listAdminLocations>,
  product?: Product,
): Promise<{ rows: Row[]; total: number }> =>
  readPage(
    tx,
    'locations',
    list,
    {
      organizationId: organizationId?.length ? organizationId : undefined,
      q: q && toContainingPattern(q),
      id: id?.length ? id : undefined,
      product,
    },
    listConditions,
    (on, where, names) => ({
      page: on
        .select(columns)
        .from(locations)
        .innerJoin(organizations, eq(organizations.id, locations.organizationId))
        .where(where)
        .orderBy(...orderByKey(sortKeys, list.sort, locations.id))
        .limit(pageLimits.limit)
        .offset(pageLimits.offset)
        .prepare(names.page),
      total: on
        .select({ total: count() })
        .from(locations)
        .innerJoin(organizations, eq(organizations.id, locations.organizationId))
        .where(where)
        .prepare(names.total),
    }),
  );

async function requireLocation(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx
    .select(columns)
    .from(locations)
    .innerJoin(organizations, eq(organizations.id, locations.organizationId))
    .where(eq(locations.id, id));
  if (!row) throw notFound(locationMessage('locations.notFound'));
  return row;
}

const pickKeyword = ({ location: { keyword } }: Row) => ({ keyword });

export const adminLocationRoutes: Routes = (router, { configuration }) => {
  router.authenticated(listAdminLocations, async function handleListAdminLocations({ tx, list, query, now }) {
    const { rows, total } = await readLocationPage(tx, list, query);
    return { items: rows.map((row) => presentLocation(row, configuration, now)), total };
  });

  router.authenticated(getAdminLocation, async function handleGetAdminLocation({ tx, params, now, auditDetails }) {
    const row = await requireLocation(tx, params.id);
    auditDetails.onBehalfOf = row.organization.id;
    return presentLocation(row, configuration, now);
  });

  router.authenticated(listScanLocations, async function handleListScanLocations({ tx, list, query, now }) {
    const { rows, total } = await readLocationPage(tx, list, query, 'SCAN');
    return { items: rows.map((row) => presentLocation(row, configuration, now)), total };
  });

  router.authenticated(
    updateKeyword,
    async function handleUpdateKeyword({ tx, params, body, version, now, auditDetails }) {
      const before = await requireLocation(tx, params.id);
      const saved = await tx
        .update(locations)
        .set({ keyword: body.keyword, version: version + 1, updatedAt: sql`now()` })
        .where(and(eq(locations.id, params.id), eq(locations.version, version)))
        .returning({ id: locations.id });
      const row = await requireLocation(tx, params.id);
      auditDetails.onBehalfOf = row.organization.id;
      if (!saved.length) throw versionConflict(presentLocation(row, configuration, now));
      auditDetails.subjects = [`location:${row.location.id}`, `organization:${row.organization.id}`];
      auditDetails.changes = diffFields(pickKeyword(before), pickKeyword(row));
      return presentLocation(row, configuration, now);
    },
  );
};
