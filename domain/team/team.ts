import { roleGroups, type PractitionerRole, type RoleGroup } from '../../contract/platform/enumerations.ts';
import type { Message } from '../../contract/platform/message.ts';
import { teamRuleMessage } from '../../contract/team/messages.ts';

interface Colleague {
  id: number;
  /** The role of the profile. */
  role: PractitionerRole;
  /** The highest role of the account: vendor staff also have a profile with a role of a clinic. */
  standing: RoleGroup;
  /** False while invited and not registered (ENT-025). */
  registered: boolean;
}

/** The user who changes or removes a colleague. */
type Self = Pick<Colleague, 'id' | 'standing'>;

const getRank = (standing: RoleGroup): number => roleGroups.indexOf(standing);
const isAbove = (one: Pick<Colleague, 'standing'>, other: Pick<Colleague, 'standing'>): boolean =>
  getRank(one.standing) < getRank(other.standing);

/** Vendor support is never an admin: it manages neither organizations nor staff. */
const isActingAdmin = ({ role, standing, registered }: Colleague): boolean =>
  registered && standing !== 'VENDOR_SUPPORT' && role === 'PORTAL_PROVIDER_ADMIN';

/**
 * Whether no other registered admin would remain without this colleague (A6). A vendor admin can replace a clinic's admin,
 * not the reverse.
 */
const isLastAdmin = (colleague: Colleague, team: readonly Colleague[]): boolean =>
  isActingAdmin(colleague) &&
  !team.some((other) => other.id !== colleague.id && isActingAdmin(other) && !isAbove(colleague, other));

const ABOVE = teamRuleMessage('team.staffAbove');

/** Why a colleague cannot be removed; null when allowed (OPEN-109). */
export function validateRemoval(colleague: Colleague, team: readonly Colleague[], self: Self): Message | null {
  if (colleague.id === self.id) return teamRuleMessage('team.deleteSelf');
  if (isAbove(colleague, self)) return ABOVE;
  return isLastAdmin(colleague, team) ? teamRuleMessage('team.lastAdminDeleted') : null;
}

/** Why a colleague cannot get this role; null when allowed. */
export function validateRoleChange(
  colleague: Colleague,
  team: readonly Colleague[],
  role: PractitionerRole,
  self: Self = colleague,
): Message | null {
  if (isAbove(colleague, self)) return ABOVE;
  if (role === 'PORTAL_PROVIDER_ADMIN' || !isLastAdmin(colleague, team)) return null;
  return teamRuleMessage('team.lastAdminRole');
}
