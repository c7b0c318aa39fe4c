import { sql } from 'drizzle-orm';
import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { changeOf, type StoredGaitPatient } from '../../../domain/gait/reconcile/judge-rows.ts';
import { databaseConstraint } from '../../http/problems.ts';
import { inviteAll, searched } from '../../routes/patient-change.ts';
import type { Reader } from '../../routes/patient-rows.ts';

/**
 * Changes all patients of the rows in one statement, as edit patient would, and invites whom a new email makes
 * invitable. The patients are held. Null, with nothing done, when an email has just become somebody else's.
 */
export async function fillIn(
  reader: Reader,
  rows: readonly ReconcilePreviewRow[],
  patients: readonly StoredGaitPatient[],
): Promise<{ ids: number[]; invited: number } | null> {
  const { tx, actor } = reader;
  const known = new Map(patients.map((patient) => [patient.id, patient]));
  const changed = rows.flatMap(({ patient, changes }) => {
    const stored = patient && known.get(patient.id);
    if (!stored) return [];
    const change = changeOf(changes);
    return [{ id: stored.id, version: stored.version, email: stored.email, ...change, ...searched(stored, change) }];
  });
  await tx.execute(sql`savepoint fill_in`);
  try {
    await tx.execute(sql`
      update patients p set first_name = x."firstName", last_name = x."lastName", email = x.email,
        search_text = x."searchText", sort_name = x."sortName", version = p.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as x(id int, version int, "firstName" text, "lastName" text,
        email text, "searchText" text, "sortName" text)
      where p.organization_id = ${actor.organizationId} and p.id = x.id and p.version = x.version`);
  } catch (error) {
    if (databaseConstraint(error) !== 'patients_email') throw error;
    await tx.execute(sql`rollback to savepoint fill_in`);
    return null;
  }
  const invited = rows.flatMap(({ willInvite, patient }) => (willInvite && patient ? [patient.id] : []));
  await inviteAll(reader, invited);
  return { ids: changed.map(({ id }) => id), invited: invited.length };
}
