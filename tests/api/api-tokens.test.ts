import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replaceClientKeys } from '../../contract/api-clients/api-clients.ts';
import { TOKEN_SECONDS } from '../../contract/api-clients/limits.ts';
import type { AccessToken } from '../../contract/api-clients/token.ts';
import { apiScopes } from '../../contract/platform/api-scopes.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { apiTokens, auditRows, rateLimits } from '../../server/platform/db/schema.ts';
import { createTestClient, FORM, getToken, requestToken } from './api-client.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let client: Awaited<ReturnType<typeof createTestClient>>;
beforeAll(async () => {
  world = await openWorld({ environment: { PUBLIC_URL: 'http://portal.clinic.test' } });
  admin = await world.as(world.seed.A.practitioners.admin);
  client = await createTestClient(admin, { scopes: ['patients:read', 'results:read'] });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.offsetMs = 0;
  await world.asOwner((tx) => tx.delete(rateLimits));
});

const ENDPOINT = 'http://portal.clinic.test/api/oauth/token';
const withSecret = () => ({ client_id: client.client.clientId, client_secret: client.secret });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

describe('the token endpoint', () => {
  it('SVC-05 issues a bearer token for ten minutes by client_secret_basic and client_secret_post', async () => {
    for (const [form, headers] of [
      [withSecret(), {}],
      [{}, basic(client.client.clientId, client.secret)],
    ] as const) {
      const reply = await requestToken(world, form, headers);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'patients:read results:read',
      });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('pragma')).toBe('no-cache');
    }
  });

  it('SVC-05 issues a token for fewer scopes where the client asks for them', async () => {
    const reply = await requestToken(world, { ...withSecret(), scope: 'results:read' });
    expect(reply.body).toMatchObject({ scope: 'results:read' });
    const { access_token: token } = reply.body as AccessToken;
    const refused = await world.withToken(token).call(listPatients);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="api", error="insufficient_scope", scope="patients:read"',
    );
  });

  it.each<[string, () => Record<string, string>, Record<string, string>, number, string]>([
    ['a wrong secret', () => ({ ...withSecret(), client_secret: 'secret_wrong' }), {}, 401, 'invalid_client'],
    ['an unknown client', () => ({ ...withSecret(), client_id: 'client_unknown' }), {}, 401, 'invalid_client'],
    ['no credentials', () => ({}), {}, 401, 'invalid_client'],
    ['two kinds of credentials', withSecret, basic('client_a', 'b'), 400, 'invalid_request'],
    ['a header that is not Basic', () => ({}), { authorization: 'Bearer abc' }, 401, 'invalid_client'],
    ['another grant', () => ({ ...withSecret(), grant_type: 'password' }), {}, 400, 'unsupported_grant_type'],
    ['no grant', () => ({ ...withSecret(), grant_type: '' }), {}, 400, 'invalid_request'],
    ['a scope of others', () => ({ ...withSecret(), scope: 'patients:write' }), {}, 400, 'invalid_scope'],
    ['an unknown scope', () => ({ ...withSecret(), scope: 'patients:read all' }), {}, 400, 'invalid_scope'],
    ['another resource', () => ({ ...withSecret(), resource: 'https://other.test/' }), {}, 400, 'invalid_target'],
    ['a JSON body', withSecret, { 'content-type': 'application/json' }, 400, 'invalid_request'],
  ])('SVC-05 refuses %s as RFC 6749 has it', async (_what, form, headers, status, error) => {
    const reply = await requestToken(world, form(), headers);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ error, error_description: expect.any(String), status });
    expect(reply.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="api"' : null);
  });

  it('SVC-05 refuses a repeated parameter', async () => {
    const body = `grant_type=client_credentials&${new URLSearchParams(withSecret())}&client_id=client_b`;
    const reply = await world.anonymous.send('POST', '/api/oauth/token', { body, headers: { 'content-type': FORM } });
    expect(reply.body).toMatchObject({ error: 'invalid_request' });
  });

  it('SVC-07 describes itself at its well-known address', async () => {
    const reply = await world.anonymous.send('GET', '/.well-known/oauth-authorization-server');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      issuer: 'http://portal.clinic.test',
      token_endpoint: ENDPOINT,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
      grant_types_supported: ['client_credentials'],
      scopes_supported: expect.arrayContaining([...apiScopes]),
    });
  });

  it('SVC-08 stores the hash of a token, and the token is over after ten minutes', async () => {
    const token = await getToken(world, client);
    expect(JSON.stringify(await world.asOwner((tx) => tx.select().from(apiTokens)))).not.toContain(token);
    const status = async () => (await world.withToken(token).call(listPatients)).status;
    world.offsetMs = (TOKEN_SECONDS - 5) * 1000;
    expect(await status()).toBe(200);
    world.offsetMs = TOKEN_SECONDS * 1000;
    expect(await status()).toBe(401);
  });

  it('SVC-12 limits the tokens of a client to 120 in 15 minutes, and no stranger can use them up', async () => {
    world.toQuarter();
    const spend = () => world.asOwner((tx) => tx.update(rateLimits).set({ attempts: 120 }));
    await requestToken(world, { ...withSecret(), client_secret: 'secret_wrong' });
    await spend();
    expect((await requestToken(world, withSecret())).status).toBe(200);
    await spend();
    const reply = await requestToken(world, withSecret());
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('SVC-10 records each token and each refusal as the client’s', async () => {
    await world.asOwner((tx) => tx.delete(auditRows));
    await getToken(world, client);
    await requestToken(world, { ...withSecret(), client_secret: 'secret_wrong' });
    const rows = await world.asOwner((tx) => tx.select().from(auditRows).orderBy(auditRows.id));
    const userId = `client:${client.client.id}`;
    const { organizationId } = world.seed.A;
    expect(rows).toMatchObject([
      { userId, organizationId, action: 'issueToken', outcome: 200 },
      { userId, organizationId, action: 'issueToken', outcome: 401 },
    ]);
  });
});

