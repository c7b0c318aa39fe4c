import type { Query } from './census.ts';

/** The roles that transactions take on; migrations make them, and rights in a dump name them. */
const groups = ['app_user', 'app_vendor', 'app_service'];

/** Logins, and whoever else has a right here; the roles themselves are made by the owner, who may then hand them out. */
const logins = `
  select quote_ident(r.rolname) as name, quote_literal(r.rolname) as text, r.rolcanlogin as login, r.rolinherit as inherit,
    r.rolcreaterole as creates_roles, r.rolbypassrls as sees_all, coalesce((
      select string_agg(quote_ident(g.rolname), ', ') from pg_auth_members m join pg_roles g on g.oid = m.roleid
      where m.member = r.oid and g.oid < 16384), '') as given
  from pg_roles r
  where r.oid >= 16384 and r.rolname not in ('app_user', 'app_vendor', 'app_service') and (
    r.oid = (select datdba from pg_database where datname = current_database())
    or exists (select from pg_auth_members m join pg_roles g on g.oid = m.roleid
      where m.member = r.oid and g.rolname in ('app_user', 'app_vendor', 'app_service'))
    or exists (select from pg_class c, aclexplode(c.relacl) a where a.grantee = r.oid)
    or r.rolname = session_user)
  order by r.rolname`;

/**
 * Statements that make this database's logins on another server, without passwords: those are set by hand. Which roles they
 * take on is said by the server at its start.
 */
export async function loginsSql(query: Query): Promise<string> {
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

/** Makes the roles that rights in the dump name, where the server has none of them yet. */
export async function makeGroups(query: Query): Promise<void> {
  for (const group of groups) {
    const [known] = await query(`select from pg_roles where rolname = '${group}'`);
    if (!known) await query(`create role ${group} nologin nosuperuser nobypassrls`);
  }
}

/** Gives back to the roles what they own: the views by which lists are walked. The owner has to be one of them meanwhile. */
export async function giveBack(query: Query, walls: readonly string[]): Promise<void> {
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
