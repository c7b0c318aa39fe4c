import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from './seed.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** The transactions that the manual gives the owner, to whom policies apply like to everybody. */
const transactions = [...readFileSync('docs/OPERATING.md', 'utf8').matchAll(/```sql\n(begin;\n[^`]+)```/g)].map(
  ([, text]) => text!.replaceAll('…', '1'),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.bare);
  await database.bare.transaction({ role: 'owner' }, async (tx) => {
    await tx.execute(sql`insert into api_clients (organization_id, client_id, name, scopes)
      values (1, 'scheduling', 'Scheduling', '{patients:read}')`);
    await tx.execute(sql`insert into webhook_endpoints (organization_id, url, event_types)
      values (1, 'https://ehr.example.com/hook', '{patient.added}')`);
    await tx.execute(sql`insert into audit_rows (request_id, action, entity, outcome) values ('r', 'a', 'e', 200)`);
    await tx.execute(sql`insert into audit_seals (id, sealed_at, first_id, last_id, row_count, rows_hash, row_digests, previous_hash, hash)
      select 1, now() - interval '7 years', 1, max(id), count(*), 'h', '', 'h', 'h' from audit_rows`);
  });
});
afterAll(() => database.drop());

it('O3 the manual has a transaction for each thing that the owner alone can do to rows behind policies', () => {
  expect(transactions.map((text) => /^(?:update|delete from) (\w+)/m.exec(text)?.[1])).toEqual([
    'audit_rows',
    'api_clients',
    'webhook_endpoints',
  ]);
});

if (process.env.TEST_DB === 'postgres')
  it.each(transactions)('O3 the owner changes rows with %s', async (text) => {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    try {
      const results = (await owner.query(text)) as unknown as pg.QueryResult[];
      const changed = results.find(({ command }) => command === 'UPDATE' || command === 'DELETE');
      expect(changed?.rowCount).toBeGreaterThan(0);
      const { rows } = await owner.query(`select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity and not c.relforcerowsecurity`);
      expect(rows).toEqual([]);
    } finally {
      await owner.end();
    }
  });
