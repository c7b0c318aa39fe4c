import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => world.close());

const SECRETS = /ada@clinic|Failed query|of-the-code|7f3a/;

it.each([
  ['an error that nobody expects', '42P01', 500, 'service.failed', /^DrizzleQueryError \| 42P01 \| at /],
  ['an unreachable database', 'ECONNREFUSED', 503, 'service.busy', undefined],
])('a callback of single sign-on that fails by %s is a problem, and logged without its words', async (...row) => {
  const [, code, status, problemCode, detail] = row;
  const cause = Object.assign(new Error('ada@clinic.test'), { code });
  const error = Object.assign(new Error('Failed query: select 1\nparams: ada@clinic.test', { cause }), {
    name: 'DrizzleQueryError',
  });
  vi.spyOn(world.deps.identity, 'callback').mockRejectedValue(error);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = world.log.length;
  const reply = await world.anonymous.send('GET', '/api/auth/callback/sso?code=of-the-code&state=7f3a');
  const { requestId } = reply.problem;
  expect([reply.status, reply.problem.code, reply.headers.get('x-request-id')]).toEqual([
    status,
    problemCode,
    requestId,
  ]);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  const lines = world.log.slice(before);
  expect(lines).toMatchObject([{ event: 'request', requestId, route: 'GET /api/auth/callback/:provider', status }]);
  if (detail) expect(lines[0]!.detail).toMatch(detail);
  else expect(lines[0]).not.toHaveProperty('detail');
  expect(JSON.stringify([lines, reply.body])).not.toMatch(SECRETS);
  expect(printed).not.toHaveBeenCalled();
});
