import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';

/** Events of one transaction. */
const BATCH = 500;

const findWaiting = async (tx: Tx): Promise<number[]> => {
  const { rows } = (await tx.execute(sql`
    select distinct organization_id from webhook_events where sequence is null`)) as {
    rows: { organization_id: number }[];
  };
  return rows.map((row) => row.organization_id);
};

/**
 * Numbers the events of an organization that have none, and makes a delivery of each for every endpoint that wants it. The
 * row of the last number is locked, so that of several processes one numbers at a time. Returns how many there were.
 */
async function handOut(tx: Tx, organizationId: number, now: Date): Promise<number> {
  await tx.execute(
    sql`insert into webhook_sequences (organization_id, last) values (${organizationId}, 0) on conflict do nothing`,
  );
  await tx.execute(sql`select last from webhook_sequences where organization_id = ${organizationId} for update`);
  const { rows } = (await tx.execute(sql`
    with waiting as (
      select id from webhook_events
      where organization_id = ${organizationId} and sequence is null order by id limit ${BATCH}),
    numbered as (select id, row_number() over (order by id) as number from waiting),
    handed as (
      update webhook_events e set sequence = s.last + n.number
      from numbered n, webhook_sequences s
      where e.organization_id = ${organizationId} and e.id = n.id and s.organization_id = ${organizationId}
      returning e.id, e.type, e.endpoint_id),
    counted as (
      update webhook_sequences set last = last + (select count(*) from numbered)
      where organization_id = ${organizationId} and exists (select from numbered)),
    sent as (
      insert into webhook_deliveries (organization_id, event_id, endpoint_id, next_attempt_at)
      select ${organizationId}, h.id, p.id, ${now.toISOString()}::timestamptz
      from handed h join webhook_endpoints p on p.organization_id = ${organizationId}
        and case when h.endpoint_id is null then p.enabled and h.type = any (p.event_types) else p.id = h.endpoint_id end
      order by h.id
      on conflict do nothing)
    select count(*)::int as handed from numbered`)) as { rows: { handed: number }[] };
  return rows[0]!.handed;
}

/** Hands all waiting events to the endpoints that want them. */
export async function handOutEvents(tenantDb: TenantDb, now: () => Date): Promise<void> {
  for (const organizationId of await tenantDb.asService(findWaiting)) {
    let handed = BATCH;
    while (handed === BATCH) handed = await tenantDb.asService((tx) => handOut(tx, organizationId, now()));
  }
}
