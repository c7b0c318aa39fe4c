import { sql } from 'drizzle-orm';
import { columnNames } from '../../domain/bulk-add/columns.ts';
import type { JudgedRow } from '../../domain/bulk-add/read-file.ts';
import { searchText, sortName } from '../../domain/patient.ts';
import type { Tx } from '../db/database.ts';
import type { Providers } from './default-providers.ts';
import type { Reader } from './patient-rows.ts';

interface Added extends Record<string, unknown> {
  id: number;
  location_id: number;
  invitable: boolean;
  email: string | null;
  gait_uid: string | null;
}

const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

/** All rows in one statement; a row whose email or gait id another patient has is left out of what comes back. */
async function insertAll(tx: Tx, organizationId: number, rows: object[]): Promise<Added[]> {
  return rowsOf<Added>(
    await tx.execute(sql`
      insert into patients (organization_id, location_id, primary_practitioner_id, first_name, last_name, email, phone_number, dob,
        products, injured_side_of_body, injured_body_part, gait_uid, language, search_text, sort_name)
      select ${organizationId}, x."locationId", x."primaryPractitionerId", x."firstName", x."lastName", x.email, x."phoneNumber", x.dob,
        x.products, x."injuredSideOfBody", x."injuredBodyPart", x."gaitUid", coalesce(x.language, 'en'), x."searchText", x."sortName"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("locationId" int, "primaryPractitionerId" int, "firstName" text,
        "lastName" text, email text, "phoneNumber" text, dob date, products text[], "injuredSideOfBody" text, "injuredBodyPart" text,
        "gaitUid" text, language text, "searchText" text, "sortName" text)
      on conflict do nothing
      returning id, location_id, email, gait_uid, email is not null and 'HEALTH' = any (products) as invitable`),
  );
}

/**
 * Marks rows that the database left out: their email or gait id belongs to a patient whom this reader cannot see, which
 * is a fault like the others.
 */
function markLeftOut(rows: JudgedRow[], added: Added[]): void {
  const known = new Set(added.flatMap(({ email, gait_uid: gaitUid }) => [email, gaitUid].filter(Boolean)));
  for (const { patient, faults } of rows) {
    const { email, gaitUid } = patient ?? {};
    if (faults.length > 0 || (email && known.has(email)) || (gaitUid && known.has(gaitUid)) || (!email && !gaitUid))
      continue;
    const given = (['email', 'gaitUid'] as const).filter((field) => patient?.[field]);
    const used = given.map((field) => columnNames[field]).join(' or ');
    // Of two that were given the database does not say which it was.
    faults.push({
      ...(given.length === 1 && { field: given[0] }),
      message: `${used} is already used by another patient`,
    });
  }
}

/** Inserts the patients of all rows without fault in one statement, and marks rows that turn out to be taken. */
export async function insertSound({ tx, actor }: Reader, rows: JudgedRow[], providers: Providers): Promise<Added[]> {
  const given = rows.flatMap(({ patient, faults }) => (patient && faults.length === 0 ? [patient] : []));
  const records = given.map((patient) => {
    const names = { firstName: patient.firstName ?? '', lastName: patient.lastName ?? '' };
    return {
      ...patient,
      ...names,
      primaryPractitionerId: providers.get(patient.locationId)?.id ?? null,
      searchText: searchText(names, patient.email),
      sortName: sortName(names),
    };
  });
  const added = await insertAll(tx, actor.organizationId, records);
  if (added.length < given.length) markLeftOut(rows, added);
  return added;
}
