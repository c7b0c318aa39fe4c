import { sql } from 'drizzle-orm';
import { bulkAddMessage } from '../../contract/patients/messages.ts';
import { patientFieldNames, type NewPatient } from '../../contract/patients/fields.ts';
import { languages } from '../../contract/platform/languages.ts';
import type { EvaluatedRow } from '../../domain/patients/bulk-add/read-file.ts';
import { toSearchText, toSortName } from '../../domain/patients/patient.ts';
import type { Tx } from '../platform/db/database.ts';
import { patients } from '../platform/db/schema.ts';
import type { Providers } from './references.ts';
import type { Reader } from './queries.ts';

interface AddedPatient extends Record<string, unknown> {
  id: number;
  location_id: number;
  invitable: boolean;
  email: string | null;
  gait_uid: string | null;
}

const readRows = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

type NewRow = NewPatient & { searchText: string; sortName: string };

/** Inserts all rows in one statement; rows with an email or gait id of another patient are skipped. */
async function insertRows(tx: Tx, organizationId: number, rows: NewRow[]): Promise<AddedPatient[]> {
  const names = [...patientFieldNames, 'products', 'searchText', 'sortName'] as const;
  const columns = sql.join(
    names.map((name) => sql.identifier(patients[name].name)),
    sql`, `,
  );
  const stored = rows.map((row) => Object.fromEntries(names.map((name) => [patients[name].name, row[name]])));
  return readRows<AddedPatient>(
    await tx.execute(sql`
      insert into patients (organization_id, ${columns}) select ${organizationId}, ${columns}
      from jsonb_populate_recordset(null::patients, ${JSON.stringify(stored)}::jsonb)
      on conflict do nothing
      returning id, location_id, email, gait_uid, email is not null and 'HEALTH' = any (products) as invitable`),
  );
}

const usedMessages = {
  email: bulkAddMessage('bulkAdd.emailTaken'),
  gaitUid: bulkAddMessage('bulkAdd.gaitUidTaken'),
};

/** Marks rows that the database skipped: their email or gait id belongs to a patient whom this reader cannot see. */
function markSkipped(rows: EvaluatedRow[], added: AddedPatient[]): void {
  const known = new Set(added.flatMap(({ email, gait_uid: gaitUid }) => [email, gaitUid].filter(Boolean)));
  for (const { patient, issues } of rows) {
    const { email, gaitUid } = patient ?? {};
    if (issues.length > 0 || (email && known.has(email)) || (gaitUid && known.has(gaitUid)) || (!email && !gaitUid))
      continue;
    const given = (['email', 'gaitUid'] as const).filter((field) => patient?.[field]);
    const [field] = given;
    // With both given, the database does not tell which one it was.
    issues.push(
      given.length === 1
        ? { field: field!, message: usedMessages[field!] }
        : { message: bulkAddMessage('bulkAdd.emailOrGaitUidTaken') },
    );
  }
}

/** Inserts all valid rows in one statement, and marks those that turn out to be duplicates. */
export async function insertValidRows(
  { tx, actor }: Reader,
  rows: EvaluatedRow[],
  providers: Providers,
): Promise<AddedPatient[]> {
  const given = rows.flatMap(({ patient, issues }) => (patient && issues.length === 0 ? [patient] : []));
  const records = given.map((patient) => {
    const names = { firstName: patient.firstName ?? '', lastName: patient.lastName ?? '' };
    return {
      ...patient,
      ...names,
      language: patient.language ?? languages[0],
      primaryPractitionerId: providers.get(patient.locationId)?.id ?? null,
      searchText: toSearchText(names, patient.email),
      sortName: toSortName(names),
    };
  });
  const added = await insertRows(tx, actor.organizationId, records);
  if (added.length < given.length) markSkipped(rows, added);
  return added;
}
