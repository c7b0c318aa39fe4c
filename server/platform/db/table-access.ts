import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';
import * as schema from './schema.ts';
import { readGrants } from './tenant-table.ts';

/** What drizzle-kit does not generate: whether row-level security is forced, and grants such as `app_user update (name)`. */
export interface TableAccess {
  isForced: boolean;
  grants: ReadonlySet<string>;
}
type AccessByTable = ReadonlyMap<string, TableAccess>;

const parseGrants = (role: string, grants: string) =>
  [...grants.matchAll(/(\w+)(?: \(([^)]*)\))?/g)].flatMap(([, privilege, columns]) =>
    columns ? columns.split(', ').map((column) => `${role} ${privilege} (${column})`) : [`${role} ${privilege}`],
  );

/** The access that the schema declares. Every table with policies forces row-level security. */
export const readDeclaredAccess = (): AccessByTable =>
  new Map(
    Object.values<unknown>(schema)
      .filter((value) => is(value, PgTable))
      .map((table) => [
        getTableConfig(table).name,
        {
          isForced: getTableConfig(table).policies.length > 0,
          grants: new Set(Object.entries(readGrants(table)).flatMap(([role, grants]) => parseGrants(role, grants))),
        },
      ]),
  );

/** The access that the database has. */
export async function readLiveAccess(tx: Tx): Promise<AccessByTable> {
  const role = sql`case a.grantee when 0 then 'public' else a.grantee::regrole::text end`;
  const { rows } = (await tx.execute(sql`
    select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as forced, array(
      select format('%s %s', ${role}, lower(a.privilege_type)) from aclexplode(c.relacl) a where a.grantee <> c.relowner
      union all
      select format('%s %s (%s)', ${role}, lower(a.privilege_type), t.attname)
        from pg_attribute t, aclexplode(t.attacl) a where t.attrelid = c.oid and a.grantee <> c.relowner
    ) as grants
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)) as {
    rows: { name: string; forced: boolean; grants: string[] }[];
  };
  return new Map(rows.map(({ name, forced, grants }) => [name, { isForced: forced, grants: new Set(grants) }]));
}

const difference = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => !others.has(one)).map((one) => /^(\S+) (.*)$/.exec(one)!.slice(1) as [string, string]);

/** One statement per role; `grants` are pairs of a role and a right. */
const writePerRole = (grants: [string, string][], write: (rights: string, role: string) => string) =>
  [...new Set(grants.map(([role]) => role))].map((role) =>
    write(
      grants
        .filter(([one]) => one === role)
        .map(([, right]) => right)
        .join(', '),
      role,
    ),
  );

/** The statements that give a database the declared access. */
export const writeAccessStatements = (declared: AccessByTable, live: AccessByTable): string[] =>
  [...declared].flatMap(([table, { isForced, grants }]) => {
    const old = live.get(table) ?? { isForced: false, grants: new Set<string>() };
    return [
      ...(isForced === old.isForced
        ? []
        : [`ALTER TABLE "${table}" ${isForced ? '' : 'NO '}FORCE ROW LEVEL SECURITY;`]),
      ...writePerRole(difference(old.grants, grants), (rights, role) => `REVOKE ${rights} ON "${table}" FROM ${role};`),
      ...writePerRole(difference(grants, old.grants), (rights, role) => `GRANT ${rights} ON "${table}" TO ${role};`),
    ];
  });
