import { describe, expect, it } from 'vitest';
import type { Product, RoleGroup } from '../../contract/platform/enumerations.ts';
import {
  getAdminLandingPath,
  getEffectiveRole,
  hasFeature,
  hasProduct,
  isAdminType,
  isScanOnly,
  hasNoLocation,
  canManageTeam,
  getRoleLabel,
  type Viewer,
} from './viewer.ts';

const viewer = (products: Product[], changes: Partial<Viewer> = {}): Viewer => ({
  role: 'PORTAL_PRACTITIONER',
  features: [],
  practitionerId: 1,
  organization: { products },
  ...changes,
});

describe('the effective role', () => {
  it.each([
    [['PORTAL_PRACTITIONER', 'VENDOR_ADMIN', 'PORTAL_PROVIDER_ADMIN'], 'VENDOR_ADMIN'],
    [['PORTAL_PROVIDER_ADMIN', 'VENDOR_SUPPORT'], 'VENDOR_SUPPORT'],
    [['PORTAL_PRACTITIONER', 'PORTAL_PROVIDER_ADMIN'], 'PORTAL_PROVIDER_ADMIN'],
    [['SOMETHING', 'PORTAL_PRACTITIONER'], 'PORTAL_PRACTITIONER'],
    [['SOMETHING'], 'UNKNOWN'],
    [[], 'UNKNOWN'],
  ])('SEC-07 OPEN-009 of %j is %s', (groups, role) => {
    expect(getEffectiveRole(groups)).toBe(role);
  });

  it.each([
    ['PORTAL_PRACTITIONER', 'Provider'],
    ['PORTAL_PROVIDER_ADMIN', 'Admin'],
    ['VENDOR_ADMIN', 'Vendor Admin'],
    ['VENDOR_SUPPORT', 'Vendor Support'],
    ['ANYTHING_ELSE', 'Unknown'],
  ])('SEC-01 SEC-03 SEC-06 OPEN-008 shows %s as %s', (role, label) => {
    expect(getRoleLabel(role)).toBe(label);
  });
});

it.each([
  [['SCAN'], true],
  [['SCAN', 'PRO'], true],
  [['SCAN', 'HEALTH'], false],
  [['SCAN', 'GAIT', 'PRO'], false],
  [['PRO'], false],
  [['HEALTH'], false],
] as [Product[], boolean][])('SEC-22 a user with %j is scan-only: %s', (products, scanOnly) => {
  expect(isScanOnly(viewer(products))).toBe(scanOnly);
});

it('OPEN-027 a user holds the products of the organization, and none without one', () => {
  expect(hasProduct(viewer(['HEALTH']), 'HEALTH')).toBe(true);
  expect(hasProduct(viewer(['HEALTH']), 'GAIT')).toBe(false);
  expect(hasProduct(viewer([], { organization: null }), 'HEALTH')).toBe(false);
});

it.each([
  ['VENDOR_ADMIN', true, true],
  ['VENDOR_SUPPORT', true, true],
  ['PORTAL_PROVIDER_ADMIN', false, true],
  ['PORTAL_PRACTITIONER', false, false],
  ['UNKNOWN', false, false],
] as [RoleGroup | 'UNKNOWN', boolean, boolean][])(
  'OPEN-052 %s is admin-type: %s, manages the team: %s',
  (role, adminType, manages) => {
    expect(isAdminType({ role })).toBe(adminType);
    expect(canManageTeam({ role })).toBe(manages);
  },
);

it('SHELL-33 OPEN-007 leads vendor support to the settings and vendor admins to the organizations', () => {
  expect(getAdminLandingPath({ role: 'VENDOR_SUPPORT' })).toBe('/admin/settings/');
  expect(getAdminLandingPath({ role: 'VENDOR_ADMIN' })).toBe('/admin/organizations/');
});

it('OPEN-012 knows the features of flagged accounts', () => {
  expect(hasFeature(viewer(['HEALTH'], { features: ['PATHS'] }), 'PATHS')).toBe(true);
  expect(hasFeature(viewer(['HEALTH'], { features: ['PATHS'] }), 'MODULES')).toBe(false);
});

it('OPEN-052 only a provider without a location lacks one: a team manager sees all', () => {
  const location = { id: 3, name: 'Harbor' };
  const lacks = (role: RoleGroup, ...locations: (typeof location)[]) =>
    hasNoLocation({ ...viewer(['HEALTH'], { role }), locations } as Parameters<typeof hasNoLocation>[0]);
  expect(lacks('PORTAL_PRACTITIONER')).toBe(true);
  expect(lacks('PORTAL_PRACTITIONER', location)).toBe(false);
  for (const role of ['PORTAL_PROVIDER_ADMIN', 'VENDOR_SUPPORT', 'VENDOR_ADMIN'] as const)
    expect([lacks(role), lacks(role, location)]).toEqual([false, false]);
});
