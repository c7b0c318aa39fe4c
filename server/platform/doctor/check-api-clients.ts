import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orOk, warn, type Finding } from './finding.ts';

const ABOUT = 'API clients';
const WARN_DAYS = 14;

/** Active clients, whose credentials are worth looking at. */
const active = sql`
  select c.*, exists (select from api_client_secrets s where s.organization_id = c.organization_id and s.client_id = c.id
    and s.last_used_at is null and s.expires_at is null) as has_unused_secret
  from api_clients c join organizations o on o.id = c.organization_id
  where c.revoked_at is null and (c.expires_at is null or c.expires_at > now()) and not o.disabled`;

/** Credentials of API clients that end soon, or that nobody has ever used. */
export async function checkApiClients(tx: Tx): Promise<Finding[]> {
  const days = sql`make_interval(days => ${WARN_DAYS})`;
  const { rows } = (await tx.execute(sql`
    with active as (${active})
    select count(*)::int as all,
      count(*) filter (where expires_at < now() + ${days})::int as expiring,
      count(*) filter (where last_used_at is null and created_at < now() - ${days})::int as unused,
      count(*) filter (where has_unused_secret and exists (select from api_client_secrets s
        where s.organization_id = active.organization_id and s.client_id = active.id
        and s.expires_at > now() and s.expires_at < now() + ${days}))::int as unchanged
    from active`)) as { rows: { all: number; expiring: number; unused: number; unchanged: number }[] };
  const { all, expiring, unused, unchanged } = rows[0]!;
  const found: Finding[] = [];
  if (unchanged)
    found.push(
      warn(
        ABOUT,
        `${unchanged} API clients have a new secret that was never used, and the old one ends within ${WARN_DAYS} days. Ask their integrators to change over.`,
      ),
    );
  if (expiring)
    found.push(
      warn(
        ABOUT,
        `${expiring} API clients expire within ${WARN_DAYS} days. Create others where they are still needed.`,
      ),
    );
  if (unused)
    found.push(
      warn(
        ABOUT,
        `${unused} API clients have not been used since they were created over ${WARN_DAYS} days ago. Revoke them.`,
      ),
    );
  return orOk(found, ABOUT, `${all} active API clients; none expires soon, and all new ones are used.`);
}
