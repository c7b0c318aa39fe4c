import pg from 'pg';
import { findLoginWeakness, type Logins } from './logins.ts';

type Environment = Record<string, string | undefined>;

/** The logins of the server's variables to which row-level security would not apply, by the name of their variable. */
export async function findUnsafeLogins(env: Environment): Promise<{ name: string; weakness: string }[]> {
  const variables: Record<keyof Logins, string> = {
    app_user: 'DATABASE_URL',
    app_vendor: env.DATABASE_VENDOR_URL ? 'DATABASE_VENDOR_URL' : 'DATABASE_URL',
    app_service: env.DATABASE_SERVICE_URL ? 'DATABASE_SERVICE_URL' : 'DATABASE_URL',
  };
  const found: { name: string; weakness: string }[] = [];
  for (const [role, name] of Object.entries(variables)) {
    const pool = new pg.Pool({ connectionString: env[name], max: 1, connectionTimeoutMillis: 10_000 });
    pool.on('error', () => undefined);
    try {
      const weakness = await findLoginWeakness(pool, role as keyof Logins);
      if (weakness) found.push({ name, weakness });
    } finally {
      await pool.end();
    }
  }
  return found;
}
