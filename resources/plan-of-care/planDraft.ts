import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import {
  definitionOf,
  injuryFields,
  productFields,
  requiredFields,
  type ProductField,
} from '../../contract/patients/fields.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { findMissingFields } from '../../domain/patients/rules.ts';
import { listAddedProducts, listProductsWith } from '../../domain/plan-of-care/plan-details.ts';
import { parseValues, toPatientValues, type PatientValues } from '../patients/shared/form/patientValues.ts';

/** Values of the details step of a new plan of care. */
export interface PlanValues extends PatientValues {
  start: string;
}

/**
 * Fields that the selected products require: those that an added product needs and the record lacks, and the involved
 * side and body part if Health is new or a new plan of care starts (REC-48, REC-49).
 */
export function listRequiredFields(
  record: PatientRecord,
  selected: readonly PatientProduct[],
  isNewPlan: boolean,
): ProductField[] {
  const added = listAddedProducts(record.products, selected);
  const missing = findMissingFields(requiredFields(added), record.patient);
  const health = isNewPlan ? listProductsWith(record.products, selected) : added;
  return productFields.filter((field) => {
    if (field in injuryFields) return health.includes('HEALTH');
    return field in missing || added.some((product) => definitionOf(field).onlyFor === product);
  });
}

export const toInitialValues = (record: PatientRecord, start: string): PlanValues => ({
  ...toPatientValues(record),
  start,
});

/** The required fields as the contract names them; an untouched side is undefined (OPEN-057). */
export const toRequiredFieldsBody = (values: PatientValues, required: readonly ProductField[]) =>
  pick(parseValues(values), required);
