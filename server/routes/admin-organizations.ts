import { and, count, eq, inArray, sql } from 'drizzle-orm';
import {
  createOrganization,
  disableOrganization,
  enableOrganization,
  getOrganization,
  listOrganizations,
  updateScanModules,
  uploadOrganizationLogo,
  type AdminOrganization,
} from '../../contract/admin-organizations.ts';
import type { Product } from '../../contract/enumerations.ts';
import type { StoredModule } from '../../contract/scan-modules.ts';
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
import { newKey } from '../storage/storage.ts';
import { addOrganization } from './add-organization.ts';
import { logoUrl } from './logo-url.ts';
import type { Routes } from './index.ts';

type Row = typeof organizations.$inferSelect;

const presentRow = ({ id, name, timezone, products, disabled, version }: Row) => ({
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
    const [all] = await tx.select({ total: count() }).from(organizations).where(where);
    const rows = await tx
      .select()
      .from(organizations)
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, organizations.id))
      .limit(list.limit)
      .offset(list.offset);
    return { items: rows.map(presentRow), total: all!.total };
  });

  served.acting(createOrganization, async ({ tx, body, now, trace }) => {
    const row = await addOrganization(tx, body);
    trace.actingFor = row.id;
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
    const [saved] = await tx
      .update(organizations)
      .set({ scanModules: body.scanModules, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(organizations.id, params.id), eq(organizations.version, version)))
      .returning();
    if (!saved) throw clash(present(await organizationOf(tx, params.id), configuration, now));
    return present(saved, configuration, now);
  });

  const setAccess = async (tx: Tx, id: number, disabled: boolean) => {
    const [row] = await tx
      .update(organizations)
      .set({ disabled, updatedAt: sql`now()` })
      .where(eq(organizations.id, id))
      .returning();
    if (!row) throw notFound('Organization');
    return row;
  };

  served.acting(enableOrganization, async ({ tx, params, now, trace }) => {
    trace.actingFor = params.id;
    return present(await setAccess(tx, params.id, false), configuration, now);
  });

  served.acting(disableOrganization, async ({ tx, actor, params, now, trace }) => {
    if (params.id === actor.organizationId) throw conflict('You cannot disable your own organization.');
    trace.actingFor = params.id;
    const row = await setAccess(tx, params.id, true);
    await enqueue(tx, 'organization-access', params.id, { organizationId: params.id });
    return present(row, configuration, now);
  });

  served.acting(uploadOrganizationLogo, async ({ tx, params, bytes, c, now, trace }) => {
    const picture = checkedPng(await uploadedFile(bytes, c.req.header('content-type')));
    const { id } = await organizationOf(tx, params.id);
    trace.actingFor = id;
    // The file comes first: a row never names a file that is not there (F5).
    const key = newKey(id, 'logo', 'png');
    await storage.put(key, picture, 'image/png');
    await tx
      .update(organizations)
      .set({ logoKey: key, webLogoKey: key, updatedAt: sql`now()` })
      .where(eq(organizations.id, id));
    const url = logoUrl(key, id, configuration, now)!;
    return { logoUrl: url, webLogoUrl: url };
  });
};
