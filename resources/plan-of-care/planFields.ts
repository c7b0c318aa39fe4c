import { getFieldDefinition, injuryFields, productFields, requiredFields } from '../../contract/patients/fields.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import {
  detailFields,
  newPlanFields,
  type DetailField,
  type NewPlanField,
} from '../../contract/plan-of-care/fields.ts';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { findMissingFields } from '../../domain/patients/rules.ts';
import { listAddedProducts, listProductsWith } from '../../domain/plan-of-care/plan-details.ts';
import { parseInputs } from '../../domain/platform/form-fields.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { toPatientValues } from '../patients/shared/form/patientValues.ts';
import type { recordPlanMessages } from './shared/messages.en.ts';

/** The texts in the inputs of the details step. */
export type PlanValues = Record<NewPlanField, string>;

/**
 * Fields that the selected products require: those that an added product needs and the record lacks, and the involved
 * side and body part if Health is new or a new plan of care starts (REC-48, REC-49).
 */
export function listRequiredFields(
  record: PatientRecord,
  selected: readonly PatientProduct[],
  isNewPlan: boolean,
): DetailField[] {
  const added = listAddedProducts(record.products, selected);
  const missing = findMissingFields(requiredFields(added), record.patient);
  const health = isNewPlan ? listProductsWith(record.products, selected) : added;
  return productFields.filter((field) => {
    if (field in injuryFields) return health.includes('HEALTH');
    return field in missing || added.some((product) => getFieldDefinition(field).onlyFor === product);
  });
}

export const toInitialValues = (record: PatientRecord, start: string): PlanValues => ({
  ...pick(toPatientValues(record), ['locationId', ...productFields]),
  start,
});

/** The inputs as the contract's fields, before they are checked. */
export const parsePlanValues = (values: PlanValues) => parseInputs(newPlanFields, values);

/** The required fields of a request body; an untouched side is undefined (OPEN-057). */
export const toDetailsBody = (values: PlanValues, required: readonly DetailField[]) =>
  pick(parseInputs(detailFields, values), required);

/** The message that names a field; a field without one does not compile. */
export const planFieldLabel = (field: NewPlanField): MessageKey<typeof recordPlanMessages> =>
  `recordPlan.field.${field}`;
