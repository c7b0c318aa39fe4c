import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { RtmCycle } from './rtm.ts';

export const listPatientCycles = defineCall({
  id: 'listPatientCycles',
  summary: 'Billing cycles of one patient; what one of them rests on is a call of its own (ENT-046)',
  method: 'GET',
  path: '/v2/patients/:patientId/rtm-cycles',
  access: { action: 'rtm.read' },
  params: z.object({ patientId: Id }),
  response: RtmCycle,
  list: { sort: ['startDate'], defaultSort: { key: 'startDate', dir: 'DESC' }, limit: MAX_PAGE_SIZE },
});
