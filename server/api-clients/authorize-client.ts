import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { apiClientMessage } from '../../contract/api-clients/messages.ts';
import type { Call } from '../../contract/platform/call.ts';
import type { Message } from '../../contract/platform/message.ts';
import { can } from '../../domain/identity/access.ts';
import { opensCall } from '../../domain/identity/client-calls.ts';
import type { Actor, ApiClient } from '../../domain/identity/actor.ts';
import type { Dependencies } from '../dependencies.ts';
import { sessionCookieName } from '../identity/better-auth.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { findClientByToken } from './find-client.ts';

/**
 * Does the call come with a bearer token of an API client? Public calls ask for nobody, and those of the patient's app have
 * tokens of their own.
 */
export const hasBearerToken = (c: Context, { access }: Call): boolean =>
  typeof access === 'object' && /^Bearer(\s|$)/i.test(c.req.header('authorization') ?? '');

/** Refuses with the challenge of RFC 6750, section 3. */
function refuse(c: Context, status: number, message: Message, error: string, more = ''): never {
  c.header('WWW-Authenticate', `Bearer realm="api", error="${error}"${more}`);
  throw new HttpError(status, message);
}

/**
 * Authenticates and authorizes the client of a bearer token. A call without scopes is closed to all clients, also where the
 * application's access layer is off: its handler knows people alone.
 */
export async function authorizeClient(
  { tenantDb, configuration, now }: Dependencies,
  c: Context,
  call: Call,
  logContext: { actor?: Actor },
): Promise<ApiClient> {
  if (getCookie(c, sessionCookieName(configuration)) !== undefined)
    refuse(c, 400, apiClientMessage('apiClients.cookieToo'), 'invalid_request');
  const token = /^Bearer ([A-Za-z0-9_-]{16,128})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const client = token ? await findClientByToken(tenantDb.service, token, now()) : null;
  if (!client) refuse(c, 401, apiClientMessage('apiClients.unknownToken'), 'invalid_token');
  logContext.actor = client;
  const { access, scopes = [], fhir } = call;
  // A call about several types asks for each of them.
  const asksLater = fhir !== undefined && fhir.resourceType === undefined;
  const mayAct = !tenantDb.accessLayers.app || asksLater || (typeof access === 'object' && can(client, access.action));
  if (!opensCall(client.scopes, call) || !mayAct) {
    const wanted = scopes.length ? `, scope="${scopes.join(' ')}"` : '';
    refuse(c, 403, apiClientMessage('apiClients.scopeMissing'), 'insufficient_scope', wanted);
  }
  return client;
}
