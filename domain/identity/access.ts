import type { ApiScope } from '../../contract/platform/api-scopes.ts';
import type { Action } from '../../contract/platform/call.ts';
import type { PatientProduct, Product, RoleGroup } from '../../contract/platform/enumerations.ts';
import type { Actor, ApiClient, ClinicActor } from './actor.ts';
import { listApiScopes } from './fhir-access.ts';

interface Rule {
  roles: readonly RoleGroup[];
  /** At least one of these has to be among the organization's products. */
  products?: readonly Product[];
}

const everybody = ['VENDOR_ADMIN', 'VENDOR_SUPPORT', 'PORTAL_PROVIDER_ADMIN', 'PORTAL_PRACTITIONER'] as const;
const managers = ['VENDOR_ADMIN', 'VENDOR_SUPPORT', 'PORTAL_PROVIDER_ADMIN'] as const;
const vendors = ['VENDOR_ADMIN', 'VENDOR_SUPPORT'] as const;
const withPatients = ['HEALTH', 'GAIT', 'PRO'] as const satisfies readonly PatientProduct[];

/** Who may do what: the whole policy of the product in one table. An action that is missing here cannot be compiled. */
export const accessRules: Record<Action, Rule> = {
  'account.own': { roles: everybody },
  'patients.read': { roles: everybody, products: withPatients },
  'patients.write': { roles: everybody, products: withPatients },
  'programs.read': { roles: everybody, products: ['HEALTH'] },
  'programs.write': { roles: everybody, products: ['HEALTH'] },
  'library.read': { roles: everybody, products: ['HEALTH'] },
  'notes.write': { roles: everybody, products: ['HEALTH'] },
  'rtm.read': { roles: everybody, products: ['HEALTH'] },
  'rtm.bill': { roles: everybody, products: ['HEALTH'] },
  'rtm.manage': { roles: managers, products: ['HEALTH'] },
  'gait.read': { roles: everybody, products: ['GAIT'] },
  'gait.write': { roles: everybody, products: ['GAIT'] },
  'scan.read': { roles: everybody, products: ['SCAN'] },
  'scan.write': { roles: everybody, products: ['SCAN'] },
  'organization.read': { roles: everybody },
  'organization.manage': { roles: managers },
  'team.manage': { roles: managers },
  'vendor.read': { roles: vendors },
  'vendor.write': { roles: vendors },
  'vendor.credentials': { roles: ['VENDOR_ADMIN'] },
};

/** What an API client may do by each of its scopes; the calls of a scope say themselves that it opens them. */
const scopeActions: Record<ApiScope, readonly Action[]> = {
  'intake:write': ['scan.read', 'scan.write', 'gait.write', 'organization.read'],
  'patients:read': ['patients.read', 'organization.read'],
  'patients:write': ['patients.read', 'patients.write', 'organization.read'],
  'programs:read': ['programs.read', 'library.read'],
  'results:read': ['patients.read', 'gait.read', 'scan.read'],
  'surveys:read': ['patients.read'],
  'reports:read': ['programs.read', 'gait.read'],
};

const hasScopeFor = ({ scopes }: ApiClient, action: Action): boolean =>
  listApiScopes(scopes).some((scope) => scopeActions[scope].includes(action));

/** The part of a record that decides access to it. */
export interface Owned {
  organizationId: number;
  /** Absent or null for what belongs to the whole organization. */
  locationId?: number | null;
}

export const worksAt = (actor: ClinicActor, locationId: number): boolean =>
  actor.allLocations || actor.locationIds.includes(locationId);

/**
 * The second wall beside row-level security: may this actor do this, and to this record? Without `record` it answers
 * for the action alone. Devices and jobs are not asked here; their calls name them.
 */
export function can(actor: Actor, action: Action, record?: Owned): boolean {
  const rule = accessRules[action];
  if (actor.kind === 'vendor') return action.startsWith('vendor.') && rule.roles.includes(actor.role);
  if (actor.kind !== 'member' && actor.kind !== 'client') return false;
  if (actor.kind === 'client' ? !hasScopeFor(actor, action) : !rule.roles.includes(actor.role)) return false;
  if (rule.products && !rule.products.some((product) => actor.products.includes(product))) return false;
  if (!record) return true;
  return (
    record.organizationId === actor.organizationId && (record.locationId == null || worksAt(actor, record.locationId))
  );
}
