import type { HealthStatus } from '../../contract/platform/enumerations.ts';

interface Names {
  firstName: string | null;
  lastName: string | null;
}

export const formatFullName = ({ firstName, lastName }: Names): string =>
  [firstName, lastName].filter(Boolean).join(' ');

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
