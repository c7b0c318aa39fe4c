import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, listApiClients } from '../../contract/api-clients/api-clients.ts';
import { SMART_CONFIGURATION, type AccessToken } from '../../contract/api-clients/token.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { fhirAccess } from '../../domain/identity/fhir-access.ts';
import { resourceTypes } from '../../server/fhir/resource-types.ts';
import { apiTokens } from '../../server/platform/db/schema.ts';
import { createTestClient, newClient, requestToken } from './api-client.ts';
import { listShownNames, readExamples } from './guide-examples.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld({ environment: { PUBLIC_URL: 'http://portal.clinic.test', WEBHOOK_LOOPBACK: '1' } });
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const ENDPOINT = 'http://portal.clinic.test/api/oauth/token';

it('SMART-01 the configuration names the token endpoint and what the server does, at both addresses', async () => {
  for (const base of ['', '/fhir/R4']) {
    const reply = await world.anonymous.send('GET', `${base}${SMART_CONFIGURATION}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.body).toMatchObject({
      token_endpoint: ENDPOINT,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: expect.arrayContaining(['private_key_jwt']),
      token_endpoint_auth_signing_alg_values_supported: expect.arrayContaining(['RS384', 'ES384']),
      scopes_supported: expect.arrayContaining(['system/*.rs', 'system/Patient.crus', 'system/Observation.rs']),
      code_challenge_methods_supported: ['S256'],
      capabilities: [
        'client-confidential-asymmetric',
        'client-confidential-symmetric',
        'permission-v1',
        'permission-v2',
      ],
    });
    // No person signs in to an app here.
    expect(reply.body).not.toHaveProperty('authorization_endpoint');
    expect(reply.body).not.toHaveProperty('issuer');
  }
});

it.each(['RS384', 'ES384'])(
  'SMART-01 a system signs in with a key by %s, and its token lasts five minutes',
  async (alg) => {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg };
    const { client } = await createTestClient(admin, {
      scopes: ['patients:read'],
      keySet: JSON.stringify({ keys: [jwk] }),
    });
    const assertion = await new SignJWT({ jti: crypto.randomUUID() })
      .setProtectedHeader({ alg, kid: 'one', typ: 'JWT' })
      .setIssuer(client.clientId)
      .setSubject(client.clientId)
      .setAudience(ENDPOINT)
      .setExpirationTime('4m')
      .sign(privateKey);
    const reply = await requestToken(world, {
      scope: 'system/Patient.rs',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ token_type: 'Bearer', expires_in: 300, scope: 'system/Patient.rs' });
  },
);

describe('a client that publishes its keys', () => {
  let published: object = {};
  let requests = 0;
  let redirectTo: string | undefined;
  let publisher: Server;
  let address: string;
  beforeAll(async () => {
    publisher = createServer((_request, response) => {
      requests++;
      if (redirectTo) return void response.writeHead(302, { location: redirectTo }).end();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(published));
    });
    await new Promise<void>((listening) => void publisher.listen(0, '127.0.0.1', listening));
    address = `http://localhost:${(publisher.address() as AddressInfo).port}/jwks`;
  });
  afterAll(() => new Promise((closed) => publisher.close(closed)));
  afterEach(() => {
    world.offsetMs = 0;
    redirectTo = undefined;
  });

  async function createKey(kid: string) {
    const { publicKey, privateKey } = await generateKeyPair('ES384', { extractable: true });
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } };
  }
  const createKeyClient = async () =>
    (await createTestClient(admin, { scopes: ['patients:read'], keySet: address })).client.clientId;

  async function signIn(clientId: string, { kid, privateKey }: Awaited<ReturnType<typeof createKey>>) {
    const now = Math.floor(world.deps.now().getTime() / 1000);
    const assertion = await new SignJWT({ jti: crypto.randomUUID() })
      // Where a client says its keys are is not where they are looked for.
      .setProtectedHeader({ alg: 'ES384', kid, typ: 'JWT', jku: 'https://elsewhere.example.com/jwks' })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(ENDPOINT)
      .setExpirationTime(now + 240)
      .sign(privateKey);
    const reply = await requestToken(world, {
      scope: 'system/Patient.rs',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    });
    return reply.status;
  }

  it('SMART-12 signs in with the keys at its address, which are kept for a while and asked for again', async () => {
    const [first, second] = [await createKey('first'), await createKey('second')];
    // What a system publishes for other uses is left alone.
    const others = [
      { kty: 'RSA', kid: 'enc', use: 'enc', n: 'x', e: 'AQAB' },
      { ...first.jwk, kid: 'leaked', d: 'x' },
    ];
    published = { keys: [...others, first.jwk] };
    const clientId = await createKeyClient();
    const [listed] = (await admin.call(listApiClients)).body.items;
    expect(listed).toMatchObject({ clientId, credential: 'KEY', keys: [], keySetUrl: address });
    expect(requests).toBe(0);
    expect(await signIn(clientId, first)).toBe(200);
    expect(await signIn(clientId, first)).toBe(200);
    expect(requests).toBe(1);
    // A key that is not there: one request in half a minute, however many assertions come.
    expect([await signIn(clientId, second), await signIn(clientId, second)]).toEqual([401, 401]);
    expect(requests).toBe(1);
    published = { keys: [second.jwk] };
    world.offsetMs = 31_000;
    expect([await signIn(clientId, second), await signIn(clientId, second)]).toEqual([200, 200]);
    expect(requests).toBe(2);
    expect(await signIn(clientId, first)).toBe(401);
    const forged = { ...(await createKey('second')), kid: 'second' };
    expect(await signIn(clientId, forged)).toBe(401);
  });

  it('SMART-12 believes no key for long whose address does not answer, follows no redirect and reaches no private network', async () => {
    const key = await createKey('one');
    published = { keys: [key.jwk] };
    const clientId = await createKeyClient();
    world.offsetMs = 120_000;
    expect(await signIn(clientId, key)).toBe(200);
    redirectTo = `${address}/elsewhere`;
    const before = requests;
    world.offsetMs += 4 * 60_000;
    expect(await signIn(clientId, key)).toBe(200);
    expect(requests).toBe(before);
    world.offsetMs += 2 * 60_000;
    expect(await signIn(clientId, key)).toBe(401);
    expect(requests).toBe(before + 1);
    const create = (keySet: string) => admin.call(createApiClient, { body: newClient({ keySet }) });
    for (const text of [
      'http://ehr.example.com/jwks',
      'https://user:word@ehr.example.com/jwks',
      'https://ehr.example.com:22/jwks',
    ])
      expect((await create(text)).problem.fieldCodes, text).toMatchObject({
        keySet: { code: 'apiClients.keysAddress' },
      });
    const inside = await createTestClient(admin, {
      scopes: ['patients:read'],
      keySet: 'https://private.example.com/jwks',
    });
    expect(await signIn(inside.client.clientId, key)).toBe(401);
  });
});

