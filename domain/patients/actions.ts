import type { PatientRecord } from '../../contract/patients/record.ts';
import { hasProduct, type Viewer } from '../identity/viewer.ts';

export type PatientAction = 'view' | 'edit' | 'assign' | 'resend' | 'discharge';

/**
 * Entries of the action menu (OPEN-046): `Assign Program` only without a program (PAT-20), the invite only without an
 * account (PAT-21), `Discharge` only while none is planned. What the server says the reader may do narrows them.
 */
export function listPatientActions(
  { may, patient, products, productData }: PatientRecord,
  viewer: Viewer,
): PatientAction[] {
  const inHealth = products.includes('HEALTH') && hasProduct(viewer, 'HEALTH');
  const withoutProgram = inHealth && productData.health?.heps.length === 0;
  const actions: [PatientAction, boolean][] = [
    ['view', true],
    ['edit', may?.edit ?? true],
    ['assign', withoutProgram && (may?.assignProgram ?? true)],
    ['resend', !patient.hasAccount && (may?.resendInvite ?? true)],
    ['discharge', may?.discharge ?? false],
  ];
  return actions.flatMap(([action, offered]) => (offered ? action : []));
}
