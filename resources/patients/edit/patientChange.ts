import { PatientChange } from '../../../contract/patients/fields.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import type { Message } from '../../../contract/platform/message.ts';
import {
  healthSubmitProblem,
  patientChangeProblems,
  withoutEmptyEmail,
  type FieldProblems,
} from '../../../domain/patients/rules.ts';
import { changedValues } from '../../../domain/platform/form-fields.ts';
import { fieldsOf, storedOf, valuesOf, type PatientValues } from '../shared/form/patientDraft.ts';

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
