import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { backendStatuses } from './first-enumerations.ts';

export const healthcheck = defineCall({
  id: 'healthcheck',
  summary: 'Responds while the process and its database are up (API-51)',
  method: 'GET',
  path: '/healthcheck',
  access: 'public',
  response: z.object({
    status: z.literal('ok'),
    version: z.string(),
    /** What the clock is more than a day away from; what archives, bills or ends things waits meanwhile. */
    clock: z.optional(z.enum(['DATABASE', 'START', 'LAST_WORK'])),
  }),
});

export const BackendStatus = z.object({
  status: z.enum(backendStatuses),
  /** Shown as a dismissible banner while LIVE (AUTH-62, OPEN-039). */
  message: z.optional(z.string()),
});
export type BackendStatus = z.output<typeof BackendStatus>;

export const backendStatus = defineCall({
  id: 'backendStatus',
  summary: 'Gets the status, LIVE or MAINTENANCE; an external status page can be configured instead (API-52)',
  method: 'GET',
  path: '/v2/status',
  access: 'public',
  response: BackendStatus,
});

export const chatToken = defineCall({
  id: 'chatToken',
  summary: 'Gets a token for the support chat (API-50); 404 when no chat is configured',
  method: 'GET',
  path: '/v2/intercom/JWT',
  access: { action: 'account.own' },
  response: z.object({ jwt: z.string() }),
});
