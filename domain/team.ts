import type { PractitionerRole } from '../contract/enumerations.ts';

interface Colleague {
  id: number;
  role: PractitionerRole;
  /** False while invited and not registered (ENT-025). */
  registered: boolean;
}

const isActingAdmin = ({ role, registered }: Colleague): boolean => registered && role === 'PORTAL_PROVIDER_ADMIN';

/** Whether an organization would be left without an admin who can sign in once this colleague is one no more (A6). */
const isLastAdmin = (colleague: Colleague, team: readonly Colleague[]): boolean =>
  isActingAdmin(colleague) && !team.some((other) => other.id !== colleague.id && isActingAdmin(other));

/** Why a colleague cannot be removed; null when nothing speaks against it (OPEN-109). */
export function removalProblem(colleague: Colleague, team: readonly Colleague[], ownId: number): string | null {
  if (colleague.id === ownId) return 'You cannot delete yourself.';
  return isLastAdmin(colleague, team) ? 'The last admin of an organization cannot be deleted.' : null;
}

/** Why a colleague cannot get this role; null when nothing speaks against it. */
export function roleProblem(colleague: Colleague, team: readonly Colleague[], role: PractitionerRole): string | null {
  if (role === 'PORTAL_PROVIDER_ADMIN' || !isLastAdmin(colleague, team)) return null;
  return 'The last admin of an organization has to stay an admin.';
}
