import type { PatientProduct } from '../../../../contract/platform/enumerations.ts';
import {
  coverageFields,
  hasField,
  injuryFields,
  patientFieldNames,
  patientFields,
  type NewPatientDraft,
  type PatientField,
  PatientChange,
} from '../../../../contract/patients/fields.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import { keysOf, mapKeys, pick } from '../../../../contract/platform/typed-keys.ts';
import {
  type StoredPatient,
  validateInvolvedSide,
  validatePatientChange,
  omitEmptyEmail,
  toFieldErrors,
  type FieldErrors,
} from '../../../../domain/patients/rules.ts';
import {
  formatInputs,
  parseInputs,
  type StoredValue,
  pickChangedValues,
} from '../../../../domain/platform/form-fields.ts';
import type { Message } from '../../../../contract/platform/message.ts';

/** The texts in the inputs of a patient form, empty where nothing was entered or chosen. */
export type PatientValues = Record<PatientField, string>;

export const emptyValues: PatientValues = formatInputs(patientFields);

/** The inputs as the contract's fields: the body of a request, in which an untouched side is undefined (OPEN-057). */
export const parseValues = (values: PatientValues) => parseInputs(patientFields, values);

export function toNewPatient(values: PatientValues, products: readonly PatientProduct[]): NewPatientDraft {
  const shown = patientFieldNames.filter((field) => hasField(products, field));
  const { language, ...fields } = pick(parseValues(values), shown);
  // The server takes the first language where none is sent.
  return { products: [...products], ...fields, ...(language !== emptyValues.language && { language }) };
}

const emptyHealth = mapKeys([...keysOf(injuryFields), ...keysOf(coverageFields)], () => undefined);

const toStoredValues = (record: PatientRecord): Record<PatientField, StoredValue> => ({
  ...record.patient,
  locationId: record.location.id,
  primaryPractitionerId: record.primaryPractitionerId,
  ...(record.productData.health ?? emptyHealth),
  gaitUid: record.productData.gait?.uid,
});

/** A stored record in the inputs of its form. A stored side of null is `N/A` (OPEN-057). */
export const toPatientValues = (record: PatientRecord): PatientValues =>
  formatInputs(patientFields, toStoredValues(record));

/** The record in the shape that the rules of the domain validate. */
export const toStoredPatient = ({ patient, products, productData: { health } }: PatientRecord): StoredPatient => ({
  ...patient,
  products,
  injuredSideOfBody: health ? health.injuredSideOfBody : undefined,
  injuredBodyPart: health?.injuredBodyPart ?? null,
});

/** The changed fields, as the request has them; an emptied email is not sent (PAT-64). */
export const toPatientChange = (record: PatientRecord, values: PatientValues) =>
  omitEmptyEmail(pickChangedValues(parseValues(toPatientValues(record)), parseValues(values)));

/** Validates edit patient by the same rules as the server (PAT-57..62). */
export function validateChangedValues(record: PatientRecord, values: PatientValues, today: string): FieldErrors {
  // An email that was emptied is validated as empty, although it is not sent.
  const parsed = PatientChange.safeParse({ ...toPatientChange(record, values), email: values.email });
  if (!parsed.success) return toFieldErrors(parsed.error);
  const untouchedSide = values.injuredSideOfBody === '' && record.productData.health !== null;
  const stored = { ...toStoredPatient(record), ...(untouchedSide && { injuredSideOfBody: undefined }) };
  return validatePatientChange(stored, parsed.data, today);
}

/** The message over the form when side or body part is missing (PAT-63). */
export function validateInvolvedValues(record: PatientRecord, values: PatientValues): Message | null {
  const { injuredBodyPart } = parseValues(values);
  const side = values.injuredSideOfBody === '' ? undefined : null;
  return validateInvolvedSide({ ...toStoredPatient(record), injuredSideOfBody: side }, { injuredBodyPart });
}
