import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../contract/identity/identity.ts';
import { updateUser } from '../../contract/identity/account.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { Caller, openWorld, type World } from './world.ts';
import { PASSWORD } from './seed.ts';
import { getAddress } from '../../server/platform/http/route-paths.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());
afterEach(() => void vi.useRealTimers());

const saveNames = (body: unknown, headers: Record<string, string> = {}) =>
  admin.send('PATCH', `/api/v2/users/${world.seed.A.practitioners.admin.userId}`, {
    body,
    headers: { 'if-match': '1', ...headers },
  });
const unchanged = async () =>
  expect((await admin.call(currentUser)).body).toMatchObject({ firstName: 'adminA', version: 1 });

describe('a hostile body', () => {
  const badName = [400, 'The body has a field name that is not allowed.'];
  it.each<[string, string, unknown[]]>([
    ['broken JSON', '{"firstName": "A"', [400, 'The body is not valid JSON.']],
    ['no JSON at all', 'firstName=A', [400, 'The body is not valid JSON.']],
    ['a list', '[]', [422, { '': expect.any(String) }]],
    ['null', 'null', [422, { '': expect.any(String) }]],
    [
      'the wrong types',
      '{"firstName": {"$ne": null}, "lastName": 7}',
      [422, { firstName: 'First name is required.', lastName: 'Last name is required.' }],
    ],
    ['a prototype key', '{"firstName":"A","lastName":"B","__proto__":{"isAdmin":true}}', badName],
    ['a constructor key', '{"firstName":"A","lastName":"B","constructor":{"prototype":{"isAdmin":true}}}', badName],
    ['an unknown field', '{"firstName":"A","lastName":"B","groups":["VENDOR_ADMIN"]}', [422, unknownName('groups')]],
    [
      'a NUL character',
      '{"firstName":"A\\u0000","lastName":"B"}',
      [400, 'The body has a character that is not allowed.'],
    ],
    [
      'a line break in a name',
      '{"firstName":"A\\nBcc: x","lastName":"B"}',
      [422, { firstName: 'Contains characters that are not allowed' }],
    ],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`, [400, 'The body is nested too deeply.']],
  ])('with %s is rejected and changes nothing', async (_what, body, reason) => {
    const reply = await saveNames(body);
    expect(reasonOf(reply)).toEqual(reason);
    expect(reply.problem).toMatchObject({ status: reply.status, message: expect.any(String) });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    await unchanged();
  });

  it('of more than 100 kB is rejected before it is read', async () => {
    expect((await saveNames(JSON.stringify({ firstName: 'A'.repeat(200_000), lastName: 'B' }))).status).toBe(413);
    await unchanged();
  });

  it('with another content type is rejected (I10)', async () => {
    expect((await saveNames('{"firstName":"A","lastName":"B"}', { 'content-type': 'text/plain' })).status).toBe(415);
    await unchanged();
  });

  it('with invalid UTF-8 is rejected', async () => {
    const response = await world.app.request('/api/v2/identity/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'The body is not valid UTF-8.' }),
    ]);
  });
});

describe('a client that is not signed in', () => {
  it('gets only the authentication error, whatever else is wrong with the request', async () => {
    const calls = world.router.calls.filter(({ access }) => access !== 'public');
    expect(calls.length).toBeGreaterThan(100);
    for (const call of calls) {
      const { id, method } = call;
      const headers = { 'content-type': 'application/json', 'if-match': 'none' };
      const { status } = await world.anonymous.send(
        method,
        `${getAddress(call).replaceAll(/:\w+/g, 'x')}?limit=x&sort=x`,
        {
          headers,
          ...(method !== 'GET' && { body: '{"broken' }),
        },
      );
      expect.soft([id, status]).toEqual([id, 401]);
    }
  });

  it('can send 1 MB at most: larger bodies are read only from authorized users', async () => {
    const large = world.router.calls.filter(({ maxBodyBytes = 0 }) => maxBodyBytes > 1_000_000);
    expect(large.length).toBeGreaterThan(5);
    for (const { id, method, path, access } of large) {
      expect.soft([id, access]).not.toEqual([id, 'public']);
      let pulled = 0;
      const body = new ReadableStream(
        { pull: (sink) => sink.enqueue(new Uint8Array(++pulled * 1000)) },
        { highWaterMark: 0 },
      );
      const response = await world.app.request(`/api${path.replaceAll(/:\w+/g, '1')}`, {
        method,
        body,
        duplex: 'half',
      } as RequestInit);
      expect.soft([id, response.status, pulled]).toEqual([id, 401, 0]);
    }
  });

  it('gets a Retry-After header with every 429 and 503', async () => {
    // However long the calls take.
    vi.useFakeTimers({ toFake: ['Date'] });
    const fresh = world.beside({ environment: { TYPEFORM_SECRET: '' } });
    const busy = await fresh.anonymous.send('POST', '/api/v2/webhooks/typeform', { body: '{}' });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    world.toQuarter(1);
    let reply = await world.anonymous.send('GET', '/api/v2/sign-up/AAAAAAAAAAAAAAAAAAAAAA');
    for (let count = 0; count < 60; count++)
      reply = await world.anonymous.send('GET', '/api/v2/sign-up/AAAAAAAAAAAAAAAAAAAAAA');
    world.offsetMs = 0;
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBe(900);
    expect(reply.problem.message).toBe('Too many attempts. Please wait 15 minutes and try again.');
  });
});

describe('a signed-in client that copies records by the thousand', () => {
  it('is stopped at the calls of a minute, whatever it calls, and other users are not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limited = world.beside({ environment: { REQUESTS_PER_MINUTE: '5' } });
    const { admin: who, first } = world.seed.A.practitioners;
    const copier = await limited.as(who);
    const read = () => copier.send('GET', '/api/v2/patients?limit=999');
    for (let count = 0; count < 5; count++) expect((await read()).status).toBe(200);
    const refused = await read();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
    expect((await copier.call(currentUser)).status).toBe(429);
    expect((await (await limited.as(first)).call(currentUser)).status).toBe(200);
  });
});

describe('a hostile URL', () => {
  it.each([
    ['a NUL character', 'q=%00', 'The address'],
    ['a NUL character in a filter', `filter=${encodeURIComponent('{"q":"a\\u0000"}')}`, 'Query value "filter"'],
    ['half a character in a filter', `filter=${encodeURIComponent('{"q":"a\\ud83d"}')}`, 'Query value "filter"'],
  ])('with %s is rejected', async (_what, query, where) => {
    for (const path of ['patients', 'programs/templates', 'care-paths'])
      expect(reasonOf(await admin.send('GET', `/api/v2/${path}?${query}`)), path).toEqual([
        400,
        `${where} has a character that is not allowed.`,
      ]);
  });
});

describe('a path with a NUL character', () => {
  it('answers 404 as for an unknown version of the scan client', async () => {
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    const reply = await vendor.send('PUT', '/api/v2/admin/scan/clients/%00', {
      body: { updateRequired: true },
      headers: { 'if-match': '1' },
    });
    expect([reply.status, reply.problem.message]).toEqual([404, 'Not found.']);
  });

  it('causes no server error in any call by any user', async () => {
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    const paths = world.router.calls.filter(({ path }) => path.includes(':'));
    expect(paths.length).toBeGreaterThan(50);
    for (const call of paths)
      for (const who of [admin, vendor, world.anonymous]) {
        const { id, method } = call;
        const { status } = await who.send(method, getAddress(call).replaceAll(/:\w+/g, '%00'), {
          headers: { 'if-match': '1' },
        });
        expect.soft([status >= 400 && status < 500, id, status]).toEqual([true, id, status]);
      }
  });
});

describe('a request from another site', () => {
  it.each([
    ['a foreign origin', { origin: 'https://evil.test', host: 'portal.test' }],
    ['an opaque origin', { origin: 'null', host: 'portal.test' }],
    ['no origin but a cross-site fetch', { 'sec-fetch-site': 'cross-site', host: 'portal.test' }],
  ])('I10 with %s cannot write', async (_what, headers) => {
    expect((await saveNames({ firstName: 'A', lastName: 'B' }, headers)).status).toBe(403);
    await unchanged();
  });

  it('SEC-25 I10 with the own host without encryption cannot write where the portal is at https', async () => {
    const encrypted = world.beside({ environment: { PUBLIC_URL: 'https://portal.test' } });
    const statusFrom = async (origin: string) => {
      const headers = { origin, host: 'portal.test' };
      return (await encrypted.anonymous.send('POST', '/api/v2/identity/sign-out', { headers })).status;
    };
    expect(await statusFrom('http://portal.test')).toBe(403);
    expect(await statusFrom('https://portal.test')).toBe(200);
  });

  it('with our own origin can', async () => {
    const { body } = await admin.call(currentUser);
    const { firstName, lastName, userId } = body;
    const reply = await admin.call(updateUser, {
      params: { id: userId },
      body: { firstName, lastName },
      headers: { 'if-match': '1', origin: 'http://portal.test', host: 'portal.test' },
    });
    expect(reply.status).toBe(200);
  });
});

describe('the log', () => {
  it('J9 names routes by pattern and people by id, never by email, and no query', async () => {
    await world.anonymous.call(signIn, { body: { email: world.seed.A.practitioners.first.email, password: PASSWORD } });
    await world.anonymous.send('GET', '/api/v2/sign-up/SOMESECRETINVITECODE?email=pat@patient.test');
    const text = JSON.stringify(world.log);
    expect(text).toContain('GET /v2/sign-up/:code');
    expect(text).not.toContain('SOMESECRETINVITECODE');
    expect(text).not.toContain('@');
    expect(text).not.toContain('CANARY');
    expect(text).not.toContain(PASSWORD);
  });

  it('has the address of a request that was refused, and of no other', async () => {
    world.log.length = 0;
    await world.anonymous.call(signIn, { body: { email: 'nobody@clinic.test', password: 'not the one' } });
    await admin.call(currentUser);
    const lines = world.log.map(({ status, address }) => [status, address]);
    expect(lines).toEqual([
      [401, 'in-process'],
      [200, undefined],
    ]);
  });
});
