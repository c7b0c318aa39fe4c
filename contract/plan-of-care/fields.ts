import { patientFields, productFields } from '../patients/fields.ts';
import { Day } from '../platform/dates.ts';
import { keysOf, pick } from '../platform/typed-keys.ts';

/** Fields of a patient that a product can require: part of a new plan of care and of adding a product (REC-20, REC-48). */
export const detailFields = pick(patientFields, productFields);
export type DetailField = keyof typeof detailFields;

/** Fields of a new plan of care (REC-44..49). Their labels are the messages `recordPlan.field.<field>`. */
export const newPlanFields = {
  start: { schema: Day, input: { kind: 'date' } },
  locationId: patientFields.locationId,
  ...detailFields,
} as const;
export type NewPlanField = keyof typeof newPlanFields;
export const newPlanFieldNames = keysOf(newPlanFields);
