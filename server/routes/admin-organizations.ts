import { and, count, eq, inArray, sql } from 'drizzle-orm';
import {
  createOrganization,
  disableOrganization,
  enableOrganization,
  getAccessChange,
  getOrganization,
  listOrganizations,
  updateScanModules,
  uploadOrganizationLogo,
  type AdminOrganization,
} from '../../contract/admin-organizations.ts';
import type { Product } from '../../contract/enumerations.ts';
import type { StoredModule } from '../../contract/scan-modules.ts';
import { changesBetween } from '../../domain/changes.ts';
import { filledIn, unknownAssessment } from '../../domain/scan/modules.ts';
import type { Configuration } from '../configuration.ts';
import { containing } from '../db/containing.ts';
import type { Tx } from '../db/database.ts';
import { organizations } from '../db/schema/index.ts';
import { ordered } from '../db/ordered.ts';
import { checkedPng } from '../http/png.ts';
import { clash, conflict, faulty, notFound } from '../http/refusal.ts';
import { uploadedFile } from '../http/uploaded-file.ts';
import { enqueue } from '../jobs/jobs.ts';
import { accessChangesOf } from './access-changes.ts';
import { addOrganization } from './add-organization.ts';
import { logoUrl } from './logo-url.ts';
import { replaceLogo } from './replace-logo.ts';
import type { Routes } from './index.ts';

type Row = typeof organizations.$inferSelect;

/** A page of the list leaves the modules, which are long, where they are. */
const rowColumns = {
  id: organizations.id,
  name: organizations.name,
  timezone: organizations.timezone,
  products: organizations.products,
  disabled: organizations.disabled,
  version: organizations.version,
};

const presentRow = ({ id, name, timezone, products, disabled, version }: Pick<Row, keyof typeof rowColumns>) => ({
  id,
  name,
  timezone,
  products: products as Product[],
  disabled,
  version,
});

const present = (row: Row, configuration: Configuration, now: Date): AdminOrganization => ({
  ...presentRow(row),
  scanModules: filledIn(row.scanModules as StoredModule[]),
  logoUrl: logoUrl(row.logoKey, row.id, configuration, now),
  webLogoUrl: logoUrl(row.webLogoKey, row.id, configuration, now),
});

async function organizationOf(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id));
  if (!row) throw notFound('Organization');
  return row;
}

/** Two changes of access to one organization follow each other. */
async function lockedOrganization(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('no key update');
  if (!row) throw notFound('Organization');
  return row;
}

/** What the activity trail says of the modules: their names, in order. */
const modulesOf = ({ scanModules }: Row) => ({
  scanModules: (scanModules as StoredModule[]).map(({ name }) => name),
});

const sortKeys = {
  name: sql`lower(${organizations.name})`,
  timezone: organizations.timezone,
  disabled: organizations.disabled,
  id: organizations.id,
};

export const adminOrganizationRoutes: Routes = (served, { configuration, storage }) => {
  served.acting(listOrganizations, async ({ tx, list, query }) => {
    const where = and(
      query.q ? containing(organizations.name, query.q) : undefined,
      query.product && sql`${query.product} = any (${organizations.products})`,
      query.id?.length ? inArray(organizations.id, query.id) : undefined,
    );
    const [[all], rows] = await Promise.all([
      tx.select({ total: count() }).from(organizations).where(where),
      tx
        .select(rowColumns)
        .from(organizations)
        .where(where)
        .orderBy(...ordered(sortKeys, list.sort, organizations.id))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    const changes = await accessChangesOf(tx, rows);
    const items = rows.map((row) => ({ ...presentRow(row), accessChange: changes.get(row.id)! }));
    return { items, total: all!.total };
  });

  served.acting(createOrganization, async ({ tx, body, now, trace }) => {
    const row = await addOrganization(tx, body);
    trace.actingFor = row.id;
    trace.subjects = [`organization:${row.id}`];
    trace.changes = changesBetween({ name: null, products: [] }, { name: row.name, products: row.products });
    return present(row, configuration, now);
  });

  served.acting(getOrganization, async ({ tx, params, now, trace }) => {
    trace.actingFor = params.id;
    return present(await organizationOf(tx, params.id), configuration, now);
  });

  served.acting(updateScanModules, async ({ tx, params, body, version, now, trace }) => {
    const unknown = unknownAssessment(body.scanModules);
    if (unknown) throw faulty('scanModules', `There is no assessment ${unknown}.`);
    trace.actingFor = params.id;
    const before = await organizationOf(tx, params.id);
    const [saved] = await tx
      .update(organizations)
      .set({ scanModules: body.scanModules, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(organizations.id, params.id), eq(organizations.version, version)))
      .returning();
    if (!saved) throw clash(present(before, configuration, now));
    trace.subjects = [`organization:${saved.id}`];
    trace.changes = changesBetween(modulesOf(before), modulesOf(saved));
    return present(saved, configuration, now);
  });

  const setDisabled = (tx: Tx, id: number, disabled: boolean) =>
    tx
      .update(organizations)
      .set({ disabled, updatedAt: sql`now()` })
      .where(eq(organizations.id, id));

  served.acting(enableOrganization, async ({ tx, params, now, trace }) => {
    trace.actingFor = params.id;
    const row = await lockedOrganization(tx, params.id);
    await setDisabled(tx, params.id, false);
    trace.subjects = [`organization:${params.id}`];
    trace.changes = changesBetween({ disabled: row.disabled }, { disabled: false });
    return present({ ...row, disabled: false }, configuration, now);
  });

  served.acting(disableOrganization, async ({ tx, actor, params, now, trace }) => {
    if (params.id === actor.organizationId) throw conflict('You cannot disable your own organization.');
    trace.actingFor = params.id;
    const row = await lockedOrganization(tx, params.id);
    await setDisabled(tx, params.id, true);
    trace.subjects = [`organization:${params.id}`];
    trace.changes = changesBetween({ disabled: row.disabled }, { disabled: true });
    // Asked again while the work goes on, it is not begun twice; asked again after it failed, it is taken up again.
    const { state } = (await accessChangesOf(tx, [row])).get(row.id)!;
    if (!row.disabled || state !== 'running')
      await enqueue(tx, 'organization-access', params.id, { organizationId: params.id });
    return present({ ...row, disabled: true }, configuration, now);
  });

  served.acting(getAccessChange, async ({ tx, params, trace }) => {
    trace.actingFor = params.id;
    const row = await organizationOf(tx, params.id);
    return (await accessChangesOf(tx, [row])).get(row.id)!;
  });

  served.acting(uploadOrganizationLogo, async ({ tx, scope, params, bytes, c, now, trace }) => {
    const picture = checkedPng(await uploadedFile(bytes, c.req.header('content-type')));
    trace.actingFor = params.id;
    trace.subjects = [`organization:${params.id}`];
    const key = await replaceLogo({ tx, scope, storage }, params.id, picture);
    const url = logoUrl(key, params.id, configuration, now)!;
    return { logoUrl: url, webLogoUrl: url };
  });
};
