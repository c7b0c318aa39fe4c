import type { PatientProduct } from '../../../../contract/platform/enumerations.ts';
import {
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
  healthSubmitProblem,
  patientChangeProblems,
  withoutEmptyEmail,
  type FieldProblems,
} from '../../../../domain/patients/rules.ts';
import { formatInputs, parseInputs, type StoredValue, changedValues } from '../../../../domain/platform/form-fields.ts';
import type { Message } from '../../../../contract/platform/message.ts';

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

/** What was changed in the form, as the contract names it; an emptied email is not sent (PAT-64). */
export const changeOf = (record: PatientRecord, values: PatientValues) =>
  withoutEmptyEmail(changedValues(fieldsOf(valuesOf(record)), fieldsOf(values)));

/** Message of each faulty field of edit patient (PAT-57..62), by the same rules as on the server. */
export function editProblems(record: PatientRecord, values: PatientValues, today: string): FieldProblems {
  // An email emptied by hand is judged as empty, although it would not be sent.
  const parsed = PatientChange.safeParse({ ...changeOf(record, values), email: values.email });
  const problems: FieldProblems = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (!parsed.success) return problems;
  const untouchedSide = values.injuredSideOfBody === '' && record.productData.health !== null;
  const stored = { ...storedOf(record), ...(untouchedSide && { injuredSideOfBody: undefined }) };
  return patientChangeProblems(stored, parsed.data, today);
}

/** PAT-63: what is said over the form. */
export function healthProblem(record: PatientRecord, values: PatientValues): Message | null {
  const { injuredBodyPart } = fieldsOf(values);
  const side = values.injuredSideOfBody === '' ? undefined : null;
  return healthSubmitProblem({ ...storedOf(record), injuredSideOfBody: side }, { injuredBodyPart });
}
