import type { PatientProduct } from '../../../../contract/platform/enumerations.ts';
import {
  hasField,
  injuryFields,
  patientFieldNames,
  patientFields,
  type NewPatientDraft,
  type PatientField,
} from '../../../../contract/patients/fields.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import { keysOf, mapKeys, pick } from '../../../../contract/platform/typed-keys.ts';
import type { StoredPatient } from '../../../../domain/patients/rules.ts';
import { formatInputs, parseInputs, type StoredValue } from '../../../../domain/platform/form-fields.ts';

/** The texts in the inputs of a patient form, empty where nothing was entered or chosen. */
export type PatientValues = Record<PatientField, string>;

export const noPatient: PatientValues = formatInputs(patientFields);

/** The inputs as the contract's fields: the body of a request, in which an untouched side is undefined (OPEN-057). */
export const fieldsOf = (values: PatientValues) => parseInputs(patientFields, values);

export function newPatientDraft(values: PatientValues, products: readonly PatientProduct[]): NewPatientDraft {
  const shown = patientFieldNames.filter((field) => hasField(products, field));
  const { language, ...fields } = pick(fieldsOf(values), shown);
  // The server takes the first language where none is sent.
  return { products: [...products], ...fields, ...(language !== noPatient.language && { language }) };
}

const noInjury = mapKeys(keysOf(injuryFields), () => undefined);

const storedValues = (record: PatientRecord): Record<PatientField, StoredValue> => ({
  ...record.patient,
  locationId: record.location.id,
  primaryPractitionerId: record.primaryPractitionerId,
  ...(record.productData.health ?? noInjury),
  gaitUid: record.productData.gait?.uid,
});

/** A stored record in the inputs of its form. A stored side of null is `N/A` (OPEN-057). */
export const valuesOf = (record: PatientRecord): PatientValues => formatInputs(patientFields, storedValues(record));

/** The record as far as the rules of the domain judge it. */
export const storedOf = ({ patient, products, productData: { health } }: PatientRecord): StoredPatient => ({
  ...patient,
  products,
  injuredSideOfBody: health ? health.injuredSideOfBody : undefined,
  injuredBodyPart: health?.injuredBodyPart ?? null,
});
