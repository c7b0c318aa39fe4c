import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { riskReadings } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';

export const getRiskReading = defineCall({
  id: 'getRiskReading',
  summary: 'Which of the published numbers judge the sessions of an organization where it has stored none (OPEN-129)',
  method: 'GET',
  path: '/v2/admin/scan/organizations/:id/risk-reading',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: z.object({ reading: z.enum(riskReadings) }),
});
