import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id, IdList } from '../platform/fields.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../platform/limits.ts';
import { pluck } from '../platform/typed-keys.ts';
import { vendorLocationFields } from './fields.ts';

/** ENT-070. `state` and `country` are the names that go with the codes. */
export const AdminLocation = z.object({
  id: Id,
  ...pluck(vendorLocationFields, 'stored'),
  organization: z.object({ id: Id, name: z.string(), logoUrl: z.nullable(z.string()) }),
  contactList: z.array(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  version: z.number(),
});
export type AdminLocation = z.output<typeof AdminLocation>;

const filters = z.strictObject({
  /** One or more organizations, `3,5`. */
  organizationId: z.optional(IdList),
  /** Part of the name of the location or of its organization. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  id: z.optional(IdList),
});

export const listAdminLocations = defineCall({
  id: 'listAdminLocations',
  summary: 'Lists the locations of all organizations (API-36)',
  method: 'GET',
  path: '/v2/admin/locations',
  access: { action: 'vendor.read' },
  query: filters,
  response: AdminLocation,
  list: { sort: ['name', 'organization', 'id'], defaultSort: { key: 'name', dir: 'ASC' }, limit: PAGE_SIZE },
});

export const getAdminLocation = defineCall({
  id: 'getAdminLocation',
  summary: 'Gets a location',
  method: 'GET',
  path: '/v2/admin/locations/:id',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: AdminLocation,
});

export const updateKeyword = defineCall({
  id: 'updateKeyword',
  summary: "Changes a location's keyword; blank removes it (API-37)",
  method: 'PATCH',
  path: '/v2/admin/locations/:id',
  access: { action: 'vendor.write' },
  params: z.object({ id: Id }),
  body: z.strictObject({ keyword: vendorLocationFields.keyword.schema }),
  response: AdminLocation,
  versioned: true,
});

export const listScanLocations = defineCall({
  id: 'listScanLocations',
  summary: 'Lists the locations of organizations with Scan (API-26)',
  method: 'GET',
  path: '/v2/admin/scan/organizations/locations',
  access: { action: 'vendor.read' },
  query: filters,
  response: AdminLocation,
  list: { sort: ['name', 'organization', 'id'], defaultSort: { key: 'name', dir: 'ASC' }, limit: MAX_PAGE_SIZE },
});
