import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditRows, organizations } from '../../../server/db/schema/index.ts';
import { openWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function rows<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return world.asOwner(async (tx) => ((await tx.execute(statement)) as { rows: Row[] }).rows);
}

/** Tables that belong to no organization: reachable by grants alone, and by whom is written here. */
const withoutTenant: Record<string, string[]> = {
  people: ['app_service'],
  auth_sessions: ['app_service'],
  auth_accounts: ['app_service'],
  auth_verifications: ['app_service'],
  auth_two_factors: ['app_service'],
  auth_used_codes: ['app_service'],
  auth_passkeys: ['app_service'],
  throttles: ['app_service'],
  exercises: ['app_user', 'app_vendor'],
  scan_client_versions: ['app_service', 'app_user', 'app_vendor'],
  pro_forms: ['app_service', 'app_user', 'app_vendor'],
  unprocessed_responses: ['app_service', 'app_vendor'],
  scan_module_overrides: ['app_vendor'],
  saved_filters: ['app_vendor'],
};

it('forces row-level security on every table of a tenant, with the one policy shape', async () => {
  const tables = await rows<{ name: string; forced: boolean; policies: string[] }>(sql`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  for (const { name, forced, policies } of tables) {
    if (name in withoutTenant) continue;
    expect.soft(forced, `${name} is not forced`).toBe(true);
    if (['audit_rows', 'jobs'].includes(name)) continue;
    expect
      .soft(policies, name)
      .toEqual(expect.arrayContaining([`${name}_organization`, `${name}_service`, `${name}_vendor`]));
  }
});

it('compares the organization in USING and in WITH CHECK of every clinic policy', async () => {
  const policies = await rows<{ name: string; using: string; check: string }>(sql`
    select polname::text as name, pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_policy where polname like '%\_organization'`);
  expect(policies.length).toBeGreaterThan(15);
  for (const { name, using, check } of policies) {
    expect.soft(using, name).toMatch(/\((organization_)?id = \( SELECT app\.org\(\)/);
    expect.soft(check, name).toBe(using);
  }
});

it('lets nobody but the named roles touch a table without tenant', async () => {
  const grants = await rows<{ name: string; grantees: string[] }>(sql`
    select table_name::text as name, array_agg(distinct grantee::text order by grantee::text) as grantees
    from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('app_user', 'app_vendor', 'app_service', 'PUBLIC') group by 1`);
  for (const [name, expected] of Object.entries(withoutTenant)) {
    expect.soft(grants.find((grant) => grant.name === name)?.grantees, name).toEqual(expected);
  }
  expect(grants.filter(({ grantees }) => grantees.includes('PUBLIC'))).toEqual([]);
});

it('O1 leaves the audit to inserts: nobody may change or delete a row', async () => {
  const rights = await rows<{ role: string; right: string }>(sql`
    select r as role, p as right from unnest(array['app_user', 'app_vendor', 'app_service']) r, unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) p
    where has_table_privilege(r, 'audit_rows', p)`);
  expect(rights).toEqual([]);
});

it('ties every reference between tenants’ tables to the organization', async () => {
  const loose = await rows<{ constraint: string }>(sql`
    select con.conname::text as constraint from pg_constraint con
    join pg_class c on c.oid = con.conrelid join pg_class f on f.oid = con.confrelid
    where con.contype = 'f' and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = f.oid and a.attname = 'organization_id')
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (con.conkey) and a.attname = 'organization_id')`);
  expect(loose).toEqual([]);
});

it('answers nothing to a transaction without context', async () => {
  await world.database.app.transaction({ role: 'app_user' }, async (tx) => {
    for (const table of [
      'organizations',
      'locations',
      'practitioners',
      'patients',
      'programs',
      'care_notes',
      'health_sessions',
      'gait_sessions',
      'scan_sessions',
      'artifacts',
      'rtm_cycles',
      'patient_totals',
      'patient_counts',
    ]) {
      const found = (await tx.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)) as {
        rows: { n: number }[];
      };
      expect.soft(found.rows[0]!.n, table).toBe(0);
    }
  });
});

it('forgets organization and role when a transaction ends', async () => {
  await world.database.app.transaction(
    { role: 'app_user', org: world.seed.A.organizationId, allLocations: true },
    async (tx) => {
      const seen = (await tx.execute(sql`select count(*)::int as n from patients`)) as { rows: { n: number }[] };
      expect(seen.rows[0]!.n).toBe(2);
    },
  );
  await world.database.app.transaction({ role: 'app_user' }, async (tx) => {
    const seen = (await tx.execute(sql`select app.org() as org, (select count(*)::int from patients) as n`)) as {
      rows: { org: number | null; n: number }[];
    };
    expect(seen.rows[0]).toEqual({ org: null, n: 0 });
  });
});

it('executes nothing in a transaction whose context could not be opened', async () => {
  const nobody = { role: 'nobody_of_that_name' as 'app_user' };
  let seen: unknown = 'nothing';
  const work = world.database.app.transaction(nobody, async (tx) => {
    seen = await tx.execute(sql`select count(*) from organizations`);
  });
  await expect(work).rejects.toThrow(/nobody_of_that_name|set_config|Failed query/);
  expect(seen).toBe('nothing');
  // The connection is as good as before.
  const after = await world.database.app.transaction({ role: 'app_vendor' }, (tx) => tx.execute(sql`select 1 as one`));
  expect((after as { rows: unknown[] }).rows).toEqual([{ one: 1 }]);
});

it('undoes the deed when the row sent with its commit is refused', async () => {
  const { A } = world.seed;
  const renamed = world.database.app.transaction({ role: 'app_vendor' }, async (tx, atEnd) => {
    await tx.update(organizations).set({ name: 'Undone' }).where(eq(organizations.id, A.organizationId));
    atEnd(tx.insert(auditRows).values({ requestId: 'r', action: 'x', entity: 'x', outcome: 99_999 }));
  });
  await expect(renamed).rejects.toThrow(/smallint|Failed query/);
  const [row] = await rows<{ name: string }>(sql`select name from organizations where id = ${A.organizationId}`);
  expect(row!.name).not.toBe('Undone');
});
