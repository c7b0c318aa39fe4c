import { sql } from 'drizzle-orm';
import type { Reader } from '../../routes/patient-rows.ts';

interface Wanted {
  patientId: number;
  email: string;
}

/**
 * Which of these emails another patient of the organization has, also one out of reach, whom no query finds: only the
 * database knows, so it is asked to add somebody with each of them at the patient's own place, and takes that back.
 */
export async function takenEmails({ tx, actor }: Reader, wanted: readonly Wanted[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  await tx.execute(sql`savepoint emails`);
  const { rows } = (await tx.execute(sql`
    insert into patients (organization_id, location_id, products, email)
    select p.organization_id, p.location_id, '{GAIT}', x.email
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("patientId" int, email text)
      join patients p on p.organization_id = ${actor.organizationId} and p.id = x."patientId"
    on conflict do nothing
    returning email`)) as { rows: { email: string }[] };
  await tx.execute(sql`rollback to savepoint emails`);
  const free = new Set(rows.map(({ email }) => email));
  return new Set(wanted.flatMap(({ email }) => (free.has(email) ? [] : [email])));
}
