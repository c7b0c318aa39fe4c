import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatedSecret } from '../../contract/api-clients/api-clients.ts';
import type { AccessToken } from '../../contract/api-clients/token.ts';
import { createTestClient, getToken } from './api-client.ts';
import { readExamples } from './guide-examples.ts';
import { openWorld, type Caller, type World } from './world.ts';

const examples = readExamples('API.md', '## Authentication', '## Errors');

let world: World;
let admin: Caller;
let created: Awaited<ReturnType<typeof createTestClient>>;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  created = await createTestClient(admin, { scopes: ['patients:read'] });
  token = await getToken(world, created);
});
afterAll(() => world.close());

/** The values of this run in place of those that the page shows. */
const fillIn = (shown: string) =>
  shown
    .replace('client_id=client_id', `client_id=${created.client.clientId}`)
    .replace('client_secret=client_secret', `client_secret=${created.secret}`)
    .replace('Bearer access_token', `Bearer ${token}`)
    .replace('/api-clients/7/', `/api-clients/${created.client.id}/`);

describe('docs/API.md', () => {
  it('SVC-05 shows how to get a token, a call, its refusal and a new secret', () => {
    expect(examples.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /oauth/token 200',
      'POST /oauth/token 401',
      'GET /v2/patients?limit=1 200',
      'GET /v2/practitioners 403',
      'POST /v2/api-clients/7/secrets 201',
    ]);
  });

  it.each(examples)('SVC-05 documents $method $path with the actual status $status', async (example) => {
    const { method, path, headers, body, status, answer } = example;
    const caller = path.includes('/api-clients/') ? admin : world.anonymous;
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fillIn(value)]));
    const reply = await caller.send(method, `/api${fillIn(path)}`, {
      headers: sent,
      ...(body && { body: fillIn(body) }),
    });
    expect(reply.status).toBe(status);
    const shown = JSON.parse(answer.replaceAll('{ … }', '{}').replaceAll('[ … ]', '[]')) as object;
    expect(Object.keys(reply.body as object)).toEqual(expect.arrayContaining(Object.keys(shown)));
    if (status >= 400) expect(reply.body).toMatchObject(shown);
    if (path === '/oauth/token' && status === 200)
      expect(reply.body as AccessToken).toMatchObject({
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'patients:read',
      });
    if (status === 201) {
      const { client, secret } = reply.body as CreatedSecret;
      expect(client.secrets).toHaveLength(2);
      await getToken(world, { client, secret });
      await getToken(world, created);
    }
  });
});
