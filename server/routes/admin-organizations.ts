import { and, count, eq, inArray, sql } from 'drizzle-orm';
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateScanModules,
  uploadOrganizationLogo,
} from '../../contract/admin-organizations.ts';
import type { StoredModule } from '../../contract/scan-modules.ts';
import { changesBetween } from '../../domain/changes.ts';
import { unknownAssessment } from '../../domain/scan/modules/filled-in.ts';
import { containing } from '../db/containing.ts';
import { organizations } from '../db/schema/index.ts';
import { ordered } from '../db/ordered.ts';
import { checkedPng } from '../http/png.ts';
import { ownOrigins } from '../http/origin.ts';
import { clash, faulty } from '../http/refusal.ts';
import { uploadedFile } from '../http/uploaded-file.ts';
import { accessChangesOf } from './access-changes.ts';
import { addOrganization } from './add-organization.ts';
import { logoUrl } from './logo-url.ts';
import {
  organizationOf,
  presentOrganization,
  presentRow,
  rowColumns,
  type OrganizationRecord,
} from './present-organization.ts';
import { refuseForeignImages } from './module-images.ts';
import { replaceLogo } from './replace-logo.ts';
import type { Routes } from './index.ts';

/** What the activity trail says of the modules: their names, in order. */
const modulesOf = ({ scanModules }: OrganizationRecord) => ({
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

  served.acting(createOrganization, async ({ tx, actor, body, now, trace }) => {
    const row = await addOrganization(tx, body, actor.userId);
    trace.actingFor = row.id;
    trace.subjects = [`organization:${row.id}`];
    trace.changes = changesBetween({ name: null, products: [] }, { name: row.name, products: row.products });
    return presentOrganization(row, configuration, now);
  });

  served.acting(getOrganization, async ({ tx, params, now, trace }) => {
    trace.actingFor = params.id;
    return presentOrganization(await organizationOf(tx, params.id), configuration, now);
  });

  served.acting(updateScanModules, async ({ tx, params, body, version, now, trace, c }) => {
    const unknown = unknownAssessment(body.scanModules);
    if (unknown) throw faulty('scanModules', `There is no assessment ${unknown}.`);
    trace.actingFor = params.id;
    const before = await organizationOf(tx, params.id);
    refuseForeignImages(body.scanModules, before.scanModules as StoredModule[], ownOrigins(c, configuration));
    const [saved] = await tx
      .update(organizations)
      .set({ scanModules: body.scanModules, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(organizations.id, params.id), eq(organizations.version, version)))
      .returning();
    if (!saved) throw clash(presentOrganization(await organizationOf(tx, params.id), configuration, now));
    trace.subjects = [`organization:${saved.id}`];
    trace.changes = changesBetween(modulesOf(before), modulesOf(saved));
    return presentOrganization(saved, configuration, now);
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
