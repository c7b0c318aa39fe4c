import { sql } from 'drizzle-orm';
import type { Reader } from '../../routes/patient-rows.ts';

interface Respelt {
  patientId: number;
  gaitUid: string;
}

/**
 * Which of these Unique Gait IDs, spelt exactly so, a patient of the organization has, also one out of reach. Letters of
 * either case make two IDs: a row about `G-7` of another location must not go to the `g-7` of this one. As with emails only
 * the database knows, so it is asked to add somebody with each of them at the patient's own place, and takes that back.
 */
export async function idsElsewhere({ tx, actor }: Reader, respelt: readonly Respelt[]): Promise<Set<string>> {
  if (respelt.length === 0) return new Set();
  await tx.execute(sql`savepoint gait_uids`);
  const { rows } = (await tx.execute(sql`
    insert into patients (organization_id, location_id, products, gait_uid)
    select p.organization_id, p.location_id, '{GAIT}', x."gaitUid"
    from jsonb_to_recordset(${JSON.stringify(respelt)}::jsonb) as x("patientId" int, "gaitUid" text)
      join patients p on p.organization_id = ${actor.organizationId} and p.id = x."patientId"
    on conflict do nothing
    returning gait_uid`)) as { rows: { gait_uid: string }[] };
  await tx.execute(sql`rollback to savepoint gait_uids`);
  const free = new Set(rows.map((row) => row.gait_uid));
  return new Set(respelt.flatMap(({ gaitUid }) => (free.has(gaitUid) ? [] : [gaitUid])));
}
