import type { Feature, CurrentUser } from '../../contract/identity/users.ts';
import { roleGroups, type Product, type RoleGroup } from '../../contract/platform/first-enumerations.ts';

/** What the questions below need to know of somebody signed in. */
export type Viewer = Pick<CurrentUser, 'role' | 'features' | 'practitionerId'> & {
  organization: Pick<NonNullable<CurrentUser['organization']>, 'products'> | null;
};

/** The strongest known group (SEC-07, OPEN-009); `UNKNOWN` when there is none (SEC-06). */
export const getEffectiveRole = (groups: readonly string[]): RoleGroup | 'UNKNOWN' =>
  roleGroups.find((role) => groups.includes(role)) ?? 'UNKNOWN';

const roleLabels: Record<RoleGroup, string> = {
  VENDOR_ADMIN: 'Vendor Admin',
  VENDOR_SUPPORT: 'Vendor Support',
  PORTAL_PROVIDER_ADMIN: 'Admin',
  PORTAL_PRACTITIONER: 'Provider',
};

/** SEC-01, SEC-03, SEC-06, OPEN-008. */
export const getRoleLabel = (role: string): string => roleLabels[role as RoleGroup] ?? 'Unknown';

/** Vendor staff: the two kinds that may enter the admin console (SEC-09, OPEN-007). */
export const isAdminType = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === 'VENDOR_ADMIN' || role === 'VENDOR_SUPPORT';

/** A product of the viewer's organization (OPEN-027). */
export const hasProduct = (viewer: Viewer, product: Product): boolean =>
  viewer.organization?.products.includes(product) ?? false;

/** SEC-22: the only product besides PRO is Scan. */
export const isScanOnly = (viewer: Viewer): boolean =>
  hasProduct(viewer, 'SCAN') && !hasProduct(viewer, 'HEALTH') && !hasProduct(viewer, 'GAIT');

/** OPEN-052. */
export const canManageTeam = (viewer: Pick<Viewer, 'role'>): boolean =>
  viewer.role === 'PORTAL_PROVIDER_ADMIN' || isAdminType(viewer);

/** Sees no patients, and can add none, until somebody who manages the team gives them a location. */
export const hasNoLocation = (viewer: Viewer & Pick<CurrentUser, 'locations'>): boolean =>
  viewer.locations.length === 0 && !canManageTeam(viewer);

/** OPEN-012: a health user whose account is on the configured list. */
export const hasFeature = (viewer: Viewer, feature: Feature): boolean => viewer.features.includes(feature);

/** Where `/admin/` leads (SHELL-33, OPEN-007). */
export const getAdminLandingPath = (viewer: Pick<Viewer, 'role'>): string =>
  viewer.role === 'VENDOR_SUPPORT' ? '/admin/settings/' : '/admin/organizations/';
