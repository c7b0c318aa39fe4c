import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';

interface Paths {
  '/v2/patients': { get: { responses: { 200: { content: { 'application/json': { items: string[] } } } } } };
}

let tokens: number;
let seen: (string | null)[];
let isRefused: boolean;
const fetch = async (request: Request): Promise<Response> => {
  if (request.url.endsWith('/oauth/token')) {
    expect(await request.text()).toBe('grant_type=client_credentials&client_id=client_1&client_secret=secret_1');
    if (isRefused) return Response.json({ error: 'invalid_client' }, { status: 401 });
    return Response.json({ access_token: `token ${++tokens}`, expires_in: 600 });
  }
  seen.push(request.headers.get('Authorization'));
  return Response.json({ items: [] });
};
const create = () =>
  createApiClient<Paths>({ baseUrl: 'http://localhost/api', clientId: 'client_1', secret: 'secret_1', fetch });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23), toFake: ['Date'] });
  [tokens, seen, isRefused] = [0, [], false];
});
afterEach(() => vi.useRealTimers());

it('gets one token for calls that are made together, and another before it ends', async () => {
  const client = create();
  await Promise.all([client.GET('/v2/patients'), client.GET('/v2/patients')]);
  vi.setSystemTime(Date.UTC(2026, 10, 23, 0, 9));
  await client.GET('/v2/patients');
  vi.setSystemTime(Date.UTC(2026, 10, 23, 0, 9, 31));
  await client.GET('/v2/patients');
  expect(seen).toEqual(['Bearer token 1', 'Bearer token 1', 'Bearer token 1', 'Bearer token 2']);
});

it('says why it got no token, and asks for one again at the next call', async () => {
  const client = create();
  isRefused = true;
  await expect(client.GET('/v2/patients')).rejects.toThrow('No token: 401 {"error":"invalid_client"}');
  isRefused = false;
  await client.GET('/v2/patients');
  expect(seen).toEqual(['Bearer token 1']);
});
