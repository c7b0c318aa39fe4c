import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransactionSettings } from '../../../server/platform/db/database.ts';
import { openPostgres } from '../../../server/platform/db/postgres.ts';
import { auditRows, jobs } from '../../../server/platform/db/schema.ts';
import { openWorld, type World } from '../world.ts';

const onPostgres = process.env.TEST_DB === 'postgres';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const asClinic = (): TransactionSettings => ({
  role: 'app_user',
  org: world.seed.A.organizationId,
  allLocations: true,
});
const auditRow = { requestId: 'r', action: 'x', entity: 'x', outcome: 200 };
const refused = { cause: expect.objectContaining({ code: '42501' }) as unknown };

describe('the database role of a clinic', () => {
  it('O1 inserts audit rows of its own organization only', async () => {
    const { A, B } = world.seed;
    const write = (values: { organizationId?: number; onBehalfOf?: number }) =>
      world.database.app.transaction(asClinic(), (tx) => tx.insert(auditRows).values({ ...auditRow, ...values }));
    await write({ organizationId: A.organizationId });
    await expect(write({ organizationId: B.organizationId })).rejects.toMatchObject(refused);
    await expect(write({})).rejects.toMatchObject(refused);
    const other = write({ organizationId: A.organizationId, onBehalfOf: B.organizationId });
    await expect(other).rejects.toMatchObject(refused);
  });

  it('O1 enqueues jobs of its own organization only', async () => {
    const { A, B } = world.seed;
    const ask = (organizationId: number | null) =>
      world.database.app.transaction(asClinic(), (tx) =>
        tx.insert(jobs).values({ kind: 'delete-orphaned-files', organizationId, payload: {}, runAt: new Date(8e12) }),
      );
    await ask(A.organizationId);
    await expect(ask(B.organizationId)).rejects.toMatchObject(refused);
    await expect(ask(null)).rejects.toMatchObject(refused);
  });

  it('O1 inserts neither of them without an organization', async () => {
    const nowhere = { role: 'app_user' } as const;
    const { organizationId } = world.seed.A;
    for (const statement of [
      sql`insert into audit_rows (request_id, organization_id, action, entity, outcome) values ('r', ${organizationId}, 'x', 'x', 200)`,
      sql`insert into jobs (kind, organization_id, payload) values ('delete-orphaned-files', ${organizationId}, '{}')`,
    ])
      await expect(world.database.app.transaction(nowhere, (tx) => tx.execute(statement))).rejects.toMatchObject(
        refused,
      );
  });
});

/** Runs the statements on one connection; returns the SQLSTATE or `done` for each. */
async function trying(url: string, statements: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const errors: string[] = [];
  for (const statement of statements)
    errors.push(
      await client.query(statement).then(
        () => 'done',
        (error: { code?: string }) => String(error.code),
      ),
    );
  await client.end();
  return errors;
}

if (onPostgres)
  describe('a hijacked connection', () => {
    it.each([
      ['DATABASE_URL', 'app_user', ['app_vendor', 'app_service']],
      ['DATABASE_VENDOR_URL', 'app_vendor', ['app_user', 'app_service']],
      ['DATABASE_SERVICE_URL', 'app_service', ['app_user', 'app_vendor']],
    ])('O3 of %s can set the role %s and no other', async (name, own, others) => {
      const url = world.database.environment[name]!;
      const leave = ['reset role', 'rollback', 'begin'];
      for (const other of [...others, 'portal_owner', 'postgres']) {
        const tried = ['begin', `set role ${own}`, ...leave, `set role ${other}`];
        expect.soft((await trying(url, tried)).at(-1), `${name} to ${other}`).toBe('42501');
        const configured = ['begin', `select set_config('role', '${other}', true)`];
        expect.soft((await trying(url, configured)).at(-1), `${name} to ${other}`).toBe('42501');
      }
      expect(await trying(url, [`set role ${own}`, 'select 1'])).toEqual(['done', 'done']);
      // Without a role the login may read nothing.
      expect(await trying(url, ['select 1 from patients', 'select 1 from users'])).toEqual(['42501', '42501']);
    });
  });

if (onPostgres)
  describe('an installed database', () => {
    const logins = ['app', 'vendor', 'service'].map((name) => `${name}_${crypto.randomUUID().slice(0, 8)}`);
    const [old, vendor, service] = logins as [string, string, string];
    const to = (login: string) =>
      Object.assign(new URL(world.database.environment.DATABASE_URL!), { username: login }).href;
    const ownerUrl = () => world.database.environment.DATABASE_OWNER_URL!;
    const roles = logins.map((name) => `create role ${name} login noinherit`);

    it('O3 revokes the roles of its single login once separate logins are configured', async () => {
      expect(await trying(ownerUrl(), roles)).toEqual(['done', 'done', 'done']);
      const switching = [
        'set role app_user',
        'reset role',
        'set role app_vendor',
        'reset role',
        'set role app_service',
      ];

      await (await openPostgres({ url: to(old), ownerUrl: ownerUrl(), max: 1 })).close();
      expect(await trying(to(old), switching)).toEqual(['done', 'done', 'done', 'done', 'done']);
      await expect(openPostgres({ url: to(old), ownerUrl: ownerUrl(), max: 1, strict: true })).rejects.toThrow(
        `The database login "${old}" may take on app_service`,
      );

      const separate = { url: to(old), vendorUrl: to(vendor), serviceUrl: to(service), ownerUrl: ownerUrl() };
      const database = await openPostgres({ ...separate, max: 1, strict: true });
      expect(await trying(to(old), switching)).toEqual(['done', 'done', '42501', 'done', '42501']);
      for (const role of ['app_user', 'app_vendor', 'app_service'] as const) {
        const one = await database.transaction({ role }, (tx) => tx.execute(sql`select current_user::text as role`));
        expect((one as { rows: unknown[] }).rows).toEqual([{ role }]);
      }
      await database.close();
      expect(
        await trying(
          ownerUrl(),
          logins.map((name) => `drop role ${name}`),
        ),
      ).toEqual(['done', 'done', 'done']);
    });
  });
