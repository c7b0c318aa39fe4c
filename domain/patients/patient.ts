import type { HealthStatus } from '../../contract/platform/enumerations.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { hasProduct, type Viewer } from '../identity/viewer.ts';

interface Names {
  firstName: string | null;
  lastName: string | null;
}

export const formatFullName = ({ firstName, lastName }: Names): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** What a patient is called: by name, or by what else is known of an incomplete one (OPEN-101). */
export const formatPatientLabel = (
  patient: Names & { gaitUid?: string | null; email: string | null; phoneNumber: string | null },
): string => formatFullName(patient) || patient.gaitUid || patient.email || patient.phoneNumber || '';

/** One spelling for all that search compares: composed, lower case, single blanks. */
export const foldForSearch = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** What the patient search looks into: first, last and full name and email (OPEN-045), folded. */
export const toSearchText = (names: Names, email: string | null): string =>
  foldForSearch(`${formatFullName(names)} ${email ?? ''}`);

/** What the column Name is ordered by: the name as it is shown, folded. */
export const toSortName = (names: Names): string => foldForSearch(formatFullName(names));

/** Raw health status (PAT-26); no program comes before no account (OPEN-048). */
export function computeHealthStatus({
  hasProgram,
  hasAccount,
}: {
  hasProgram: boolean;
  hasAccount: boolean;
}): HealthStatus {
  if (!hasProgram) return 'NO_ASSIGNED_HEP';
  return hasAccount ? 'HAS_ACCOUNT' : 'NO_ACCOUNT';
}

const statusLabels: Record<HealthStatus, string> = {
  NO_ASSIGNED_HEP: 'No Program Assigned',
  NO_ACCOUNT: 'Invite Sent',
  HAS_ACCOUNT: 'Active',
};

/** Text of a raw health status in the patient list (PAT-23..25); `-` for an unknown one (OPEN-047). */
export const formatPatientStatus = (status: string | null | undefined): string =>
  Object.hasOwn(statusLabels, status ?? '') ? statusLabels[status as HealthStatus] : '-';

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
  return actions.flatMap(([action, isOffered]) => (isOffered ? action : []));
}
