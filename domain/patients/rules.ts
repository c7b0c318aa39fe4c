import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import {
  isMissing,
  NewPatient,
  requiredToKeep,
  type NewPatientDraft,
  type PatientChange,
  type PatientField,
  type RequiredField,
  type RequiredMessages,
} from '../../contract/patients/fields.ts';
import type { Message } from '../../contract/platform/message.ts';
import { patientFieldMessage } from '../../contract/patients/messages.ts';
import { keysOf, pick } from '../../contract/platform/typed-keys.ts';

/** Message of each faulty field, as a text where a schema has it; empty when all is well. */
export type FieldProblems = Record<string, Message | string>;

/**
 * Judges a draft of add patient; `today` is the day at the patient's location (OPEN-064). Answers the patient to add,
 * or the first message of each faulty field.
 */
export function checkNewPatient(draft: unknown, today: string): { patient: NewPatient } | { problems: FieldProblems } {
  const result = NewPatient.safeParse(draft);
  const problems: FieldProblems = {};
  for (const { path, message } of result.error?.issues ?? []) problems[String(path[0] ?? '')] ??= message;
  const dob = typeof draft === 'object' && draft !== null && 'dob' in draft ? draft.dob : null;
  if (typeof dob === 'string' && !problems.dob && dob.trim() > today)
    problems.dob = patientFieldMessage('patients.futureDateOfBirth');
  return result.success && Object.keys(problems).length === 0 ? { patient: result.data } : { problems };
}

/** PAT-29..52: what is wrong with a draft of add patient, for the form and for the server alike. */
export function newPatientProblems(draft: Partial<NewPatientDraft>, today: string): FieldProblems {
  const answer = checkNewPatient(draft, today);
  return 'problems' in answer ? answer.problems : {};
}

/** What products ask for of a patient. An absent side means that nobody answered; null is `N/A`, an answer (OPEN-057). */
export type PatientDetails = Record<Exclude<RequiredField, 'injuredSideOfBody'>, string | null> & {
  injuredSideOfBody?: string | null;
};

/** The messages of those fields that the patient is without. */
export const missingFields = (
  required: RequiredMessages,
  patient: { readonly [Field in PatientField]?: unknown },
): RequiredMessages =>
  pick(
    required,
    keysOf(required).filter((field) => isMissing(field, patient[field])),
  );

/** Whether a patient has what a product needs (PAT-55, PAT-56); PRO needs the phone its surveys go to (OPEN-055). */
export const isCompleteFor = (product: PatientProduct, patient: PatientDetails): boolean =>
  keysOf(missingFields(requiredToKeep([product]), patient)).length === 0;

/** What edit patient needs to know of the stored record. */
export type StoredPatient = PatientDetails & { products: readonly PatientProduct[]; hasAccount: boolean };

const merged = (stored: StoredPatient, change: PatientChange) => ({
  ...stored,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** PAT-57..62: what is wrong with the record as it would be after the change. */
export function patientChangeProblems(stored: StoredPatient, change: PatientChange, today: string): FieldProblems {
  const problems: FieldProblems = { ...missingFields(requiredToKeep(stored.products), merged(stored, change)) };
  if (stored.hasAccount && change.email !== undefined && change.email !== stored.email)
    problems.email = patientFieldMessage('patients.lockedEmail');
  if (change.dob && change.dob > today) problems.dob = patientFieldMessage('patients.futureDateOfBirth');
  return problems;
}

/** PAT-63: the message over the form when a Health patient is submitted without side or part. */
export function healthSubmitProblem(stored: StoredPatient, change: PatientChange): Message | null {
  const { products, injuredSideOfBody, injuredBodyPart } = merged(stored, change);
  const missing = injuredSideOfBody === undefined || !injuredBodyPart;
  return products.includes('HEALTH') && missing ? patientFieldMessage('patients.healthIncomplete') : null;
}

/** PAT-64: an email that was emptied in the form does not travel. */
export const withoutEmptyEmail = <Change extends { email?: string | null }>(change: Change) =>
  change.email?.trim() ? change : { ...change, email: undefined };
