import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewPatient } from '../../contract/patient-fields.ts';
import { bulkAddPatients } from '../../contract/patients.ts';
import { readBulkFile } from '../../domain/bulk-add/read-file.ts';
import { columnNames, type BulkField } from '../../domain/bulk-add/columns.ts';
import { valuesOf, type BulkFault } from '../../domain/bulk-add/table.ts';
import { todayIn } from '../../domain/calendar.ts';
import { searchText, sortName } from '../../domain/patient.ts';
import type { Tx } from '../db/database.ts';
import { organizations, patients } from '../db/schema/index.ts';
import { Refusal } from '../http/refusal.ts';
import { uploadedFile } from '../http/uploaded-file.ts';
import { checkProducts, defaultProvider, placeNamed, placesInReach, type Place } from './patient-references.ts';
import type { Reader } from './patient-rows.ts';
import type { Routes } from './index.ts';

function refuseRows(faults: BulkFault[]): never {
  throw new Refusal(
    422,
    faults.length === 1
      ? '1 fault was found; nobody was added.'
      : `${faults.length} faults were found; nobody was added.`,
    { rows: faults },
  );
}

/** What of a file's column is stored with a patient already; only what the file names is asked for. */
async function taken(
  { tx, scope }: Reader,
  column: typeof patients.email | typeof patients.gaitUid,
  values: string[],
): Promise<Set<string>> {
  if (!values.length) return new Set();
  const rows = await tx
    .select({ value: column })
    .from(patients)
    .where(and(scope.organization(patients.organizationId), inArray(column, values)));
  return new Set(rows.map(({ value }) => value!));
}

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
        products, injured_side_of_body, injured_body_part, gait_uid, search_text, sort_name)
      select ${organizationId}, x."locationId", x."primaryPractitionerId", x."firstName", x."lastName", x.email, x."phoneNumber", x.dob,
        x.products, x."injuredSideOfBody", x."injuredBodyPart", x."gaitUid", x."searchText", x."sortName"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("locationId" int, "primaryPractitionerId" int, "firstName" text,
        "lastName" text, email text, "phoneNumber" text, dob date, products text[], "injuredSideOfBody" text, "injuredBodyPart" text,
        "gaitUid" text, "searchText" text, "sortName" text)
      on conflict do nothing
      returning id, location_id, email, gait_uid, email is not null and 'HEALTH' = any (products) as invitable`),
  );
}

/** Rows that the database left out belong to patients whom this reader cannot see: they are faults like the others. */
function refuseLeftOut(given: NewPatient[], rowNumbers: number[], added: Added[]): void {
  if (added.length === given.length) return;
  const known = new Set(added.flatMap(({ email, gait_uid: gaitUid }) => [email, gaitUid].filter(Boolean)));
  const faults = given.flatMap(({ email, gaitUid }, index): BulkFault[] => {
    if ((email && known.has(email)) || (gaitUid && known.has(gaitUid)) || (!email && !gaitUid)) return [];
    const field: BulkField = email ? 'email' : 'gaitUid';
    return [
      {
        row: rowNumbers[index]!,
        column: columnNames[field],
        message: `${columnNames[field]} is already used by another patient`,
      },
    ];
  });
  refuseRows(faults);
}

async function addAll(reader: Reader, given: NewPatient[], rowNumbers: number[], places: Place[]): Promise<number[]> {
  const { tx, actor, now } = reader;
  const providers = new Map<number, number | null>();
  for (const place of places) {
    if (given.some(({ locationId }) => locationId === place.id))
      providers.set(place.id, await defaultProvider(reader, place));
  }
  const rows = given.map((patient) => {
    const names = { firstName: patient.firstName ?? '', lastName: patient.lastName ?? '' };
    return {
      ...patient,
      ...names,
      primaryPractitionerId: providers.get(patient.locationId) ?? null,
      searchText: searchText(names, patient.email),
      sortName: sortName(names),
    };
  });
  const added = await insertAll(tx, actor.organizationId, rows);
  refuseLeftOut(given, rowNumbers, added);
  const startAt = new Map(places.map(({ id, timezone }) => [id, todayIn(timezone, now)]));
  const plans = added.map(({ id, location_id: place }) => ({ id, start: startAt.get(place)! }));
  await tx.execute(sql`insert into plans_of_care (organization_id, patient_id, start_date)
    select ${actor.organizationId}, x.id, x.start from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as x(id int, start date)`);
  const invited = added.filter(({ invitable }) => invitable).map(({ id }) => id);
  await tx.execute(sql`insert into jobs (kind, organization_id, payload)
    select 'patient-invite', ${actor.organizationId}, jsonb_build_object('patientId', x::int) from jsonb_array_elements_text(${JSON.stringify(invited)}::jsonb) x`);
  return added.map(({ id }) => id);
}

export const patientBulkRoutes: Routes = (served) => {
  served.acting(bulkAddPatients, async ({ tx, scope, actor, now, c, bytes, query, trace }) => {
    const reader = { tx, scope, actor, now };
    checkProducts(reader, query.products);
    const { locationId } = query;
    if (locationId !== undefined) await placeNamed(reader, locationId);
    const file = await uploadedFile(bytes, c.req.header('content-type'));
    const places = await placesInReach(reader);
    const [clinic] = await tx
      .select({ timezone: organizations.timezone })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId)));
    const result = readBulkFile(file, {
      today: todayIn(clinic!.timezone, now),
      products: query.products,
      locations: places,
      ...(locationId !== undefined && { defaultLocationId: locationId }),
      existingEmails: await taken(
        reader,
        patients.email,
        valuesOf(file, 'email').map((email) => email.toLowerCase()),
      ),
      existingGaitUids: await taken(reader, patients.gaitUid, valuesOf(file, 'gaitUid')),
    });
    if ('faults' in result) refuseRows(result.faults);
    const { patients: given, ignoredColumns, rowNumbers } = result;
    const rows = given.length;
    if (query.dryRun) return { rows, added: 0, ignoredColumns };
    const ids = await addAll(reader, given, rowNumbers, places);
    trace.entityIds = ids;
    return { rows, added: ids.length, ids, ignoredColumns };
  });
};
