import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ending, Tx } from '../../server/db/database.ts';
import { audit, auditRow } from '../../server/audit/audit.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const onPostgres = process.env.TEST_DB === 'postgres';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.drop());

const asService = { role: 'app_service' } as const;
const entry = (requestId: string) => ({ requestId, action: 'try', entity: 'tries', outcome: 200 });
const written = async (requestId: string): Promise<number> => {
  const count = (tx: Tx) => tx.execute(sql`select 1 from audit_rows where request_id = ${requestId}`);
  return ((await database.app.transaction(asService, count)) as { rows: unknown[] }).rows.length;
};

it('commits what was written, and the ending with it', async () => {
  await database.app.transaction(asService, async (tx, atEnd) => {
    await audit(tx, null, entry('whole'));
    atEnd(auditRow(tx, null, entry('whole')));
  });
  expect(await written('whole')).toBe(2);
});

const endings: Record<string, { ending: (tx: Tx) => Ending; said: string }> = {
  'the database refuses': {
    ending: (tx) => auditRow(tx, null, { ...entry('undone'), outcome: 100_000 }),
    said: 'out of range',
  },
  'cannot be written as a statement': {
    ending: (tx) => auditRow(tx, null, { ...entry('undone'), subjects: [], changes: { size: [0n, 1n] } as never }),
    said: 'BigInt',
  },
};
if (onPostgres)
  endings['has a value that cannot be sent'] = {
    ending: (tx) =>
      Object.assign(auditRow(tx, null, entry('undone')), {
        toSQL: () => ({ sql: 'select $1::text', params: [{ toPostgres: () => expect.fail() }] }),
      }),
    said: 'plain values',
  };

for (const [name, { ending, said }] of Object.entries(endings))
  it(`undoes everything for an ending that ${name}, and goes on with the next transaction`, async () => {
    const done = database.app.transaction(asService, async (tx, atEnd) => {
      await audit(tx, null, entry('undone'));
      atEnd(ending(tx));
    });
    const error = await done.then(
      () => null,
      (failure: Error) => failure,
    );
    expect(`${error?.message} ${(error?.cause as Error | undefined)?.message}`).toContain(said);
    expect(await written('undone')).toBe(0);
  });

if (onPostgres) {
  it('says that nothing was committed where the work went on after a failure', async () => {
    const done = database.app.transaction(asService, async (tx) => {
      await audit(tx, null, entry('aborted'));
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(done).rejects.toThrow('rolled back');
    expect(await written('aborted')).toBe(0);
  });

  // An event that nobody listens to would end the process, and fails this file.
  it('lives on when the database ends a connection that is in use', async () => {
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
    expect(await written('broken')).toBe(0);
  });
}
