import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { products } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { LOGO } from '../platform/limits.ts';
import { pluck } from '../platform/typed-keys.ts';
import { organizationFields } from './fields.ts';

/** The own organization (ENT-003) with the version its form saves against. Logo links are signed and short-lived. */
export const Organization = z.object({
  id: Id,
  ...pluck(organizationFields, 'stored'),
  webLogoUrl: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  isResearchOrg: z.boolean(),
  supportsSSO: z.boolean(),
  products: z.array(z.enum(products)),
  /** Whether all of its users need a second factor. */
  requiresSecondFactor: z.boolean(),
  version: z.number(),
});
export type Organization = z.output<typeof Organization>;

/** Body of Edit Organization Details (ORG-05, ORG-06); only organizations that hold Scan change the reading. */
export const OrganizationDetails = z.strictObject(pluck(organizationFields, 'schema'));

export const currentOrganization = defineCall({
  id: 'currentOrganization',
  summary: 'Gets the user’s organization (ORG-02)',
  method: 'GET',
  path: '/v2/organizations/current',
  access: { action: 'organization.read' },
  response: Organization,
});

export const updateOrganization = defineCall({
  id: 'updateOrganization',
  summary: 'Updates the name and timezone of the user’s organization (ORG-05)',
  method: 'PATCH',
  path: '/v2/organizations/current',
  access: { action: 'organization.manage' },
  body: OrganizationDetails,
  response: Organization,
  versioned: true,
});

export const requireSecondFactor = defineCall({
  id: 'requireSecondFactor',
  summary:
    'Requires a second factor for all users of the user’s organization, or stops requiring it; 422 if the user has none',
  method: 'PATCH',
  path: '/v2/organizations/current/second-factor',
  access: { action: 'organization.manage' },
  confirmed: true,
  body: z.strictObject({ isRequired: z.boolean({ error: formMessage.text('fields.invalidChoice') }) }),
  response: Organization,
});

export const uploadOwnLogo = defineCall({
  id: 'uploadOwnLogo',
  summary: 'Sets the logo for screens and print from a cropped PNG of at most 512 KB (ORG-05, OPEN-111)',
  method: 'POST',
  path: '/v2/organizations/current/logo',
  access: { action: 'organization.manage' },
  response: z.object({ logoUrl: z.string(), webLogoUrl: z.string() }),
  form: 'multipart',
  // The file and the envelope of the form around it.
  maxBodyBytes: LOGO.maxBytes + 10_000,
});
