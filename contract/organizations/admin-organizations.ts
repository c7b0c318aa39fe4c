import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { products } from '../platform/enumerations.ts';
import { Id, IdList, email } from '../platform/fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { LOGO, PAGE_SIZE } from '../platform/limits.ts';
import { pluck } from '../platform/typed-keys.ts';
import { ScanModule, ScanModuleList } from '../scan-modules/scan-modules.ts';
import { firstLocationFields, firstUserFields, newOrganizationFields, organizationFields } from './fields.ts';

const ById = z.object({ id: Id });

/** One row of the organizations list (API-04). */
export const OrganizationRow = z.object({
  id: Id,
  name: z.string(),
  timezone: z.string(),
  products: z.array(z.enum(products)),
  disabled: z.boolean(),
  version: z.number(),
});

/**
 * Progress of enabling or disabling: `done` of `total` patients are discharged. `failed` is final until the
 * organization is disabled again; `none` if it never was disabled.
 */
const AccessChange = z.object({
  state: z.enum(['none', 'running', 'done', 'failed']),
  /** Towards disabled, or back. */
  disabling: z.boolean(),
  done: z.number(),
  total: z.number(),
});
export type AccessChange = z.output<typeof AccessChange>;

/** ENT-063. The logo's links are signed and short-lived. */
export const AdminOrganization = z.object({
  ...OrganizationRow.shape,
  /** Only in the rows of the list. */
  accessChange: z.optional(AccessChange),
  scanModules: z.array(ScanModule),
  logoUrl: z.nullable(z.string()),
  webLogoUrl: z.nullable(z.string()),
});
export type AdminOrganization = z.output<typeof AdminOrganization>;

/** Body of create organization (ENT-064..066); empty values become null (AORG-38). */
export const NewOrganization = z.strictObject({
  ...pluck(newOrganizationFields, 'schema'),
  practitioner: z.strictObject(pluck(firstUserFields, 'schema'), {
    error: formMessage.text('fields.firstNameRequired'),
  }),
  location: z.strictObject(pluck(firstLocationFields, 'schema'), { error: formMessage.text('fields.nameRequired') }),
});

/** The add form requires the first user's email as well (OPEN-115). */
export const OrganizationForm = z.extend(NewOrganization, {
  practitioner: z.extend(NewOrganization.shape.practitioner, {
    email: email(formMessage.text('fields.emailRequired'), formMessage.text('fields.invalidEmail')),
  }),
});

export const listOrganizations = defineCall({
  id: 'listOrganizations',
  summary: 'Lists organizations (API-04)',
  method: 'GET',
  path: '/v2/admin/organizations',
  access: { action: 'vendor.read' },
  query: z.strictObject({
    /** Part of the name. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    /** Only organizations that hold it (ASET-03). */
    product: z.optional(z.enum(products)),
    id: z.optional(IdList),
  }),
  response: z.object({ ...OrganizationRow.shape, accessChange: AccessChange }),
  list: { sort: ['name', 'timezone', 'disabled', 'id'], defaultSort: { key: 'name', dir: 'ASC' }, limit: PAGE_SIZE },
});

export const createOrganization = defineCall({
  id: 'createOrganization',
  summary: 'Adds an organization with its first location and its first user, who is invited (API-05, API-06)',
  method: 'POST',
  path: '/v2/admin/organizations',
  access: { action: 'vendor.write' },
  body: NewOrganization,
  response: AdminOrganization,
  status: 201,
});

export const getOrganization = defineCall({
  id: 'getOrganization',
  summary: 'Gets an organization with its scan modules (API-07)',
  method: 'GET',
  path: '/v2/admin/organizations/:id',
  access: { action: 'vendor.read' },
  params: ById,
  response: AdminOrganization,
});

/** What vendor staff edit of an organization (OPEN-166). */
export const AdminOrganizationDetails = z.strictObject({
  name: organizationFields.name.schema,
  timezone: organizationFields.timezone.schema,
  products: newOrganizationFields.products.schema,
});
export type AdminOrganizationDetails = z.output<typeof AdminOrganizationDetails>;

export const updateOrganizationDetails = defineCall({
  id: 'updateOrganizationDetails',
  summary:
    'Updates the name, timezone and products of an organization; the records of a removed product are kept (OPEN-166)',
  method: 'PATCH',
  path: '/v2/admin/organizations/:id/details',
  access: { action: 'vendor.write' },
  params: ById,
  body: AdminOrganizationDetails,
  response: AdminOrganization,
  versioned: true,
});

export const updateScanModules = defineCall({
  id: 'updateScanModules',
  summary: 'Replaces the scan modules of an organization (API-08, MODS-21)',
  method: 'PATCH',
  path: '/v2/admin/organizations/:id',
  access: { action: 'vendor.write' },
  params: ById,
  body: z.strictObject({ scanModules: ScanModuleList }),
  response: AdminOrganization,
  versioned: true,
  maxBodyBytes: 1_000_000,
});

export const enableOrganization = defineCall({
  id: 'enableOrganization',
  summary: 'Restores access to an organization; discharged patients stay discharged (API-09, OPEN-113, OPEN-114)',
  method: 'POST',
  path: '/v2/admin/organizations/:id/enable',
  access: { action: 'vendor.write' },
  params: ById,
  response: AdminOrganization,
  status: 202,
});

export const disableOrganization = defineCall({
  id: 'disableOrganization',
  summary: 'Revokes access immediately; ends sessions and discharges all patients in the background (API-10, OPEN-113)',
  method: 'POST',
  path: '/v2/admin/organizations/:id/disable',
  access: { action: 'vendor.write' },
  params: ById,
  response: AdminOrganization,
  status: 202,
});

export const getAccessChange = defineCall({
  id: 'getAccessChange',
  summary: 'Gets the progress of enabling or disabling an organization (AORG-19)',
  method: 'GET',
  path: '/v2/admin/organizations/:id/access-change',
  access: { action: 'vendor.read' },
  params: ById,
  response: AccessChange,
});

export const getDisablingReach = defineCall({
  id: 'getDisablingReach',
  summary:
    'Gets how many patients disabling an organization would discharge and how many users would lose access (AORG-15)',
  method: 'GET',
  path: '/v2/admin/organizations/:id/disabling-reach',
  access: { action: 'vendor.read' },
  params: ById,
  response: z.object({
    /** Those who are not discharged yet. */
    patients: z.number(),
    /** People of the organization, whether they have an account already or an invite. */
    users: z.number(),
  }),
});

export const uploadOrganizationLogo = defineCall({
  id: 'uploadOrganizationLogo',
  summary: 'Sets the logo from a PNG of at most 512 KB (API-11)',
  method: 'POST',
  path: '/v2/admin/organizations/:id/logo',
  access: { action: 'vendor.write' },
  params: ById,
  response: z.object({ logoUrl: z.string(), webLogoUrl: z.string() }),
  form: 'multipart',
  // The file and the envelope of the form around it.
  maxBodyBytes: LOGO.maxBytes + 10_000,
});
