import { and, eq } from 'drizzle-orm';
import { NewPatient, PatientChange } from '../../contract/patients/fields.ts';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import type { FhirPatient } from '../../contract/fhir/patient.ts';
import { readPatient } from '../../domain/fhir/read-patient.ts';
import { throwValidationError, requirePatientRow } from '../patients/patient-change.ts';
import { savePatient, savePatientChange } from '../patients/save-patient.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import { patients } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { parseWith } from '../platform/http/read-request.ts';
import { toRowId } from './conditions.ts';
import type { FhirReader } from './resource-type.ts';

type Read = ReturnType<typeof readPatient>;

/** Kept by what gait is compared with others: other patients have none. */
function checkSex({ sex }: Read, products: readonly string[]) {
  return sex !== null && !products.includes('GAIT') ? { gender: fhirMessage('fhir.genderOfGait') } : {};
}

const setSex = async ({ tx, scope }: FhirReader, id: number, sex: Read['sex']) => {
  await tx
    .update(patients)
    .set({ sex })
    .where(and(isPatientAccessible(scope), eq(patients.id, id)));
};

/** Adds a patient as the own API does, by the same schema and rules; returns the id. */
export async function createPatient(reader: FhirReader, resource: FhirPatient): Promise<string> {
  const read = readPatient(resource, reader.links);
  const { draft, sex } = read;
  throwValidationError({
    ...read.errors,
    ...(draft.locationId === undefined && { locationId: fhirMessage('fhir.locationRequired') }),
    ...(resource.active === false && { active: fhirMessage('fhir.activeFixed') }),
  });
  const body = parseWith(NewPatient, { injuredBodyPart: null, products: [], ...draft });
  throwValidationError(checkSex(read, body.products));
  const id = await savePatient(reader, body);
  if (sex) await setSex(reader, id, sex);
  return String(id);
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

/** Changes a patient as the own API does. `version` is what the caller has read. */
export async function updatePatient(
  reader: FhirReader,
  id: string,
  version: number,
  resource: FhirPatient,
): Promise<void> {
  const rowId = toRowId(id);
  if (rowId === null) throw new HttpError(404, fhirMessage('fhir.notFound'));
  const before = await requirePatientRow(reader, rowId);
  const read = readPatient(resource, reader.links);
  const { products, ...draft } = read.draft;
  throwValidationError({
    ...read.errors,
    ...checkSex(read, before.products),
    ...(resource.id !== id && { id: fhirMessage('fhir.otherId') }),
    ...((resource.active ?? !before.discharged) === before.discharged && { active: fhirMessage('fhir.activeFixed') }),
    ...(products !== undefined &&
      !isSame(products as string[], before.products) && { products: fhirMessage('fhir.productsFixed') }),
  });
  const { gaitUid, ...others } = draft;
  // Only gait patients have the ID.
  const body = before.products.includes('GAIT') || gaitUid !== null ? draft : others;
  await savePatientChange(reader, rowId, version, parseWith(PatientChange, body));
  if (read.sex !== before.sex) await setSex(reader, rowId, read.sex);
}
