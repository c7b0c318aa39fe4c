import * as z from 'zod/mini';
import { getOrganization, listOrganizations, updateScanModules } from '../organizations/admin-organizations.ts';
import { defineCall } from '../platform/call.ts';
import { IdList } from '../platform/fields.ts';

/** Organizations as the Modules pages have them: those that hold Scan, as a resource of its own. */
export const listScanOrganizations = defineCall({
  ...listOrganizations,
  id: 'listScanOrganizations',
  summary: 'Lists organizations with Scan',
  path: '/v2/admin/scan/organizations',
  query: z.strictObject({
    /** Part of the name. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    id: z.optional(IdList),
  }),
});

export const getScanOrganization = defineCall({
  ...getOrganization,
  id: 'getScanOrganization',
  summary: 'Gets an organization with Scan and its scan modules',
  path: '/v2/admin/scan/organizations/:id',
});

export const saveScanOrganization = defineCall({
  ...updateScanModules,
  id: 'saveScanOrganization',
  summary: 'Replaces the scan modules of an organization with Scan',
  path: '/v2/admin/scan/organizations/:id',
});