describe('private_key_jwt', () => {
  const keys = async (alg = 'ES256', kid = 'one') => {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    return {
      privateKey,
      jwk: { ...(await exportJWK(publicKey)), kid },
      secretJwk: await exportJWK(privateKey),
      alg,
      kid,
    };
  };
  type Keys = Awaited<ReturnType<typeof keys>>;
  let own: Keys;
  let system: Awaited<ReturnType<typeof createTestClient>>;
  beforeAll(async () => {
    own = await keys();
    system = await createTestClient(admin, { keySet: JSON.stringify({ keys: [own.jwk] }) });
  });

  const seconds = () => Math.floor((Date.now() + world.offsetMs) / 1000);
  const sign = (change: Record<string, unknown> = {}, by: Keys = own) => {
    const { clientId } = system.client;
    const claims = { iss: clientId, sub: clientId, aud: ENDPOINT, jti: crypto.randomUUID(), exp: seconds() + 60 };
    return new SignJWT(JSON.parse(JSON.stringify({ ...claims, ...change })))
      .setProtectedHeader({ alg: by.alg, kid: by.kid })
      .sign(by.privateKey);
  };
  const send = (assertion: string) =>
    requestToken(world, {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    });

  it('SVC-06 a client signs in with its own key, and has no secret', async () => {
    expect(system).toMatchObject({ secret: null, client: { credential: 'KEY', keys: ['one'], secrets: [] } });
    const reply = await send(await sign());
    expect(reply.status).toBe(200);
    expect((await world.withToken((reply.body as AccessToken).access_token).call(listPatients)).status).toBe(200);
    expect((await send(await sign({ aud: 'http://portal.clinic.test' }))).status).toBe(200);
  });

  it('SVC-06 an assertion is accepted once', async () => {
    const assertion = await sign();
    expect((await send(assertion)).status).toBe(200);
    expect((await send(assertion)).body).toMatchObject({ error: 'invalid_client' });
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['is valid for longer than five minutes', () => ({ exp: seconds() + 310 })],
    ['has expired', () => ({ exp: seconds() - 10 })],
    ['has no end', () => ({ exp: undefined })],
    ['has no jti', () => ({ jti: undefined })],
    ['is for another server', () => ({ aud: 'https://other.test/api/oauth/token' })],
    ['is of another issuer', () => ({ iss: 'client_other' })],
    ['names another client', () => ({ sub: client.client.clientId, iss: client.client.clientId })],
  ])('SVC-06 an assertion that %s is refused', async (_what, change) => {
    expect((await send(await sign(change()))).body).toMatchObject({ status: 401, error: 'invalid_client' });
  });

  it('SVC-06 an assertion by another key, or by none, is refused', async () => {
    expect((await send(await sign({}, await keys()))).status).toBe(401);
    const [, payload] = (await sign()).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect((await send(none)).status).toBe(401);
  });

  it('SVC-06 a new key set takes effect with the next token', async () => {
    const next = await keys('RS256', 'two');
    const replace = (keySet: object) =>
      admin.call(replaceClientKeys, { params: { id: system.client.id }, body: { keySet: JSON.stringify(keySet) } });
    expect((await replace({ keys: [own.jwk, next.jwk] })).body).toMatchObject({ keys: ['one', 'two'] });
    expect([(await send(await sign())).status, (await send(await sign({}, next))).status]).toEqual([200, 200]);
    await replace(next.jwk);
    expect([(await send(await sign())).status, (await send(await sign({}, next))).status]).toEqual([401, 200]);
    expect((await replace({ keys: [own.secretJwk] })).problem.fieldCodes).toMatchObject({
      keySet: { code: 'apiClients.privateKey' },
    });
    await replace(own.jwk);
  });
});
