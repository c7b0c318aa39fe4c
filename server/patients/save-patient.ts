import { and, eq, sql } from 'drizzle-orm';
import type { NewPatient, PatientChange } from '../../contract/patients/fields.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { toSearchText, toSortName } from '../../domain/patients/patient.ts';
import {
  isInvitable,
  validateInvolvedSide,
  validateNewPatient,
  validatePatientChange,
} from '../../domain/patients/rules.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import { patients, plansOfCare } from '../platform/db/schema.ts';
import { recordPatientsAdded } from '../webhooks/record-events.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import {
  enqueueInvite,
  lockPatientVersion,
  requirePatientRow,
  throwValidationError,
  toSearchColumns,
} from './patient-change.ts';
import type { PatientRow, Reader } from './queries.ts';
import {
  findDefaultProvider,
  requireAssignableProvider,
  requireLocation,
  requireProducts,
  throwIfDuplicate,
} from './references.ts';

/** Adds a patient with an open plan of care and an invite where there is an email; returns the id. */
export async function savePatient(reader: Reader, body: NewPatient): Promise<number> {
  const { tx, actor, now } = reader;
  const place = await requireLocation(reader, body.locationId);
  const today = getToday(place.timezone, now);
  throwValidationError(validateNewPatient(body, today));
  requireProducts(reader, body.products);
  await requireAssignableProvider(reader, body.primaryPractitionerId);
  const names = { firstName: body.firstName ?? '', lastName: body.lastName ?? '' };
  const [added] = await throwIfDuplicate(
    tx
      .insert(patients)
      .values({
        ...body,
        ...names,
        organizationId: actor.organizationId,
        primaryPractitionerId: body.primaryPractitionerId ?? (await findDefaultProvider(reader, place)),
        searchText: toSearchText(names, body.email),
        sortName: toSortName(names),
      })
      .returning({ id: patients.id }),
  );
  const { id } = added!;
  await tx.insert(plansOfCare).values({ organizationId: actor.organizationId, patientId: id, start: today });
  if (isInvitable({ ...body, hasAccount: false, discharged: false })) await enqueueInvite(reader, id);
  await recordPatientsAdded(tx, actor.organizationId, [id]);
  return id;
}

/** Changes the given fields of a patient whose version the caller has read; returns the row before and after. */
export async function savePatientChange(
  reader: Reader,
  id: number,
  version: number,
  body: PatientChange,
): Promise<{ before: PatientRow; changed: PatientRow }> {
  const { tx, scope, now } = reader;
  const row = await lockPatientVersion(reader, id, version);
  const place = body.locationId === undefined ? row.location : await requireLocation(reader, body.locationId);
  throwValidationError(
    validatePatientChange(row, body, getToday(place.timezone, now)),
    validateInvolvedSide(row, body) ?? undefined,
  );
  await requireAssignableProvider(
    reader,
    body.primaryPractitionerId === row.primaryPractitionerId ? null : body.primaryPractitionerId,
  );
  await throwIfDuplicate(
    tx
      .update(patients)
      .set({ ...body, ...toSearchColumns(row, body), version: version + 1, updatedAt: sql`now()` })
      .where(and(isPatientAccessible(scope), eq(patients.id, id), eq(patients.version, version))),
  );
  // Another location may have another date.
  if (body.locationId !== undefined) await onPatientDataChanged(tx, scope, id, now);
  const changed = await requirePatientRow(reader, id);
  if (changed.email !== row.email && isInvitable(changed)) await enqueueInvite(reader, changed.id);
  return { before: row, changed };
}
