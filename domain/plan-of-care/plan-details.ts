import { patientProducts, type PatientProduct } from '../../contract/platform/enumerations.ts';
import { patientFieldMessage } from '../../contract/patients/messages.ts';
import { requiredFields } from '../../contract/patients/fields.ts';
import type { AddedProducts, NewPlan } from '../../contract/plan-of-care/plan-of-care.ts';
import type { Message } from '../../contract/platform/message.ts';
import { keysOf } from '../../contract/platform/typed-keys.ts';
import { findMissingFields, validatePatientChange, type FieldErrors, type StoredPatient } from '../patients/rules.ts';
import { validateDay, getNewPlanWindow } from './plan-of-care.ts';

/** Messages of the involved side and body part in a plan of care (REC-48, REC-49). */
const involved = {
  injuredSideOfBody: patientFieldMessage('patients.involvedSideRequired'),
  injuredBodyPart: patientFieldMessage('patients.bodyPartRequired'),
} satisfies FieldErrors;

/** Assigned products, which stay (REC-46), and the selected ones, in the contract's order. */
export const listProductsWith = (
  assigned: readonly PatientProduct[],
  chosen: readonly PatientProduct[],
): PatientProduct[] => patientProducts.filter((product) => assigned.includes(product) || chosen.includes(product));

/** Selected products that the patient does not have. */
export const listAddedProducts = (
  assigned: readonly PatientProduct[],
  chosen: readonly PatientProduct[],
): PatientProduct[] => patientProducts.filter((product) => chosen.includes(product) && !assigned.includes(product));

/**
 * The errors of adding products, by field. An added product requires all fields that adding a patient requires
 * (PAT-36..48); an assigned product those that editing may not empty.
 */
export function validateAddedProducts(
  stored: StoredPatient,
  { products: chosen, ...fields }: AddedProducts,
  today: string,
): FieldErrors {
  const errors = validatePatientChange(
    { ...stored, products: listProductsWith(stored.products, chosen) },
    fields,
    today,
  );
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const added = requiredFields(listAddedProducts(stored.products, chosen));
  const missing = findMissingFields(added, { ...stored, ...Object.fromEntries(given) });
  for (const field of keysOf(missing)) errors[field] ??= missing[field];
  for (const field of keysOf(involved)) if (errors[field]) errors[field] = involved[field];
  return errors;
}

/**
 * The errors of a new plan of care, by field (REC-44, REC-47..49). The involved side and body part of the last plan do not
 * count; `today` is the day at the location of the new plan.
 */
export function validateNewPlan(
  stored: StoredPatient & { plansOfCare: Parameters<typeof getNewPlanWindow>[0] },
  { start, locationId: _location, ...added }: NewPlan,
  today: string,
): FieldErrors & { start?: Message } {
  const { plansOfCare, ...patient } = stored;
  const withoutInjury = { ...patient, injuredSideOfBody: undefined, injuredBodyPart: null };
  const dayError = validateDay(getNewPlanWindow(plansOfCare, today), start);
  return { ...(dayError && { start: dayError }), ...validateAddedProducts(withoutInjury, added, today) };
}
