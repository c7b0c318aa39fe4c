import type { HealthStatus, PatientProduct } from '../contract/enumerations.ts';

interface Names {
  firstName: string | null;
  lastName: string | null;
}

export const fullName = ({ firstName, lastName }: Names): string => [firstName, lastName].filter(Boolean).join(' ');

/** One spelling for all that search compares: composed, lower case, single blanks. */
export const foldForSearch = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** What the patient search looks into: first, last and full name and email (OPEN-045), folded. */
export const searchText = (names: Names, email: string | null): string =>
  foldForSearch(`${fullName(names)} ${email ?? ''}`);

/** What the column Name is ordered by: the name as it is shown, folded. */
export const sortName = (names: Names): string => foldForSearch(fullName(names));

/** Raw health status (PAT-26); no program comes before no account (OPEN-048). */
export function healthStatus({ hasProgram, hasAccount }: { hasProgram: boolean; hasAccount: boolean }): HealthStatus {
  if (!hasProgram) return 'NO_ASSIGNED_HEP';
  return hasAccount ? 'HAS_ACCOUNT' : 'NO_ACCOUNT';
}

const statusLabels: Record<HealthStatus, string> = {
  NO_ASSIGNED_HEP: 'No Program Assigned',
  NO_ACCOUNT: 'Invite Sent',
  HAS_ACCOUNT: 'Active',
};

/** Text of a raw health status in the patient list (PAT-23..25); `-` for an unknown one (OPEN-047). */
export const patientStatusLabel = (status: string | null | undefined): string =>
  Object.hasOwn(statusLabels, status ?? '') ? statusLabels[status as HealthStatus] : '-';

export interface PatientDetails extends Names {
  email: string | null;
  phoneNumber: string | null;
  injuredBodyPart: string | null;
  /** Null is `N/A`, an answer like the others; absent means that nobody answered (OPEN-057). */
  injuredSideOfBody?: string | null;
}

/** Whether a patient has what a product needs (PAT-55, PAT-56); PRO needs the phone its surveys go to (OPEN-055). */
export function isCompleteFor(product: PatientProduct, patient: PatientDetails): boolean {
  const named = Boolean(patient.firstName && patient.lastName);
  if (product === 'GAIT') return named;
  if (product === 'PRO') return Boolean(patient.phoneNumber);
  return named && Boolean(patient.email && patient.injuredBodyPart) && patient.injuredSideOfBody !== undefined;
}
