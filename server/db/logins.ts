import pg from 'pg';

/** The roles that transactions take on, and the login that may take on each. The same login for all three is for development. */
export interface Logins {
  app_user: string;
  app_vendor: string;
  app_service: string;
}

const roles = ['app_user', 'app_vendor', 'app_service'] as const;

/** The login behind an address. */
export async function loginOf(pool: pg.Pool): Promise<string> {
  return (await pool.query<{ login: string }>('select session_user as login')).rows[0]!.login;
}

/**
 * Lets every login take on its own role and none of the others, as the owner. What one login of an earlier version could do
 * alone is taken from it.
 */
export async function grantRoles(owner: pg.Client, logins: Logins): Promise<void> {
  const { rows } = await owner.query<{ login: string; role: string; may: boolean; given: boolean }>(
    `select l.rolname as login, r.rolname as role, pg_has_role(l.oid, r.oid, 'MEMBER') as may,
       exists (select from pg_auth_members m where m.member = l.oid and m.roleid = r.oid) as given
     from pg_roles l, pg_roles r where l.rolname = any ($1) and r.rolname = any ($2)`,
    [Object.values(logins), roles],
  );
  for (const { login, role, may, given } of rows) {
    const isIts = logins[role as keyof Logins] === login;
    const name = pg.escapeIdentifier(login);
    if (isIts && !may) await owner.query(`grant ${role} to ${name}`);
    if (!isIts && given) await owner.query(`revoke ${role} from ${name}`);
  }
}

/** What makes a login unfit for production, or null. `role` is the only one that it may take on. */
export async function weaknessOf(pool: pg.Pool, role: keyof Logins): Promise<string | null> {
  const { rows } = await pool.query<{ weak: string | null }>(
    `select case when rolsuper then 'is a superuser' when rolbypassrls then 'bypasses row-level security'
       when exists (select from pg_class where relname = 'patients' and relowner = pg_roles.oid) then 'owns the tables'
       else (select 'may take on ' || min(other) from unnest($2::text[]) other
         where other <> $1 and pg_has_role(session_user, other, 'MEMBER')) end as weak
     from pg_roles where rolname = session_user`,
    [role, roles],
  );
  return rows[0]?.weak ?? null;
}
