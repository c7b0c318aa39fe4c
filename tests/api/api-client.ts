import { createApiClient, type CreatedSecret } from '../../contract/api-clients/api-clients.ts';
import { apiScopes, type ApiScope } from '../../contract/platform/api-scopes.ts';
import type { AccessToken } from '../../contract/api-clients/token.ts';
import type { Caller, Reply, World } from './world.ts';

export const newClient = (change: object = {}) => ({
  name: 'Motion lab',
  scopes: [...apiScopes] as ApiScope[],
  locationIds: null as number[] | null,
  expiresOn: null as string | null,
  keySet: null as string | null,
  ...change,
});

/** An API client that an admin creates, with its secret. */
export async function createTestClient(
  admin: Caller,
  change: object = {},
): Promise<CreatedSecret & { secret: string }> {
  const created = await admin.call(createApiClient, { body: newClient(change) });
  if (created.status !== 201) throw new Error(JSON.stringify(created.problem));
  return created.body as CreatedSecret & { secret: string };
}

export const FORM = 'application/x-www-form-urlencoded';

/** A request to the token endpoint, as any HTTP client sends it. */
export const requestToken = (
  { anonymous }: Pick<World, 'anonymous'>,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Reply<unknown>> =>
  anonymous.send('POST', '/api/oauth/token', {
    body: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
    headers: { 'content-type': FORM, ...headers },
  });

type WithSecret = Pick<CreatedSecret, 'secret'> & { client: { clientId: string } };

export const getToken = async (world: World, { client, secret }: WithSecret, scope?: string): Promise<string> => {
  const form = { client_id: client.clientId, client_secret: secret!, ...(scope && { scope }) };
  const reply = await requestToken(world, form);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.problem));
  return (reply.body as AccessToken).access_token;
};

/** The system of an integrator: a client of the admin's organization with a token. */
export async function connectClient(world: World, admin: Caller, change: object = {}): Promise<Caller> {
  return world.withToken(await getToken(world, await createTestClient(admin, change)));
}
