import { organizationFieldMessage } from '../organizations/messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';

const path = '/v2/admin/settings/scan-modules-organization-override';
const Override = z.object({ organizationId: Id });

export const getScanModulesOverride = defineCall({
  id: 'getScanModulesOverride',
  summary:
    'Gets the organization whose scan modules the user sees: the user’s own without an override (API-40, OPEN-123)',
  method: 'GET',
  path,
  access: { action: 'vendor.read' },
  response: Override,
});

export const setScanModulesOverride = defineCall({
  id: 'setScanModulesOverride',
  summary: "Emulates an organization's scan modules; the own organization ends it (API-41, OPEN-123, OPEN-124)",
  method: 'POST',
  path,
  access: { action: 'vendor.write' },
  body: z.strictObject({
    organizationId: z
      .number({ error: organizationFieldMessage.text('organizations.organizationRequired') })
      .check(z.int(), z.positive(), z.lte(2_147_483_647)),
  }),
  response: Override,
});
