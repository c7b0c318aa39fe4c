import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { Intent } from './intent.ts';

/** To build something for this patient. */
export const useIntentFor = ({ id, patient, productData }: PatientRecord): Extract<Intent, { kind: 'Program' }> => {
  const translate = useTranslate();
  const name = `${patient.firstName} ${patient.lastName}`.trim() || translate('builder.somebody');
  return { kind: 'Program', patient: { id, name, involvedSide: productData.health?.injuredSideOfBody ?? null } };
};
