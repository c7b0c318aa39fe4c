import { patientProducts, type PatientProduct } from '../contract/enumerations.ts';
import { requiredFields } from '../contract/patient-fields.ts';
import type { AddedProducts, NewPlan } from '../contract/plan-of-care.ts';
import { patientChangeProblems, type FieldProblems, type StoredPatient } from './patient-rules.ts';
import { dayProblem, newPlanWindow } from './plan-of-care.ts';

/** What was involved, in the words of the plan of care (REC-48, REC-49). */
const involved: FieldProblems = {
  injuredSideOfBody: 'Involved side of body is required',
  injuredBodyPart: 'Involved body part is required',
};

/** Assigned products stay (REC-46); chosen ones come to them. In the contract's order. */
export const productsWith = (
  assigned: readonly PatientProduct[],
  chosen: readonly PatientProduct[],
): PatientProduct[] => patientProducts.filter((product) => assigned.includes(product) || chosen.includes(product));

/** Chosen products that the patient does not have. */
export const productsAdded = (
  assigned: readonly PatientProduct[],
  chosen: readonly PatientProduct[],
): PatientProduct[] => patientProducts.filter((product) => chosen.includes(product) && !assigned.includes(product));

/**
 * What the record would lack with the products added, by field. A product that is added asks for all that adding a
 * patient asks for (PAT-36..48); one that the patient has asks for what editing may not empty.
 */
export function addedProductProblems(
  stored: StoredPatient,
  { products: chosen, ...fields }: AddedProducts,
  today: string,
): FieldProblems {
  const problems = patientChangeProblems({ ...stored, products: productsWith(stored.products, chosen) }, fields, today);
  const after: Record<string, unknown> = { ...stored };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) after[name] = value;
  for (const [field, message] of Object.entries(requiredFields(productsAdded(stored.products, chosen)))) {
    const answersNothing = field === 'injuredSideOfBody' && after[field] === null;
    if (!after[field] && !answersNothing) problems[field] ??= message;
  }
  for (const [field, message] of Object.entries(involved)) if (problems[field]) problems[field] = message;
  return problems;
}

/**
 * What is wrong with a new plan of care, by field (REC-44, REC-47..49). What is involved is asked for the new plan,
 * whatever the last one was about; `today` is the day at the location that the patient comes to.
 */
export function newPlanProblems(
  stored: StoredPatient & { plansOfCare: Parameters<typeof newPlanWindow>[0] },
  { start, locationId: _place, ...added }: NewPlan,
  today: string,
): FieldProblems {
  const { plansOfCare, ...patient } = stored;
  const anew = { ...patient, injuredSideOfBody: undefined, injuredBodyPart: null };
  const wrongDay = dayProblem(newPlanWindow(plansOfCare, today), start);
  return { ...(wrongDay && { start: wrongDay }), ...addedProductProblems(anew, added, today) };
}
