import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Id } from './fields.ts';

const path = '/v2/admin/settings/scan-modules-organization-override';
const Override = z.object({ organizationId: Id });

export const getScanModulesOverride = defineCall({
  id: 'getScanModulesOverride',
  summary: 'Whose scan modules the caller is offered: the own organization without an override (API-40, OPEN-123)',
  method: 'GET',
  path,
  access: { action: 'vendor.read' },
  answer: Override,
});

export const setScanModulesOverride = defineCall({
  id: 'setScanModulesOverride',
  summary: "Emulates an organization's scan modules; the own organization ends it (API-41, OPEN-123, OPEN-124)",
  method: 'POST',
  path,
  access: { action: 'vendor.write' },
  body: z.strictObject({
    organizationId: z.number({ error: 'Organization is required' }).check(z.int(), z.positive(), z.lte(2_147_483_647)),
  }),
  answer: Override,
});
