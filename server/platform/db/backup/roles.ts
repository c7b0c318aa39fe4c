import type { Query } from './census.ts';

/** The application's roles; the grants of a dump name them. */
const groups = ['app_user', 'app_vendor', 'app_service', 'app_emergency'];

/** The owner and all other roles with grants; the application's roles are created by the owner, who can then grant them. */
const logins = `
  select quote_ident(r.rolname) as name, quote_literal(r.rolname) as text, r.rolcanlogin as login, r.rolinherit as inherit,
    r.rolcreaterole as creates_roles, r.rolbypassrls as sees_all, coalesce((
      select string_agg(quote_ident(g.rolname), ', ') from pg_auth_members m join pg_roles g on g.oid = m.roleid
      where m.member = r.oid and g.oid < 16384), '') as given
  from pg_roles r
  where r.oid >= 16384 and r.rolname not in ('app_user', 'app_vendor', 'app_service', 'app_emergency') and (
    r.oid = (select datdba from pg_database where datname = current_database())
    or exists (select from pg_auth_members m join pg_roles g on g.oid = m.roleid
      where m.member = r.oid and g.rolname in ('app_user', 'app_vendor', 'app_service'))
    or exists (select from pg_class c, aclexplode(c.relacl) a where a.grantee = r.oid)
    or r.rolname = session_user)
  order by r.rolname`;

/**
 * Statements that create this database's logins on another server, without passwords. The server grants them their roles
 * when it starts.
 */
export async function buildLoginsSql(query: Query): Promise<string> {
  const statements = (await query(logins)).map((role) => {
    const [name, text, given] = [String(role.name), String(role.text), String(role.given)];
    const attributes = [
      role.login ? 'login' : 'nologin',
      role.inherit ? 'inherit' : 'noinherit',
      role.creates_roles ? 'createrole' : 'nocreaterole',
      role.sees_all ? 'bypassrls' : 'nobypassrls',
    ].join(' ');
    const made = `do $$ begin if not exists (select from pg_roles where rolname = ${text}) then
  create role ${name} ${attributes}; end if; end $$;`;
    return given ? `${made}\ngrant ${given} to ${name};` : made;
  });
  const how =
    '-- As a superuser on the new server, before the restore. Then give every login its password: \\password name';
  return `${how}\n${statements.join('\n')}\n`;
}

/** Creates the application's roles if they are missing. */
export async function createRoles(query: Query): Promise<void> {
  for (const group of groups) {
    const [known] = await query(`select from pg_roles where rolname = '${group}'`);
    if (!known) await query(`create role ${group} nologin nosuperuser nobypassrls`);
  }
}

/** Makes the roles owners of their views again, which takes temporary membership in them. */
export async function restoreViewOwners(query: Query, walls: readonly string[]): Promise<void> {
  const owned = walls.flatMap((line) => {
    const [, relation, role] = /^owner (\S+) (app_\w+)$/.exec(line) ?? [];
    return relation && role && groups.includes(role) ? [{ relation, role }] : [];
  });
  const roles = [...new Set(owned.map(({ role }) => role))];
  const schemas = [...new Set(owned.map(({ relation }) => relation.split('.')[0]!))];
  const [me] = await query('select quote_ident(current_user) as name');
  for (const role of roles) {
    const [is] = await query(`select pg_has_role(current_user, '${role}', 'MEMBER') as member`);
    await query(`grant ${role} to ${String(me!.name)}`);
    for (const schema of schemas) await query(`grant create on schema ${schema} to ${role}`);
    for (const { relation } of owned.filter((one) => one.role === role))
      await query(`alter view ${relation} owner to ${role}`);
    for (const schema of schemas) await query(`revoke create on schema ${schema} from ${role}`);
    if (!is?.member) await query(`revoke ${role} from ${String(me!.name)}`);
  }
}
