import { PatientChange } from '../../../contract/patient-fields.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { healthSubmitProblem, patientChangeProblems, withoutEmptyEmail } from '../../../domain/patient-rules.ts';
import { fieldsOf, storedOf, valuesOf, type PatientValues } from '../../../src/components/patient-form/patientDraft.ts';

/** What was changed in the form, as the contract names it; an emptied email does not travel (PAT-64). */
export function changeOf(record: PatientRecord, values: PatientValues): Record<string, unknown> {
  const before: Record<string, unknown> = fieldsOf(valuesOf(record));
  const after: Record<string, unknown> = { ...fieldsOf(values), locationId: Number(values.locationId) };
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  return withoutEmptyEmail(Object.fromEntries(changed));
}

/** Message of each faulty field of edit patient (PAT-57..62), by the same rules as on the server. */
export function editProblems(record: PatientRecord, values: PatientValues, today: string): Record<string, string> {
  // An email emptied by hand is judged as empty, although it would not be sent.
  const parsed = PatientChange.safeParse({ ...changeOf(record, values), email: values.email });
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (!parsed.success) return problems;
  const untouchedSide = values.injuredSideOfBody === '' && record.productData.health !== null;
  const stored = { ...storedOf(record), ...(untouchedSide && { injuredSideOfBody: undefined }) };
  return patientChangeProblems(stored, parsed.data, today);
}

/** PAT-63: what is said over the form. */
export function healthProblem(record: PatientRecord, values: PatientValues): string | null {
  const change = { injuredBodyPart: (values.injuredBodyPart || null) as PatientChange['injuredBodyPart'] };
  const side = values.injuredSideOfBody === '' ? undefined : null;
  return healthSubmitProblem({ ...storedOf(record), injuredSideOfBody: side }, change);
}
