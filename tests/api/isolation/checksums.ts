import { sql } from 'drizzle-orm';
import type { TestDatabase } from '../test-database.ts';

// Reads are audited for every actor; stored responses, sessions and rate limits belong to the caller.
const notCounted = ['audit_rows', 'idempotency_keys', 'auth_sessions', 'auth_verifications', 'rate_limits', 'jobs'];

/** A checksum per table, of all rows or of one organization's. */
export async function checksums({ bare }: TestDatabase, organizationId?: number): Promise<Record<string, string>> {
  return bare.transaction({ role: 'owner' }, async (tx) => {
    const tables = (await tx.execute(sql`
      select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id') as owned
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)) as {
      rows: { name: string; owned: boolean }[];
    };
    const sums: Record<string, string> = {};
    for (const { name, owned } of tables.rows) {
      if (notCounted.includes(name) || (organizationId !== undefined && !owned)) continue;
      const where = organizationId === undefined ? sql`true` : sql`organization_id = ${organizationId}`;
      const found = (await tx.execute(
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t where ${where}`,
      )) as { rows: { sum: string }[] };
      sums[name] = found.rows[0]!.sum;
    }
    return sums;
  });
}
