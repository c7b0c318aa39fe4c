import { patientProducts, type PatientProduct } from '../../contract/platform/enumerations.ts';
import { patientFieldMessage } from '../../contract/patients/messages.ts';
import { requiredFields } from '../../contract/patients/fields.ts';
import type { AddedProducts, NewPlan } from '../../contract/plan-of-care/plan-of-care.ts';
import type { Message } from '../../contract/platform/message.ts';
import { keysOf } from '../../contract/platform/typed-keys.ts';
import { findMissingFields, validatePatientChange, type FieldErrors, type StoredPatient } from '../patients/rules.ts';
import { validateDay, getNewPlanWindow } from './plan-of-care.ts';

/** What was involved, in the words of the plan of care (REC-48, REC-49). */
const involved = {
  injuredSideOfBody: patientFieldMessage('patients.involvedSideRequired'),
  injuredBodyPart: patientFieldMessage('patients.bodyPartRequired'),
} satisfies FieldErrors;

/** Assigned products stay (REC-46); chosen ones come to them. In the contract's order. */
export const listProductsWith = (
  assigned: readonly PatientProduct[],
  chosen: readonly PatientProduct[],
): PatientProduct[] => patientProducts.filter((product) => assigned.includes(product) || chosen.includes(product));

/** Chosen products that the patient does not have. */
export const listAddedProducts = (
  assigned: readonly PatientProduct[],
  chosen: readonly PatientProduct[],
): PatientProduct[] => patientProducts.filter((product) => chosen.includes(product) && !assigned.includes(product));

/**
 * What the record would lack with the products added, by field. A product that is added asks for all that adding a
 * patient asks for (PAT-36..48); one that the patient has asks for what editing may not empty.
 */
export function validateAddedProducts(
  stored: StoredPatient,
  { products: chosen, ...fields }: AddedProducts,
  today: string,
): FieldErrors {
  const problems = validatePatientChange(
    { ...stored, products: listProductsWith(stored.products, chosen) },
    fields,
    today,
  );
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const added = requiredFields(listAddedProducts(stored.products, chosen));
  const lacking = findMissingFields(added, { ...stored, ...Object.fromEntries(given) });
  for (const field of keysOf(lacking)) problems[field] ??= lacking[field];
  for (const field of keysOf(involved)) if (problems[field]) problems[field] = involved[field];
  return problems;
}

/**
 * What is wrong with a new plan of care, by field (REC-44, REC-47..49). What is involved is asked for the new plan,
 * whatever the last one was about; `today` is the day at the location that the patient comes to.
 */
export function validateNewPlan(
  stored: StoredPatient & { plansOfCare: Parameters<typeof getNewPlanWindow>[0] },
  { start, locationId: _place, ...added }: NewPlan,
  today: string,
): FieldErrors & { start?: Message } {
  const { plansOfCare, ...patient } = stored;
  const anew = { ...patient, injuredSideOfBody: undefined, injuredBodyPart: null };
  const wrongDay = validateDay(getNewPlanWindow(plansOfCare, today), start);
  return { ...(wrongDay && { start: wrongDay }), ...validateAddedProducts(anew, added, today) };
}
