import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';
import { PatientChange, productFields, Products } from '../patients/fields.ts';
import { pick } from '../platform/typed-keys.ts';
import { PatientRecord } from '../patients/record.ts';

const NO_LOCATION = formMessage.text('fields.locationRequired');
const ById = z.object({ id: Id });

/** What a product may need that the record does not have yet; absent fields stay as they are stored. */
const details = pick(PatientChange.shape, productFields);

export const DischargeBody = z.strictObject({ date: Day });
/** Null keeps the patient in care: no end is planned any more. */
export const PlanEnd = z.strictObject({ end: z.nullable(Day) });

/**
 * A new episode of care. `products` come to those that are assigned, which stay; a Health patient's side (null says
 * `N/A`) and body part are asked anew.
 */
export const NewPlan = z.strictObject({
  start: Day,
  products: Products,
  locationId: z.number({ error: NO_LOCATION }).check(z.int(NO_LOCATION), z.positive(NO_LOCATION)),
  ...details,
});
export type NewPlan = z.output<typeof NewPlan>;

export const AddedProducts = z.strictObject({ products: Products, ...details });
export type AddedProducts = z.output<typeof AddedProducts>;

const changesPlan = {
  access: { action: 'patients.write' },
  params: ById,
  response: PatientRecord,
  versioned: true,
} as const;

export const dischargePatient = defineCall({
  id: 'dischargePatient',
  summary: 'Sets the last day of care; a past one archives the patient at once (REC-40..42, OPEN-062)',
  method: 'POST',
  path: '/v2/patients/:id/discharge',
  body: DischargeBody,
  ...changesPlan,
});

export const undoDischarge = defineCall({
  id: 'undoDischarge',
  summary: 'Takes the last change of the last day of care back, within 24 hours; 409 says why not',
  method: 'POST',
  path: '/v2/patients/:id/discharge/undo',
  ...changesPlan,
});

export const editPlanOfCare = defineCall({
  id: 'editPlanOfCare',
  summary: 'Moves the planned last day of care, or plans none any more (REC-43)',
  method: 'PATCH',
  path: '/v2/patients/:id/plan-of-care',
  body: PlanEnd,
  ...changesPlan,
});

export const newPlanOfCare = defineCall({
  id: 'newPlanOfCare',
  summary: 'Takes a discharged patient into care again (REC-44..49, OPEN-065)',
  method: 'POST',
  path: '/v2/patients/:id/plans-of-care',
  body: NewPlan,
  ...changesPlan,
});

export const addProducts = defineCall({
  id: 'addProducts',
  summary: 'Gives a patient in care further products, with what these need (REC-20, REC-21)',
  method: 'POST',
  path: '/v2/patients/:id/products',
  body: AddedProducts,
  ...changesPlan,
});
