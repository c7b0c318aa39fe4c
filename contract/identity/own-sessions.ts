import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Uuid } from '../platform/fields.ts';

/** A session of the own account, without anything that authenticates. */
export const OwnSession = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: z.string(),
  lastActiveAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const ownSessions = defineCall({
  id: 'ownSessions',
  summary: 'Lists where the user’s account is signed in, latest activity first',
  method: 'GET',
  path: '/v2/identity/sessions',
  access: { action: 'account.own' },
  response: z.object({ sessions: z.array(OwnSession) }),
});

export const endOwnSession = defineCall({
  id: 'endOwnSession',
  summary: 'Ends a session of the user’s account; 404 for another user’s session',
  method: 'DELETE',
  path: '/v2/identity/sessions/:id',
  access: { action: 'account.own' },
  confirmed: true,
  params: z.object({ id: Uuid }),
  status: 204,
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  summary: 'Ends all other sessions of the user’s account',
  method: 'POST',
  path: '/v2/identity/sessions/end-others',
  access: { action: 'account.own' },
  confirmed: true,
  response: z.object({ ended: z.number() }),
});
