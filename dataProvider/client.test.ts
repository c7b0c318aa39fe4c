import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from '../contract/identity/account.ts';
import { signIn } from '../contract/identity/identity.ts';
import { listPatients, updatePatient } from '../contract/patients/patients.ts';
import { currentUser } from '../contract/identity/users.ts';
import { call } from './client.ts';
import { configureFailover, getCurrentBase, setSessionValid } from './failover.ts';
import { addListener } from './listeners.ts';

type Answer = Response | 'offline';
const sent: { url: string; init: RequestInit }[] = [];

/** Answers each request by its address; `offline` is what a blocked network does. */
function network(answer: (url: string) => Answer): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, init });
    const given = answer(url);
    if (given === 'offline') throw new TypeError('Failed to fetch');
    return given;
  });
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const healthchecks = () => sent.filter(({ url }) => url.endsWith('/healthcheck'));

beforeEach(() => {
  sent.length = 0;
});
// The files of a worker share the module.
afterEach(() => {
  configureFailover([]);
  setSessionValid(false);
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('API-01 API-02 answers its result, or message and status; it never throws', async () => {
    network(() => json({ userId: 'u' }));
    expect(await call(currentUser)).toEqual({ userId: 'u' });
    network(() => json({ message: 'No.', status: 403 }, 403));
    expect(await call(currentUser)).toEqual({ message: 'No.', status: 403 });
    network(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await call(currentUser)).toMatchObject({ status: 502, message: expect.any(String) });
    network(() => 'offline');
    expect(await call(currentUser)).toMatchObject({ status: 0, message: expect.any(String) });
  });

  it('API-03 goes to its path under the base of the provider API, with its query', async () => {
    network(() => json({ items: [] }));
    await call(listPatients, { query: { q: 'a b&c', page: 2, locationIds: [3, 4], product: null } });
    expect(sent[0]!.url).toBe('/api/v2/patients?q=a+b%26c&page=2&locationIds=3%2C4');
  });

  it('carries the version that was read, and a key by which a retry writes once', async () => {
    network(() => json({}));
    await call(updatePatient, { params: { id: 7 }, body: {}, version: 3, idempotencyKey: 'one-intent' });
    expect(sent[0]!.url).toBe('/api/v2/patients/7');
    expect(sent[0]!.init.headers).toMatchObject({ 'If-Match': '3', 'Idempotency-Key': 'one-intent' });
    await call(changePassword, { body: { currentPassword: 'a', newPassword: 'b' } });
    expect((sent[1]!.init.headers as Record<string, string>)['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('API-64 reports 500 to 599 to error monitoring, and nothing else', async () => {
    const reported: number[] = [];
    const stop = addListener({ serverError: ({ status }) => reported.push(status) });
    for (const status of [499, 500, 599, 600, 404]) {
      const answer = { ok: false, status, json: async () => ({ message: 'x', status }) } as unknown as Response;
      network(() => answer);
      await call(currentUser);
    }
    stop();
    expect(reported).toEqual([500, 599]);
  });

  it('OPEN-154 tells of an ended session when a protected call answers 401, not when a sign-in does', async () => {
    const ended = vi.fn<() => void>();
    const stop = addListener({ sessionEnded: ended });
    network(() => json({ message: 'Please sign in.', status: 401 }, 401));
    await call(signIn, { body: { email: 'a@b.test', password: 'x' } });
    expect(ended).not.toHaveBeenCalled();
    await call(currentUser);
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });
});

describe('status 0', () => {
  it('API-61 API-62 asks for the healthcheck up to 3 times, 200 ms apart, with a valid session', async () => {
    vi.useFakeTimers();
    try {
      setSessionValid(true);
      network(() => 'offline');
      const answer = call(currentUser);
      await vi.advanceTimersByTimeAsync(0);
      expect(healthchecks()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(199);
      expect(healthchecks()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(healthchecks()).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(200);
      expect(healthchecks()).toHaveLength(3);
      expect(await answer).toMatchObject({ status: 0 });
      await vi.advanceTimersByTimeAsync(2000);
      expect(healthchecks()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('API-62 asks for no healthcheck without a session', async () => {
    network(() => 'offline');
    await call(currentUser);
    expect(healthchecks()).toHaveLength(0);
  });

  it('API-63 OPEN-041 goes over to the failover base when every healthcheck fails, and repeats the call there once', async () => {
    setSessionValid(true);
    configureFailover(['https://second.test/api/']);
    network((url) => (url.startsWith('/api') ? 'offline' : json({ userId: 'from the second' })));
    expect(await call(currentUser)).toEqual({ userId: 'from the second' });
    expect(getCurrentBase()).toBe('https://second.test/api');
    expect(sent.filter(({ url }) => url === 'https://second.test/api/v2/users/current')).toHaveLength(1);
  });

  it('stays where it is when a healthcheck answers', async () => {
    setSessionValid(true);
    configureFailover(['https://second.test/api']);
    network((url) => (url.endsWith('/healthcheck') ? json({ status: 'ok' }) : 'offline'));
    expect(await call(currentUser)).toMatchObject({ status: 0 });
    expect(getCurrentBase()).toBe('/api');
  });

  it('U1 repeats a write only under the key of the first try, and a sign-in never', async () => {
    setSessionValid(true);
    configureFailover(['https://second.test/api', 'https://third.test/api']);
    network((url) => (url.startsWith('/api') ? 'offline' : json({})));
    await call(updatePatient, { params: { id: 7 }, body: {}, version: 1 });
    const keys = sent
      .filter(({ url }) => url.endsWith('/v2/patients/7'))
      .map(({ init }) => (init.headers as Record<string, string>)['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);

    sent.length = 0;
    network((url) => (url.startsWith('https://second') ? 'offline' : json({})));
    await call(signIn, { body: { email: 'a@b.test', password: 'x' } });
    expect(sent.filter(({ url }) => url.endsWith('/sign-in'))).toHaveLength(1);
  });
});
