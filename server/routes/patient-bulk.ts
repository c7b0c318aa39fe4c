import { and, eq, inArray, sql } from 'drizzle-orm';
import { bulkAddPatients } from '../../contract/patients.ts';
import { faultsOf, judgeBulkFile, type JudgedRow } from '../../domain/bulk-add/read-file.ts';
import { previewOf } from '../../domain/bulk-add/preview.ts';
import { valuesOf, type BulkFault } from '../../domain/bulk-add/table.ts';
import { todayIn } from '../../domain/calendar.ts';
import { organizations, patients } from '../db/schema/index.ts';
import { Refusal } from '../http/refusal.ts';
import { uploadedFile } from '../http/uploaded-file.ts';
import { insertSound } from './bulk-patient-rows.ts';
import { checkProducts, placeNamed, placesInReach, type Place } from './patient-references.ts';
import { inviteAll } from './patient-change.ts';
import { defaultProviders, type Providers } from './default-providers.ts';
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

/** Asks the database which rows are taken after all, and takes back what it did for that. */
async function markTaken(reader: Reader, rows: JudgedRow[], providers: Providers): Promise<void> {
  await reader.tx.execute(sql`savepoint preview`);
  await insertSound(reader, rows, providers);
  await reader.tx.execute(sql`rollback to savepoint preview`);
}

async function addAll(reader: Reader, rows: JudgedRow[], places: Place[], providers: Providers): Promise<number[]> {
  const { tx, actor, now } = reader;
  const added = await insertSound(reader, rows, providers);
  const faults = faultsOf(rows);
  if (faults.length > 0) refuseRows(faults);
  const startAt = new Map(places.map(({ id, timezone }) => [id, todayIn(timezone, now)]));
  const plans = added.map(({ id, location_id: place }) => ({ id, start: startAt.get(place)! }));
  await tx.execute(sql`insert into plans_of_care (organization_id, patient_id, start_date)
    select ${actor.organizationId}, x.id, x.start from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as x(id int, start date)`);
  await inviteAll(
    reader,
    added.filter(({ invitable }) => invitable).map(({ id }) => id),
  );
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
    const judged = judgeBulkFile(file, {
      today: todayIn(clinic!.timezone, now),
      products: query.products,
      locations: places.map((place) => ({ ...place, today: todayIn(place.timezone, now) })),
      ...(locationId !== undefined && { defaultLocationId: locationId }),
      existingEmails: await taken(
        reader,
        patients.email,
        valuesOf(file, 'email').map((email) => email.toLowerCase()),
      ),
      existingGaitUids: await taken(reader, patients.gaitUid, valuesOf(file, 'gaitUid')),
    });
    if ('faults' in judged) refuseRows(judged.faults);
    const { rows, ignoredColumns } = judged;
    const providers = await defaultProviders(reader, places);
    if (query.dryRun) {
      await markTaken(reader, rows, providers);
      const locations = places.map(({ id, name }) => ({ id, name, provider: providers.get(id)?.name ?? null }));
      const preview = rows.map((row) => previewOf(row, { products: query.products, locations }));
      return { rows: rows.length, added: 0, ignoredColumns, preview };
    }
    const faults = faultsOf(rows);
    if (faults.length > 0) refuseRows(faults);
    const ids = await addAll(reader, rows, places, providers);
    trace.entityIds = ids;
    return { rows: rows.length, added: ids.length, ids, ignoredColumns };
  });
};