it('SMART-02 a token gets the part of the wanted scopes that the client has, and none without any', async () => {
  const { client, secret } = await createTestClient(admin, { scopes: ['patients:read', 'surveys:read'] });
  const ask = (scope: string, more: object = {}) =>
    requestToken(world, { client_id: client.clientId, client_secret: secret, scope, ...more });
  const granted = async (scope: string) => ((await ask(scope)).body as AccessToken).scope;
  expect(await granted('system/Patient.rs system/Observation.rs')).toBe('system/Patient.rs');
  expect(await granted('system/Patient.read')).toBe('system/Patient.read');
  expect(await granted('system/Patient.cruds')).toBe('system/Patient.rs');
  expect(await granted('patients:read system/Questionnaire.rs')).toBe('patients:read system/Questionnaire.rs');
  const all = (await granted('system/*.rs')).split(' ');
  expect(all).toEqual(expect.arrayContaining(['system/Patient.rs', 'system/QuestionnaireResponse.rs']));
  expect(all).not.toContain('system/Observation.rs');
  expect(all).not.toContain('system/*.rs');
  for (const scope of ['system/Observation.rs', 'user/Patient.rs', 'system/Patient.rs?gender=female', 'launch'])
    expect.soft((await ask(scope)).body, scope).toMatchObject({ status: 400, error: 'invalid_scope' });
  const resource = 'http://portal.clinic.test/fhir/R4';
  expect((await ask('system/Patient.rs', { resource })).status).toBe(200);
});

it('SMART-03 a token with scopes of SMART opens no other call of the API', async () => {
  const { client, secret } = await createTestClient(admin, { scopes: ['patients:read'] });
  const form = { client_id: client.clientId, client_secret: secret, scope: 'system/Patient.rs' };
  const { access_token: token } = (await requestToken(world, form)).body as AccessToken;
  const reply = await world.withToken(token).call(listPatients);
  expect(reply.status).toBe(403);
  expect(reply.headers.get('www-authenticate')).toContain('insufficient_scope');
  const rows = await world.asOwner((tx) => tx.select().from(apiTokens).where(eq(apiTokens.clientId, client.id)));
  expect(rows).toMatchObject([{ scopes: ['system/Patient.rs'] }]);
});

it('SMART-04 every example of docs/SMART.md gets the documented response', async () => {
  const { client, secret } = await createTestClient(admin, { scopes: ['patients:read'] });
  let token = '';
  let exported = '';
  const seen: number[] = [];
  for (const { method, path, headers, body, status, ...example } of readExamples('SMART.md')) {
    const reply = await world.anonymous.send(method, path.replace('/fhir/exports/5', exported), {
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && {
        body: body
          .replace('client_id=client_id', `client_id=${client.clientId}`)
          .replace('=client_secret&', `=${secret}&`),
      }),
    });
    expect(reply.status, `${method} ${path}`).toBe(status);
    seen.push(reply.status);
    const names = listShownNames({ method, path, headers, body, status, ...example });
    if (names.length > 0) expect(Object.keys(reply.body as object)).toEqual(expect.arrayContaining(names));
    token ||= (reply.body as Partial<AccessToken>).access_token ?? '';
    exported ||= new URL(reply.headers.get('content-location') ?? 'http://none/').pathname.replace(/^\/$/, '');
    await world.deps.jobs.runDue();
  }
  expect(seen).toEqual([200, 200, 202, 200, 202]);
});

it('SMART-03 the table of scopes has every type that is served, and the scope of its calls', () => {
  const served = [...resourceTypes.values()].map(({ type, scopes }) => [type, scopes]);
  const inTable = Object.entries(fhirAccess).map(([type, access]) => [type, [access.r]]);
  expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(served));
  expect(Object.values(fhirAccess).every(({ r, s }) => r === s)).toBe(true);
});
