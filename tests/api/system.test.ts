import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendStatus, chatToken, healthcheck } from '../../contract/platform/system.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('the system API', () => {
  it('API-51 CONST-10 answers the healthcheck to every client, with the version of the product', async () => {
    const reply = await world.anonymous.call(healthcheck);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ status: 'ok', version: '1.63.5' });
  });

  it('API-51 reports clock problems in the healthcheck, which stays available', async () => {
    world.deps.clockError = async () => 'DATABASE';
    const { status, body } = await world.anonymous.call(healthcheck);
    world.deps.clockError = async () => null;
    expect([status, body]).toEqual([200, { status: 'ok', version: '1.63.5', clock: 'DATABASE' }]);
  });

  it('API-52 AUTH-62 returns LIVE or MAINTENANCE, with a message if there is one', async () => {
    expect((await world.anonymous.call(backendStatus)).body).toEqual({ status: 'LIVE' });
    world.deps.status = () => ({ status: 'MAINTENANCE', message: 'Back at noon.' });
    expect((await world.anonymous.call(backendStatus)).body).toEqual({
      status: 'MAINTENANCE',
      message: 'Back at noon.',
    });
  });

  it('API-50 SUP-03 returns a chat token with the user’s id only, and none when no chat is configured', async () => {
    const { admin } = world.seed.A.practitioners;
    expect((await (await world.as(admin)).call(chatToken)).status).toBe(404);
    const withChat = world.beside({ environment: { CHAT_SECRET: 'chat secret' } });
    const { jwt } = (await (await withChat.as(admin)).call(chatToken)).body;
    const [header, payload, signature] = jwt.split('.');
    expect(createHmac('sha256', 'chat secret').update(`${header}.${payload}`).digest('base64url')).toBe(signature);
    const { iat, exp, ...claims } = JSON.parse(Buffer.from(payload!, 'base64url').toString());
    expect(claims).toEqual({ user_id: admin.userId });
    expect(exp - iat).toBe(3600);
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(Buffer.from(header!, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect((await withChat.anonymous.call(chatToken)).status).toBe(401);
  });

  it('API-03 documents every call under the base of the provider API, as JSON and as a page', async () => {
    const { body } = await world.anonymous.send('GET', '/api/openapi.json');
    const { paths, servers } = body as { paths: Record<string, object>; servers: { url: string }[] };
    expect(servers).toEqual([{ url: '/api' }]);
    // FHIR describes itself.
    for (const { path, method } of world.router.calls.filter(({ fhir }) => !fhir)) {
      const documented = path
        .replace(/\/$/, '')
        .replace(':kind/sessions', 'gait/sessions')
        .replace(':artifact/', 'video/')
        .replaceAll(/:(\w+)/g, '{$1}');
      expect(paths[documented]).toHaveProperty(method.toLowerCase());
    }
    const page = await world.anonymous.send('GET', '/api/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain('/api/openapi.json');
  });
});

describe('every response', () => {
  it('API-01 API-02 is a result or has message and status, also for unknown paths', async () => {
    const nowhere = await world.anonymous.send('GET', '/api/v2/nothing/here');
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'This call does not exist.', status: 404 } });
  });

  it('has the security headers and is not cached', async () => {
    const { headers } = await world.anonymous.call(healthcheck);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.get('strict-transport-security')).toBeNull();
    const secure = world.beside({ environment: { PUBLIC_URL: 'https://portal.test' } });
    expect((await secure.anonymous.call(healthcheck)).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    );
  });
});
