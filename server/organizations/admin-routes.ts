import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateOrganizationDetails,
  updateScanModules,
  uploadOrganizationLogo,
} from '../../contract/organizations/admin-organizations.ts';
import {
  getScanOrganization,
  listScanOrganizations,
  saveScanOrganization,
} from '../../contract/scan-modules/admin-scan-organizations.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import type { Tx } from '../platform/db/database.ts';
import { checkLogo, buildLogoUrl, replaceLogo } from './logo.ts';
import { notFound, versionConflict } from '../platform/http/http-error.ts';
import { readUploadedFile } from '../platform/http/read-request.ts';
import {
  addOrganization,
  listOrganizationPage,
  presentOrganization,
  requireOrganization,
  saveOrganizationDetails,
  type OrganizationRecord,
} from './queries.ts';
import { saveScanModules } from '../scan-modules/save-scan-modules.ts';
import type { Routes } from '../routes.ts';

const pickDetails = (row: OrganizationRecord) => pick(row, ['name', 'timezone', 'products']);

/** Throws 404 for one that does not hold Scan: it is not in their list either. */
async function requireScanOrganization(tx: Tx, id: number) {
  const row = await requireOrganization(tx, id);
  if (!row.products.includes('SCAN')) throw notFound(organizationMessage('organizations.notFound'));
  return row;
}

export const adminOrganizationRoutes: Routes = (router, { configuration, storage }) => {
  router.authenticated(listOrganizations, async function handleListOrganizations({ tx, list, query }) {
    return listOrganizationPage(tx, list, query);
  });

  router.authenticated(listScanOrganizations, async function handleListScanOrganizations({ tx, list, query }) {
    return listOrganizationPage(tx, list, { ...query, product: 'SCAN' });
  });

  router.authenticated(
    createOrganization,
    async function handleCreateOrganization({ tx, actor, body, now, auditDetails }) {
      const row = await addOrganization(tx, body, actor.userId);
      auditDetails.onBehalfOf = row.id;
      auditDetails.subjects = [`organization:${row.id}`];
      auditDetails.changes = diffFields({ name: null, products: [] }, { name: row.name, products: row.products });
      return presentOrganization(row, configuration, now);
    },
  );

  router.authenticated(getOrganization, async function handleGetOrganization({ tx, params, now, auditDetails }) {
    auditDetails.onBehalfOf = params.id;
    return presentOrganization(await requireOrganization(tx, params.id), configuration, now);
  });

  router.authenticated(updateOrganizationDetails, async function handleUpdateOrganizationDetails(context) {
    const { tx, params, body, version, now, auditDetails } = context;
    auditDetails.onBehalfOf = params.id;
    const before = await requireOrganization(tx, params.id);
    const saved = await saveOrganizationDetails(tx, params.id, body, version);
    if (!saved)
      throw versionConflict(presentOrganization(await requireOrganization(tx, params.id), configuration, now));
    auditDetails.subjects = [`organization:${params.id}`];
    auditDetails.changes = diffFields(pickDetails(before), pickDetails(saved));
    return presentOrganization(saved, configuration, now);
  });

  router.authenticated(updateScanModules, async function handleUpdateScanModules(context) {
    context.auditDetails.onBehalfOf = context.params.id;
    return saveScanModules(context, await requireOrganization(context.tx, context.params.id));
  });

  router.authenticated(
    uploadOrganizationLogo,
    async function handleUploadOrganizationLogo({ tx, scope, params, bytes, c, now, auditDetails }) {
      const picture = checkLogo(await readUploadedFile(bytes, c.req.header('content-type')));
      auditDetails.onBehalfOf = params.id;
      auditDetails.subjects = [`organization:${params.id}`];
      const key = await replaceLogo({ tx, scope, storage }, params.id, picture);
      const url = buildLogoUrl(key, params.id, configuration, now)!;
      return { logoUrl: url, webLogoUrl: url };
    },
  );
};

/** Registered after the locations of these organizations, whose path would match an id. */
export const scanOrganizationRoutes: Routes = (router, { configuration }) => {
  router.authenticated(
    getScanOrganization,
    async function handleGetScanOrganization({ tx, params, now, auditDetails }) {
      auditDetails.onBehalfOf = params.id;
      return presentOrganization(await requireScanOrganization(tx, params.id), configuration, now);
    },
  );

  router.authenticated(saveScanOrganization, async function handleSaveScanOrganization(context) {
    context.auditDetails.onBehalfOf = context.params.id;
    return saveScanModules(context, await requireScanOrganization(context.tx, context.params.id));
  });
};
