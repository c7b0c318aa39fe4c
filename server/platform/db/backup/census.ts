/** Runs a statement on PostgreSQL or PGlite. */
export type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** What a restored database must contain. */
export interface Census {
  /** Rows by table, such as `public.patients`. */
  rows: Record<string, number>;
  /** Policies, grants, owners, constraints, triggers and indexes, one per line. */
  walls: string[];
  /** Of PostgreSQL, such as `15.14`. */
  version: string;
}

const ours = `n.nspname !~ '^(pg_|information_schema$)' and not exists (
  select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const tables = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${ours} order by 1`;

/** Owners are listed only if they are one of the application's roles: logins may have other names elsewhere. */
const walls = `
  select format('table %I.%I rows-secured %s forced %s', n.nspname, c.relname, c.relrowsecurity, c.relforcerowsecurity) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${ours}
  union all
  select format('policy %I.%I %I %s %s to %s using %s check %s', schemaname, tablename, policyname, permissive, cmd,
    roles, coalesce(qual, '-'), coalesce(with_check, '-')) from pg_policies
  union all
  select format('right %I.%I %s to %s', n.nspname, c.relname, right_.privilege_type, right_.grantee::regrole)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) right_
    where ${ours} and right_.grantee not in (0, c.relowner)
  union all
  select format('right %I.%I(%I) %s to %s', n.nspname, c.relname, a.attname, right_.privilege_type, right_.grantee::regrole)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid,
    aclexplode(a.attacl) right_ where ${ours} and right_.grantee not in (0, c.relowner)
  union all
  select format('open to all %I.%I %s', n.nspname, c.relname, right_.privilege_type)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) right_
    where ${ours} and right_.grantee = 0
  union all
  select format('owner %I.%I %s', n.nspname, c.relname, c.relowner::regrole)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relowner in (select oid from pg_roles where rolname in ('app_user', 'app_vendor', 'app_service'))
  union all
  select format('function %s runs-as-owner %s for %s', p.oid::regprocedure, p.prosecdef, array(select case f.grantee when 0 then 'all' else f.grantee::regrole::text end
      from aclexplode(p.proacl) f where f.grantee <> p.proowner order by 1))
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  union all
  select format('constraint %s %I', conrelid::regclass, conname) from pg_constraint
    join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace where contype <> 'n' and ${ours}
  union all
  select format('trigger %s %I', tgrelid::regclass, tgname) from pg_trigger
    join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace where not tgisinternal and ${ours}
  union all
  select format('index %I.%I', schemaname, indexname) from pg_indexes where schemaname !~ '^pg_'
  order by 1`;

/** Counts the rows of every table and lists what protects them. The login must bypass row-level security to see all rows. */
export async function takeCensus(query: Query): Promise<Census> {
  // Makes PostgreSQL print expressions with schema names, whatever the database's search path is.
  await query(`set local search_path to 'pg_catalog'`);
  const rows: Record<string, number> = {};
  for (const { name } of await query(tables))
    rows[String(name)] = Number((await query(`select count(*) as n from ${String(name)}`))[0]!.n);
  const [version] = await query('show server_version');
  return {
    rows,
    walls: (await query(walls)).map(({ line }) => String(line)),
    version: String(version!.server_version),
  };
}

/** The differences in sentences; empty if there are none. */
export function findDifferences(before: Census, after: Census): string[] {
  const names = [...new Set([...Object.keys(before.rows), ...Object.keys(after.rows)])].toSorted();
  const counted = names
    .filter((name) => before.rows[name] !== after.rows[name])
    .map((name) => `${name}: ${before.rows[name] ?? 'no table'} in the backup, ${after.rows[name] ?? 'no table'} here`);
  const [had, has] = [new Set(before.walls), new Set(after.walls)];
  return [
    ...counted,
    ...before.walls.filter((line) => !has.has(line)).map((line) => `missing: ${line}`),
    ...after.walls.filter((line) => !had.has(line)).map((line) => `not in the backup: ${line}`),
  ];
}
