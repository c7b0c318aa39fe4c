import { eq } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import type { postGaitSession } from '../../contract/gait-intake.ts';
import { patients } from '../db/schema/index.ts';
import { faulty } from '../http/refusal.ts';
import { findPatient, type PatientInReach } from '../routes/patient-in-reach.ts';
import type { Reader } from '../routes/patient-rows.ts';

/**
 * The gait patient whom a body names, held until the end of the transaction. One out of reach or hidden is as unknown as one
 * that does not exist (A2): 422 at the field.
 */
export async function walkerNamed(
  { tx, scope }: Reader,
  subject: BodyOf<typeof postGaitSession>['subject'],
): Promise<PatientInReach> {
  const [field, which] =
    'patientId' in subject
      ? ['subject.patientId', eq(patients.id, subject.patientId)]
      : ['subject.gaitUid', eq(patients.gaitUid, subject.gaitUid)];
  const patient = await findPatient(tx, scope, which, 'lock');
  if (!patient) throw faulty(field, 'Patient is not known');
  if (!patient.products.includes('GAIT')) throw faulty(field, 'Only Gait patients can have a gait session.');
  return patient;
}
