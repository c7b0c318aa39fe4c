import type { PatientProduct } from '../../../contract/enumerations.ts';
import { requiredFields } from '../../../contract/patient-fields.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { productsAdded, productsWith } from '../../../domain/plan-details.ts';
import { fieldsOf, valuesOf, type PatientValues } from '../../../src/components/patient-form/patientDraft.ts';

/** What the details step of a new plan of care holds; of the patient only what is asked. */
export interface PlanValues extends PatientValues {
  start: string;
}

export type AskedField = Exclude<keyof PatientValues, 'dob' | 'locationId' | 'primaryPractitionerId'>;

const filled = ({ patient }: PatientRecord): Partial<Record<AskedField, unknown>> => ({
  firstName: patient.firstName,
  lastName: patient.lastName,
  email: patient.email,
  phoneNumber: patient.phoneNumber,
});

const involved: readonly AskedField[] = ['injuredSideOfBody', 'injuredBodyPart'];

/**
 * Fields that the chosen products ask for: what an added one needs and the record lacks, and what is involved where that
 * is new, or asked anew for a new plan of care (REC-48, REC-49).
 */
export function askedFields(record: PatientRecord, chosen: readonly PatientProduct[], anew: boolean): AskedField[] {
  const added = productsAdded(record.products, chosen);
  const known = filled(record);
  const missing = (['firstName', 'lastName', 'email', 'phoneNumber'] as const).filter(
    (field) => field in requiredFields(added) && !known[field],
  );
  const health = anew ? productsWith(record.products, chosen) : added;
  return [
    ...missing,
    ...(health.includes('HEALTH') ? involved : []),
    ...(added.includes('GAIT') ? ['gaitUid' as const] : []),
  ];
}

/** The inputs to begin with: what is known of the patient, and where they are. */
export const startValues = (record: PatientRecord, start: string): PlanValues => ({
  ...valuesOf(record),
  start,
});

/** What was asked, as the contract names it; a side that was not touched is left out (OPEN-057). */
export function askedDraft(values: PatientValues, asked: readonly AskedField[]): Record<string, unknown> {
  const fields: Record<string, unknown> = fieldsOf(values);
  return Object.fromEntries(asked.filter((name) => name in fields).map((name) => [name, fields[name]]));
}
