import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgRole } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '../../../server/platform/db/schema.ts';
import { readDeclaredAccess, readLiveAccess, writeAccessStatements } from '../../../server/platform/db/table-access.ts';
import { openWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function rows<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return world.asOwner(async (tx) => ((await tx.execute(statement)) as { rows: Row[] }).rows);
}

/** Tables that belong to no organization, with the roles that have grants on them. */
const withoutTenant: Record<string, string[]> = {
  users: ['app_service'],
  auth_sessions: ['app_service'],
  auth_accounts: ['app_service'],
  auth_verifications: ['app_service'],
  auth_two_factors: ['app_service'],
  auth_used_codes: ['app_service'],
  auth_passkeys: ['app_service'],
  rate_limits: ['app_service'],
  exercises: ['app_user', 'app_vendor'],
  scan_client_versions: ['app_service', 'app_user', 'app_vendor'],
  pro_forms: ['app_service', 'app_user', 'app_vendor'],
  pending_survey_responses: ['app_service', 'app_vendor'],
  scan_module_overrides: ['app_vendor'],
  saved_filters: ['app_vendor'],
};

it('every tenant table forces row-level security with the one policy shape', async () => {
  const tables = await rows<{ name: string; forced: boolean; policies: string[] }>(sql`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  for (const { name, forced, policies } of tables) {
    if (name in withoutTenant) continue;
    expect.soft(forced, `${name} is not forced`).toBe(true);
    if (['audit_rows', 'audit_seals', 'jobs'].includes(name)) continue;
    expect
      .soft(policies, name)
      .toEqual(expect.arrayContaining([`${name}_organization`, `${name}_service`, `${name}_vendor`]));
  }
});

it('every table has the row-level security and the grants that its schema declares', async () => {
  const declared = readDeclaredAccess();
  const live = await world.asOwner(readLiveAccess);
  expect([...live.keys()].toSorted()).toEqual([...declared.keys()].toSorted());
  expect(writeAccessStatements(declared, live)).toEqual([]);
  expect([...declared].filter(([, { grants }]) => grants.size === 0)).toEqual([]);
});

it('the database has exactly the policies that the schema declares', async () => {
  const policies = sql`select tablename, policyname, permissive, roles, cmd, qual, with_check from pg_policies
    where schemaname = 'public' order by 1, 2`;
  const tables = Object.values<unknown>(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table));
  const live = await rows(policies);
  expect(live).toHaveLength(tables.flatMap((table) => table.policies).length);
  // PostgreSQL prints expressions in a form of its own, so each policy is created again from its declaration.
  const rollback = new Error('rolled back');
  await expect(
    world.asOwner(async (tx) => {
      for (const { name, policies: declared } of tables)
        for (const policy of declared) {
          const roles = [policy.to].flat().map((role) => sql.identifier((role as PgRole).name));
          const table = sql.identifier(name);
          await tx.execute(sql`drop policy ${sql.identifier(policy.name)} on ${table}`);
          await tx.execute(
            sql.join([
              sql`create policy ${sql.identifier(policy.name)} on ${table} as ${sql.raw(policy.as ?? 'permissive')}`,
              sql` for ${sql.raw(policy.for ?? 'all')} to ${sql.join(roles, sql`, `)}`,
              ...(policy.using ? [sql` using (${policy.using})`] : []),
              ...(policy.withCheck ? [sql` with check (${policy.withCheck})`] : []),
            ]),
          );
        }
      const declared = ((await tx.execute(policies)) as { rows: unknown[] }).rows;
      expect(declared).toEqual(live);
      throw rollback;
    }),
  ).rejects.toBe(rollback);
});

it('every clinic policy compares the organization in USING and in WITH CHECK', async () => {
  const policies = await rows<{ name: string; using: string; check: string }>(sql`
    select polname::text as name, pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_policy where polname like '%\_organization'`);
  expect(policies.length).toBeGreaterThan(15);
  for (const { name, using, check } of policies) {
    expect.soft(using, name).toMatch(/\((organization_)?id = \( SELECT app\.org\(\)/);
    expect.soft(check, name).toBe(using);
  }
});

it('every view that reads past the policies names the organization, the locations and no device by itself', async () => {
  const views = await rows<{ name: string; definition: string }>(sql`
    select viewname::text as name, definition from pg_views where schemaname = 'app' order by 1`);
  expect(views.map(({ name }) => name)).toEqual(['accessible_patients', 'accessible_worklist_items']);
  for (const { name, definition } of views) {
    const [, condition = ''] = definition.split('WHERE');
    expect.soft(condition, name).toMatch(/organization_id = \( SELECT .*?app\.org\b/);
    expect
      .soft(condition, name)
      .toMatch(/ AND \(\( SELECT .*?app\.all_locations\b.*? OR \(\S*location_id = ANY \(\( SELECT .*?app\.locations\b/);
    expect.soft(condition, name).toMatch(/ AND \(\( SELECT .*?app\.patient\b[^=]* IS NULL\)/);
  }
});

it('only the listed roles have grants on a table without a tenant', async () => {
  const grants = await rows<{ name: string; grantees: string[] }>(sql`
    select table_name::text as name, array_agg(distinct grantee::text order by grantee::text) as grantees
    from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('app_user', 'app_vendor', 'app_service', 'PUBLIC') group by 1`);
  for (const [name, expected] of Object.entries(withoutTenant)) {
    expect.soft(grants.find((grant) => grant.name === name)?.grantees, name).toEqual(expected);
  }
  expect(grants.filter(({ grantees }) => grantees.includes('PUBLIC'))).toEqual([]);
});

it('O1 no role may update or delete an audit row', async () => {
  const rights = await rows<{ role: string; right: string }>(sql`
    select r as role, p as right from unnest(array['app_user', 'app_vendor', 'app_service']) r, unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) p
    where has_table_privilege(r, 'audit_rows', p)`);
  expect(rights).toEqual([]);
});

it('the role of emergency access may read few tables, and write none', async () => {
  const rights = await rows<{ right: string; tables: string[] }>(sql`
    select privilege_type::text as right, array_agg(distinct table_name::text order by table_name::text) as tables
    from information_schema.column_privileges where table_schema = 'public' and grantee = 'app_emergency' group by 1`);
  const readable = ['care_notes', 'emergency_accesses', 'health_sessions', 'locations', 'patients', 'plans_of_care'];
  expect(rights).toEqual([{ right: 'SELECT', tables: [...readable, 'practitioners', 'programs'] }]);
});

it('every foreign key between tenant tables includes the organization', async () => {
  const loose = await rows<{ constraint: string }>(sql`
    select con.conname::text as constraint from pg_constraint con
    join pg_class c on c.oid = con.conrelid join pg_class f on f.oid = con.confrelid
    where con.contype = 'f' and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = f.oid and a.attname = 'organization_id')
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (con.conkey) and a.attname = 'organization_id')`);
  expect(loose).toEqual([]);
});

it('a transaction without a context finds no rows', async () => {
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

it('organization and role end with their transaction', async () => {
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

it('a transaction whose context fails to open executes nothing', async () => {
  const nobody = { role: 'nobody_of_that_name' as 'app_user' };
  let seen: unknown = 'nothing';
  const work = world.database.app.transaction(nobody, async (tx) => {
    seen = await tx.execute(sql`select count(*) from organizations`);
  });
  await expect(work).rejects.toThrow(/nobody_of_that_name|set_config|Failed query/);
  expect(seen).toBe('nothing');
  // The connection can be used again.
  const after = await world.database.app.transaction({ role: 'app_vendor' }, (tx) => tx.execute(sql`select 1 as one`));
  expect((after as { rows: unknown[] }).rows).toEqual([{ one: 1 }]);
});

it('a transaction rolls back when the audit row sent with its commit is rejected', async () => {
  const { A } = world.seed;
  const renamed = world.database.app.transaction({ role: 'app_vendor' }, async (tx, beforeCommit) => {
    await tx.update(schema.organizations).set({ name: 'Undone' }).where(eq(schema.organizations.id, A.organizationId));
    beforeCommit(tx.insert(schema.auditRows).values({ requestId: 'r', action: 'x', entity: 'x', outcome: 99_999 }));
  });
  await expect(renamed).rejects.toThrow(/smallint|Failed query/);
  const [row] = await rows<{ name: string }>(sql`select name from organizations where id = ${A.organizationId}`);
  expect(row!.name).not.toBe('Undone');
});
