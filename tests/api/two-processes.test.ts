import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, startServer, type ServerProcess } from '../server-process.ts';
import { PASSWORD, seed } from './seed.ts';
import { templateBody } from './template-body.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** Each of the two kinds of round; `npm run soak` asks for many more. */
const CLASHES = Number(process.env.SOAK_CLASHES ?? 20);

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-two-processes-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

// PostgreSQL lets many processes share a database; a data directory of PGlite belongs to one.
if (process.env.TEST_DB === 'postgres') {
  describe('two processes over one database', () => {
    let database: TestDatabase;
    let servers: [ServerProcess, ServerProcess];
    let cookie: string;

    beforeAll(async () => {
      database = await openTestDatabase();
      await seed(database.bare);
      const start = () => startServer({ dataDirectory: directory, environment: database.environment });
      servers = [await start(), await start()];
      const body = { email: 'admina@clinic.test', password: PASSWORD };
      const answer = await send(servers[0], 'POST', '/identity/sign-in', { body });
      cookie = answer.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await database.drop();
    });

    async function send(
      server: ServerProcess,
      method: string,
      path: string,
      { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
    ) {
      const response = await fetch(`${server.url}/api/v2${path}`, {
        method,
        headers: { cookie: cookie ?? '', 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as never };
    }

    /** The same call to both at once. */
    const sendToBoth = (method: string, path: string, of: (server: 0 | 1) => Parameters<typeof send>[3]) =>
      Promise.all([send(servers[0], method, path, of(0)), send(servers[1], method, path, of(1))]);

    it(`C1 of ${CLASHES} pairs of changes to one version, one each is made and the other is told of it`, async () => {
      type Details = { name: string; version: number };
      let details: Details = (await send(servers[0], 'GET', '/organizations/current')).body;
      const { timezone } = details as Details & { timezone: string };
      for (let round = 0; round < CLASHES; round++) {
        const replies = await sendToBoth('PATCH', '/organizations/current', (server) => ({
          body: { name: `Name ${round} of ${server}`, timezone },
          headers: { 'if-match': `${details.version}` },
        }));
        expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
        const saved: Details = replies.find(({ status }) => status === 200)!.body;
        expect(saved.version).toBe(details.version + 1);
        const { current } = replies.find(({ status }) => status === 412)!.body as { current: Details };
        expect(current).toMatchObject({ name: saved.name, version: saved.version });
        details = saved;
      }
    });

    it(`C2 of ${CLASHES} pairs of calls with one key, one each is carried out and both get its response`, async () => {
      const ids = new Set<number>();
      for (let round = 0; round < CLASHES; round++) {
        const call = {
          body: templateBody(`Template ${round}`),
          headers: { 'idempotency-key': `one-key-${String(round).padStart(8, '0')}` },
        };
        const replies = await sendToBoth('POST', '/programs/templates', () => call);
        expect(replies.map(({ status }) => status)).toEqual([201, 201]);
        const [one, other] = replies.map(({ body }) => (body as { id: number }).id);
        expect(other).toBe(one);
        ids.add(one!);
      }
      expect(ids.size).toBe(CLASHES);
    });
  });
} else {
  it('C6 a second process is rejected on the same data directory, and takes over from a dead one', async () => {
    // An empty directory, as on a new machine: the other tests on PGlite start from a migrated dump.
    const server = await startServer({ dataDirectory: directory });
    const second = await launch({ dataDirectory: directory });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Another process (${server.process.pid} on `);
    const health = await fetch(`${server.url}/api/healthcheck`);
    // A proxy keeps an idle connection for a minute, and sends its next request over it.
    expect([health.status, health.headers.get('keep-alive')]).toEqual([200, 'timeout=75']);
    await server.kill();
    const heir = await startServer({ dataDirectory: directory });
    expect(await heir.stop()).toBe(0);
  }, 120_000);
}
