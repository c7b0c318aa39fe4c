import type { PatientProduct } from '../contract/enumerations.ts';
import { NewPatient, type NewPatientDraft, type PatientChange } from '../contract/patient-fields.ts';

/** Message of each faulty field; empty when all is well. */
export type FieldProblems = Record<string, string>;

const FUTURE_DOB = 'Date of birth cannot be in the future';
const LOCKED_EMAIL = 'Email cannot be changed because the patient already has an account.';
/** PAT-63. */
export const HEALTH_INCOMPLETE = 'You must set Side of Body and Involved Body Part for Health patients.';

/**
 * Judges a draft of add patient; `today` is the day at the patient's location (OPEN-064). Answers the patient to add,
 * or the first message of each faulty field.
 */
export function checkNewPatient(draft: unknown, today: string): { patient: NewPatient } | { problems: FieldProblems } {
  const result = NewPatient.safeParse(draft);
  const problems: FieldProblems = {};
  for (const { path, message } of result.error?.issues ?? []) problems[String(path[0] ?? '')] ??= message;
  const dob = typeof draft === 'object' && draft !== null && 'dob' in draft ? draft.dob : null;
  if (typeof dob === 'string' && !problems.dob && dob.trim() > today) problems.dob = FUTURE_DOB;
  return result.success && Object.keys(problems).length === 0 ? { patient: result.data } : { problems };
}

/** PAT-29..52: what is wrong with a draft of add patient, for the form and for the server alike. */
export function newPatientProblems(draft: Partial<NewPatientDraft>, today: string): FieldProblems {
  const answer = checkNewPatient(draft, today);
  return 'problems' in answer ? answer.problems : {};
}

/** What edit patient needs to know of the stored record. */
export interface StoredPatient {
  products: readonly PatientProduct[];
  hasAccount: boolean;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
  injuredSideOfBody?: string | null;
  injuredBodyPart: string | null;
}

const merged = (stored: StoredPatient, change: PatientChange) => ({
  ...stored,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** PAT-57..62: what is wrong with the record as it would be after the change. */
export function patientChangeProblems(stored: StoredPatient, change: PatientChange, today: string): FieldProblems {
  const after = merged(stored, change);
  const holds = (product: PatientProduct) => stored.products.includes(product);
  const problems: FieldProblems = {};
  if (holds('HEALTH') || holds('GAIT')) {
    if (!after.firstName) problems.firstName = 'First name is required';
    if (!after.lastName) problems.lastName = 'Last name is required';
  }
  if (holds('HEALTH')) {
    if (!after.email) problems.email = 'Email is required';
    if (after.injuredSideOfBody === undefined) problems.injuredSideOfBody = 'Side of body is required';
    if (!after.injuredBodyPart) problems.injuredBodyPart = 'Involved body part is required';
  }
  if (holds('PRO') && !after.phoneNumber) problems.phoneNumber = 'Phone number is required';
  if (stored.hasAccount && change.email !== undefined && change.email !== stored.email) problems.email = LOCKED_EMAIL;
  if (change.dob && change.dob > today) problems.dob = FUTURE_DOB;
  return problems;
}

/** PAT-63: the message over the form when a Health patient is submitted without side or part. */
export function healthSubmitProblem(stored: StoredPatient, change: PatientChange): string | null {
  const { products, injuredSideOfBody, injuredBodyPart } = merged(stored, change);
  const missing = injuredSideOfBody === undefined || !injuredBodyPart;
  return products.includes('HEALTH') && missing ? HEALTH_INCOMPLETE : null;
}

/** PAT-64: an email that was emptied in the form does not travel. */
export function withoutEmptyEmail<Change extends { email?: string | null }>(change: Change): Change {
  if (change.email?.trim()) return change;
  const { email: _empty, ...rest } = change;
  return rest as Change;
}
