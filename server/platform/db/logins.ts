import pg from 'pg';

/** The login of each role. In development one login has all three. */
export interface Logins {
  app_user: string;
  app_vendor: string;
  app_service: string;
}

const roles = ['app_user', 'app_vendor', 'app_service', 'app_emergency'] as const;
type Role = (typeof roles)[number];

/** The role of a login that may assume `role`: clinics' login also reads under emergency access. */
const loginRole = (role: Role): keyof Logins => (role === 'app_emergency' ? 'app_user' : role);

export async function readLogin(pool: pg.Pool): Promise<string> {
  return (await pool.query<{ login: string }>('select session_user as login')).rows[0]!.login;
}

/**
 * Grants every login its own role and revokes the others, which an installation with a single login may have granted. Runs
 * as the owner.
 */
export async function grantRoles(owner: pg.Client, logins: Logins): Promise<void> {
  const { rows } = await owner.query<{ login: string; role: string; is_member: boolean; is_granted: boolean }>(
    `select l.rolname as login, r.rolname as role, pg_has_role(l.oid, r.oid, 'MEMBER') as is_member,
       exists (select from pg_auth_members m where m.member = l.oid and m.roleid = r.oid) as is_granted
     from pg_roles l, pg_roles r where l.rolname = any ($1) and r.rolname = any ($2)`,
    [Object.values(logins), roles],
  );
  for (const { login, role, is_member: isMember, is_granted: isGranted } of rows) {
    const isOwnRole = logins[loginRole(role as Role)] === login;
    const name = pg.escapeIdentifier(login);
    if (isOwnRole && !isMember) await owner.query(`grant ${role} to ${name}`);
    if (!isOwnRole && isGranted) await owner.query(`revoke ${role} from ${name}`);
  }
}

/** Why a login is not safe for production, or null. It may set `role` and no other. */
export async function findLoginWeakness(pool: pg.Pool, role: keyof Logins): Promise<string | null> {
  const { rows } = await pool.query<{ weak: string | null }>(
    `select case when rolsuper then 'is a superuser' when rolbypassrls then 'bypasses row-level security'
       when exists (select from pg_class where relname = 'patients' and relowner = pg_roles.oid) then 'owns the tables'
       else (select 'may take on ' || min(other) from unnest($1::text[]) other
         where pg_has_role(session_user, other, 'MEMBER')) end as weak
     from pg_roles where rolname = session_user`,
    [roles.filter((other) => loginRole(other) !== role)],
  );
  return rows[0]?.weak ?? null;
}
