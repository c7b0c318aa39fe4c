import type * as z from 'zod/mini';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import {
  isMissing,
  NewPatient,
  patientFieldNames,
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

/** The message of each invalid field, a text where a schema has it. An issue of the body as a whole has the key ''. */
export type FieldErrors = Partial<Record<PatientField | 'products' | '', Message | string>>;

const fieldNames = [...patientFieldNames, 'products'] as const;

/** The first message of each field; unknown fields are issues of the body as a whole. */
export function toFieldErrors(error: z.core.$ZodError | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? [])
    errors[fieldNames.find((name) => name === path[0]) ?? ''] ??= message;
  return errors;
}

/** The patient to add, or the first error of each field. `today` is the day at the patient's location (OPEN-064). */
export function parseNewPatient(draft: unknown, today: string): { patient: NewPatient } | { errors: FieldErrors } {
  const result = NewPatient.safeParse(draft);
  const errors = toFieldErrors(result.error);
  const dob = typeof draft === 'object' && draft !== null && 'dob' in draft ? draft.dob : null;
  if (typeof dob === 'string' && !errors.dob && dob.trim() > today)
    errors.dob = patientFieldMessage('patients.futureDateOfBirth');
  return result.success && Object.keys(errors).length === 0 ? { patient: result.data } : { errors };
}

/** Validates a draft of add patient, in the form and on the server (PAT-29..52). */
export function validateNewPatient(draft: Partial<NewPatientDraft>, today: string): FieldErrors {
  const answer = parseNewPatient(draft, today);
  return 'errors' in answer ? answer.errors : {};
}

/** The fields that products require. An absent side means that nobody answered; null is `N/A`, an answer (OPEN-057). */
export type PatientDetails = Record<Exclude<RequiredField, 'injuredSideOfBody'>, string | null> & {
  injuredSideOfBody?: string | null;
};

/** The messages of the required fields that the patient does not have. */
export const findMissingFields = (
  required: RequiredMessages,
  patient: { readonly [Field in PatientField]?: unknown },
): RequiredMessages =>
  pick(
    required,
    keysOf(required).filter((field) => isMissing(field, patient[field])),
  );

/** Whether a patient has what a product needs (PAT-55, PAT-56); PRO needs the phone its surveys go to (OPEN-055). */
export const isCompleteFor = (product: PatientProduct, patient: PatientDetails): boolean =>
  keysOf(findMissingFields(requiredToKeep([product]), patient)).length === 0;

/** The part of the stored record that edit patient needs. */
export type StoredPatient = PatientDetails & { products: readonly PatientProduct[]; hasAccount: boolean };

/** Whether a code for the app can be mailed to a patient: a Health patient in care, without an account. */
export const isInvitable = ({
  products,
  email,
  hasAccount,
  discharged,
}: Pick<StoredPatient, 'products' | 'email' | 'hasAccount'> & { discharged: boolean }): boolean =>
  products.includes('HEALTH') && email != null && !hasAccount && !discharged;

const applyChange = (stored: StoredPatient, change: PatientChange) => ({
  ...stored,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** Validates the record as it would be after the change (PAT-57..62). */
export function validatePatientChange(stored: StoredPatient, change: PatientChange, today: string): FieldErrors {
  const errors: FieldErrors = { ...findMissingFields(requiredToKeep(stored.products), applyChange(stored, change)) };
  if (stored.hasAccount && change.email !== undefined && change.email !== stored.email)
    errors.email = patientFieldMessage('patients.lockedEmail');
  if (change.dob && change.dob > today) errors.dob = patientFieldMessage('patients.futureDateOfBirth');
  return errors;
}

/** The message over the form when a Health patient is submitted without side or body part (PAT-63). */
export function validateInvolvedSide(stored: StoredPatient, change: PatientChange): Message | null {
  const { products, injuredSideOfBody, injuredBodyPart } = applyChange(stored, change);
  const missing = injuredSideOfBody === undefined || !injuredBodyPart;
  return products.includes('HEALTH') && missing ? patientFieldMessage('patients.healthIncomplete') : null;
}

/** An email that was emptied in the form is not sent (PAT-64). */
export const omitEmptyEmail = <Change extends { email?: string | null }>(change: Change) =>
  change.email?.trim() ? change : { ...change, email: undefined };
