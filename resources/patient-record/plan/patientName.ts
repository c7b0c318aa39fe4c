import type { PatientRecord } from '../../../contract/patient-record.ts';
import { fullName } from '../../../domain/patient.ts';

/** How a sentence names the patient. */
export const patientName = ({ patient }: PatientRecord, translate: (key: string) => string): string =>
  fullName(patient) || translate('record.unnamed');
