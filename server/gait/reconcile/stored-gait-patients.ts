import { and, arrayContains, asc, sql } from 'drizzle-orm';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import type { StoredGaitPatient } from '../../../domain/gait/reconcile/judge-rows.ts';
import { patients } from '../../db/schema/index.ts';
import { inSight, type Reader } from '../../routes/patient-rows.ts';

/** An ID as it may be spelt: the database may fold fewer letters than the domain does. */
const spellings = (uid: string): string[] => [uid, uid.toLowerCase(), uid.toUpperCase()];

/**
 * The gait patients within reach that could be meant by these IDs, in one statement. `held` until the end of the
 * transaction, in one order for everybody, for a change of them.
 */
export async function storedGaitPatients(
  { tx, scope }: Reader,
  gaitUids: readonly string[],
  { held = false } = {},
): Promise<StoredGaitPatient[]> {
  if (gaitUids.length === 0) return [];
  const wanted = [...new Set(gaitUids.flatMap(spellings))];
  const found = tx
    .select({
      id: patients.id,
      version: patients.version,
      gaitUid: patients.gaitUid,
      firstName: patients.firstName,
      lastName: patients.lastName,
      email: patients.email,
      phoneNumber: patients.phoneNumber,
      products: patients.products,
      hasAccount: patients.hasAccount,
      injuredSideOfBody: patients.injuredSideOfBody,
      injuredBodyPart: patients.injuredBodyPart,
      discharged: patients.discharged,
    })
    .from(patients)
    .where(
      and(
        inSight(scope),
        arrayContains(patients.products, ['GAIT']),
        sql`lower(${patients.gaitUid}) in (select lower(uid) from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) as uid)`,
      ),
    )
    .orderBy(asc(patients.id));
  const rows = await (held ? found.for('no key update', { of: patients }) : found);
  return rows.map((row) => ({ ...row, products: row.products as PatientProduct[] }));
}
