import * as z from 'zod/mini';
import { PatientChange, Products } from '../patients/fields.ts';
import { PatientRecord } from '../patients/record.ts';
import { defineCall } from '../platform/call.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';
import { keysOf, pick, pluck } from '../platform/typed-keys.ts';
import { detailFields, newPlanFields } from './fields.ts';

const ById = z.object({ id: Id });

/** What a product may require that the record lacks; absent fields stay as they are stored. */
const details = pick(PatientChange.shape, keysOf(detailFields));

export const DischargeBody = z.strictObject({ date: Day });
/** Null keeps the patient in care: the planned end is cancelled. */
export const PlanEnd = z.strictObject({ end: z.nullable(Day) });

/**
 * A new episode of care. Assigned products stay, `products` are added to them. A Health patient's involved side (null is
 * `N/A`) and body part are always sent.
 */
export const NewPlan = z.strictObject({ products: Products, ...pluck(newPlanFields, 'schema'), ...details });
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
  summary: 'Undoes the last change of the last day of care within 24 hours; 409 if it cannot be undone',
  method: 'POST',
  path: '/v2/patients/:id/discharge/undo',
  ...changesPlan,
});

export const editPlanOfCare = defineCall({
  id: 'editPlanOfCare',
  summary: 'Changes the planned last day of care, or cancels it (REC-43)',
  method: 'PATCH',
  path: '/v2/patients/:id/plan-of-care',
  body: PlanEnd,
  ...changesPlan,
});

export const newPlanOfCare = defineCall({
  id: 'newPlanOfCare',
  summary: 'Starts a new plan of care for a discharged patient (REC-44..49, OPEN-065)',
  method: 'POST',
  path: '/v2/patients/:id/plans-of-care',
  body: NewPlan,
  ...changesPlan,
});

export const addProducts = defineCall({
  id: 'addProducts',
  summary: 'Adds products to a patient in care, with the fields that these require (REC-20, REC-21)',
  method: 'POST',
  path: '/v2/patients/:id/products',
  body: AddedProducts,
  ...changesPlan,
});
