import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';

export const getDisablingReach = defineCall({
  id: 'getDisablingReach',
  summary: 'How many patients disabling an organization would discharge, and whose access it would end (AORG-15)',
  method: 'GET',
  path: '/v2/admin/organizations/:id/disabling-reach',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: z.object({
    /** Those who are not discharged yet. */
    patients: z.number(),
    /** People of the organization, whether they have an account already or an invite. */
    users: z.number(),
  }),
});
