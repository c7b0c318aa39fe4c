import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateScanModules,
  uploadOrganizationLogo,
} from '../../contract/admin-organizations.ts';
import {
  getScanOrganization,
  listScanOrganizations,
  saveScanOrganization,
} from '../../contract/admin-scan-organizations.ts';
import { changesBetween } from '../../domain/changes.ts';
import type { Tx } from '../db/database.ts';
import { checkedPng } from '../http/png.ts';
import { notFound } from '../http/refusal.ts';
import { uploadedFile } from '../http/uploaded-file.ts';
import { addOrganization } from './add-organization.ts';
import { logoUrl } from './logo-url.ts';
import { organizationsPage } from './organizations-page.ts';
import { organizationOf, presentOrganization } from './present-organization.ts';
import { replaceLogo } from './replace-logo.ts';
import { saveScanModules } from './save-scan-modules.ts';
import type { Routes } from './index.ts';

/** Throws 404 for one that does not hold Scan: it is not in their list either. */
async function scanOrganizationOf(tx: Tx, id: number) {
  const row = await organizationOf(tx, id);
  if (!row.products.includes('SCAN')) throw notFound('Organization');
  return row;
}

export const adminOrganizationRoutes: Routes = (served, { configuration, storage }) => {
  served.acting(listOrganizations, async ({ tx, list, query }) => organizationsPage(tx, list, query));

  served.acting(listScanOrganizations, async ({ tx, list, query }) =>
    organizationsPage(tx, list, { ...query, product: 'SCAN' }),
  );

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

  served.acting(updateScanModules, async (acting) => {
    acting.trace.actingFor = acting.params.id;
    return saveScanModules(acting, await organizationOf(acting.tx, acting.params.id));
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

/** After the locations of these organizations, whose path would be taken for an id. */
export const scanOrganizationRoutes: Routes = (served, { configuration }) => {
  served.acting(getScanOrganization, async ({ tx, params, now, trace }) => {
    trace.actingFor = params.id;
    return presentOrganization(await scanOrganizationOf(tx, params.id), configuration, now);
  });

  served.acting(saveScanOrganization, async (acting) => {
    acting.trace.actingFor = acting.params.id;
    return saveScanModules(acting, await scanOrganizationOf(acting.tx, acting.params.id));
  });
};
