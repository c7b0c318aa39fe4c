import { and, eq, inArray, sql } from 'drizzle-orm';
import { bulkAddMessage } from '../../contract/patients/messages.ts';
import { bulkAddPatients } from '../../contract/patients/patients.ts';
import { listIssues, evaluateBulkFile, type EvaluatedRow } from '../../domain/patients/bulk-add/read-file.ts';
import { toPreviewRow } from '../../domain/patients/bulk-add/preview.ts';
import type { BulkIssue } from '../../domain/patients/bulk-add/issues.ts';
import { listColumnValues } from '../../domain/patients/bulk-add/table.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { organizations, patients } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { readUploadedFile } from '../platform/http/read-request.ts';
import { insertValidRows } from './bulk-rows.ts';
import {
  requireProducts,
  requireLocation,
  listAccessibleLocations,
  type LocationRow,
  loadDefaultProviders,
  type Providers,
} from './references.ts';
import { enqueueInvites } from './patient-change.ts';
import type { Reader } from './queries.ts';
import type { Routes } from '../routes.ts';
import { recordPatientsAdded } from '../webhooks/record-events.ts';

function throwRowErrors(issues: BulkIssue[]): never {
  throw new HttpError(
    422,
    issues.length === 1 ? bulkAddMessage('bulkAdd.oneFault') : bulkAddMessage('bulkAdd.faults', { n: issues.length }),
    { rows: issues },
  );
}

/** Values of this column that are already stored, among those in the file. */
async function listStored(
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

/** Finds duplicates by inserting the rows and rolling back to the savepoint. */
async function markDuplicates(reader: Reader, rows: EvaluatedRow[], providers: Providers): Promise<void> {
  await reader.tx.execute(sql`savepoint preview`);
  await insertValidRows(reader, rows, providers);
  await reader.tx.execute(sql`rollback to savepoint preview`);
}

async function addRows(
  reader: Reader,
  rows: EvaluatedRow[],
  places: LocationRow[],
  providers: Providers,
): Promise<number[]> {
  const { tx, actor, now } = reader;
  const added = await insertValidRows(reader, rows, providers);
  const issues = listIssues(rows);
  if (issues.length > 0) throwRowErrors(issues);
  const startAt = new Map(places.map(({ id, timezone }) => [id, getToday(timezone, now)]));
  const plans = added.map(({ id, location_id: place }) => ({ id, start: startAt.get(place)! }));
  await tx.execute(sql`insert into plans_of_care (organization_id, patient_id, start_date)
    select ${actor.organizationId}, x.id, x.start from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as x(id int, start date)`);
  await enqueueInvites(
    reader,
    added.filter(({ invitable }) => invitable).map(({ id }) => id),
  );
  const ids = added.map(({ id }) => id);
  await recordPatientsAdded(tx, actor.organizationId, ids);
  return ids;
}

export const patientBulkRoutes: Routes = (router) => {
  router.authenticated(
    bulkAddPatients,
    async function handleBulkAddPatients({ tx, scope, actor, now, c, bytes, query, auditDetails }) {
      const reader = { tx, scope, actor, now };
      requireProducts(reader, query.products);
      const { locationId } = query;
      if (locationId !== undefined) await requireLocation(reader, locationId);
      const file = await readUploadedFile(bytes, c.req.header('content-type'));
      const places = await listAccessibleLocations(reader);
      const [clinic] = await tx
        .select({ timezone: organizations.timezone })
        .from(organizations)
        .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId)));
      const evaluated = evaluateBulkFile(file, {
        today: getToday(clinic!.timezone, now),
        products: query.products,
        locations: places.map((place) => ({ ...place, today: getToday(place.timezone, now) })),
        ...(locationId !== undefined && { defaultLocationId: locationId }),
        existingEmails: await listStored(
          reader,
          patients.email,
          listColumnValues(file, 'email').map((email) => email.toLowerCase()),
        ),
        existingGaitUids: await listStored(reader, patients.gaitUid, listColumnValues(file, 'gaitUid')),
      });
      if ('issues' in evaluated) throwRowErrors(evaluated.issues);
      const { rows, ignoredColumns } = evaluated;
      const providers = await loadDefaultProviders(reader, places);
      if (query.dryRun) {
        await markDuplicates(reader, rows, providers);
        const locations = places.map(({ id, name }) => ({ id, name, provider: providers.get(id)?.name ?? null }));
        const preview = rows.map((row) => toPreviewRow(row, { products: query.products, locations }));
        return { rows: rows.length, added: 0, ignoredColumns, preview };
      }
      const issues = listIssues(rows);
      if (issues.length > 0) throwRowErrors(issues);
      const ids = await addRows(reader, rows, places, providers);
      auditDetails.entityIds = ids;
      return { rows: rows.length, added: ids.length, ids, ignoredColumns };
    },
  );
};
