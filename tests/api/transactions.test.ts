import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommitHook, Tx } from '../../server/platform/db/database.ts';
import { audit, insertAuditRow } from '../../server/platform/audit/audit.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const onPostgres = process.env.TEST_DB === 'postgres';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.drop());

const asService = { role: 'app_service' } as const;
const entry = (requestId: string) => ({ requestId, action: 'try', entity: 'tries', outcome: 200 });
const countAuditRows = async (requestId: string): Promise<number> => {
  const count = (tx: Tx) => tx.execute(sql`select 1 from audit_rows where request_id = ${requestId}`);
  return ((await database.app.transaction(asService, count)) as { rows: unknown[] }).rows.length;
};

it('a transaction commits its writes together with the commit hook', async () => {
  await database.app.transaction(asService, async (tx, beforeCommit) => {
    await audit(tx, null, entry('whole'));
    beforeCommit(insertAuditRow(tx, null, entry('whole')));
  });
  expect(await countAuditRows('whole')).toBe(2);
});

if (onPostgres)
  it('no connection uses just-in-time compilation, which can take several seconds', async () => {
    const show = (tx: Tx) => tx.execute(sql`show jit`);
    for (const role of ['app_user', 'app_vendor', 'app_service'] as const)
      expect(await database.app.transaction({ role }, show)).toMatchObject({ rows: [{ jit: 'off' }] });
    expect(await show(database.app.identity)).toMatchObject({ rows: [{ jit: 'off' }] });
  });

const failingHooks: Record<string, { hook: (tx: Tx) => CommitHook; message: string }> = {
  'the database rejects': {
    hook: (tx) => insertAuditRow(tx, null, { ...entry('undone'), outcome: 100_000 }),
    message: 'out of range',
  },
  'cannot be written as a statement': {
    hook: (tx) => insertAuditRow(tx, null, { ...entry('undone'), subjects: [], changes: { size: [0n, 1n] } as never }),
    message: 'BigInt',
  },
};
if (onPostgres)
  failingHooks['has a value that cannot be sent'] = {
    hook: (tx) =>
      Object.assign(insertAuditRow(tx, null, entry('undone')), {
        toSQL: () => ({ sql: 'select $1::text', params: [{ toPostgres: () => expect.fail() }] }),
      }),
    message: 'plain values',
  };

for (const [name, { hook, message }] of Object.entries(failingHooks))
  it(`a commit hook that ${name} rolls the transaction back, and the next transaction works`, async () => {
    const done = database.app.transaction(asService, async (tx, beforeCommit) => {
      await audit(tx, null, entry('undone'));
      beforeCommit(hook(tx));
    });
    const error = await done.then(
      () => null,
      (failure: Error) => failure,
    );
    expect(`${error?.message} ${(error?.cause as Error | undefined)?.message}`).toContain(message);
    expect(await countAuditRows('undone')).toBe(0);
  });

if (onPostgres) {
  it('a transaction whose work ignores a failed statement reports the rollback', async () => {
    const done = database.app.transaction(asService, async (tx) => {
      await audit(tx, null, entry('aborted'));
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(done).rejects.toThrow('rolled back');
    expect(await countAuditRows('aborted')).toBe(0);
  });

  // An unhandled error event would end the process and fail this file.
  it('the process continues when the database ends a connection in use', async () => {
    const broken = database.app.transaction(asService, async (tx) => {
      await audit(tx, null, entry('broken'));
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
      const gone = new Promise((end) => setTimeout(end, 200));
      await database.bare.transaction({ role: 'owner' }, (other) =>
        other.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`),
      );
      await gone;
      await audit(tx, null, entry('broken'));
    });
    await expect(broken).rejects.toThrow('insert into "audit_rows"');
    expect(await countAuditRows('broken')).toBe(0);
  });
}
