import { describe, expect, it } from 'vitest';
import type { Action } from '../../contract/platform/call.ts';
import { accessRules, can } from './access.ts';
import type { Member, VendorStaff } from './actor.ts';

const member = (changes: Partial<Member> = {}): Member => ({
  kind: 'member',
  userId: 'u',
  practitionerId: 1,
  organizationId: 7,
  role: 'PORTAL_PRACTITIONER',
  products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'],
  locationIds: [3],
  allLocations: false,
  ...changes,
});
const vendor: VendorStaff = { kind: 'vendor', userId: 'v', role: 'VENDOR_ADMIN', organizationId: 1 };
const actions = Object.keys(accessRules) as Action[];

describe('who may do what', () => {
  it('SEC-02 lets a practitioner reach records at assigned locations only', () => {
    expect(can(member(), 'patients.read', { organizationId: 7, locationId: 3 })).toBe(true);
    expect(can(member(), 'patients.read', { organizationId: 7, locationId: 4 })).toBe(false);
    expect(can(member({ locationIds: [] }), 'patients.read', { organizationId: 7, locationId: 3 })).toBe(false);
    expect(can(member({ allLocations: true }), 'patients.read', { organizationId: 7, locationId: 4 })).toBe(true);
  });

  it('never lets anybody reach a record of another organization', () => {
    for (const role of ['PORTAL_PRACTITIONER', 'PORTAL_PROVIDER_ADMIN', 'VENDOR_ADMIN', 'VENDOR_SUPPORT'] as const) {
      for (const action of actions) {
        expect(can(member({ role, allLocations: true }), action, { organizationId: 8, locationId: 3 })).toBe(false);
      }
    }
  });

  it.each([
    ['HEALTH', ['programs.read', 'programs.write', 'library.read', 'notes.write', 'rtm.read', 'rtm.bill']],
    ['GAIT', ['gait.read', 'gait.write']],
    ['SCAN', ['scan.read', 'scan.write']],
  ] as const)('asks for the product %s where an action needs it', (product, needing) => {
    for (const action of needing) {
      expect(can(member({ products: [product] }), action)).toBe(true);
      expect(can(member({ products: ['PRO'] }), action)).toBe(false);
    }
  });

  it.each(['HEALTH', 'GAIT', 'PRO'] as const)('opens the patients to an organization with %s alone', (product) => {
    for (const action of ['patients.read', 'patients.write'] as const) {
      expect(can(member({ products: [product] }), action)).toBe(true);
      expect(can(member({ products: ['SCAN'] }), action)).toBe(false);
    }
  });

  it('OPEN-052 leaves the team and the organization to admins', () => {
    for (const action of ['team.manage', 'organization.manage'] as const) {
      expect(can(member(), action)).toBe(false);
      expect(can(member({ role: 'PORTAL_PROVIDER_ADMIN' }), action)).toBe(true);
    }
  });

  it('SEC-08 keeps the vendor’s actions to vendor staff, and a clinic’s to its members', () => {
    for (const action of actions) {
      const isVendors = action.startsWith('vendor.');
      expect(can(vendor, action)).toBe(isVendors);
      expect(can(member({ role: 'PORTAL_PROVIDER_ADMIN', allLocations: true }), action)).toBe(!isVendors);
    }
  });

  it('SVC-16 allows vendor support what a vendor admin may do, except for credentials', () => {
    const refused = actions.filter(
      (action) => can(vendor, action) && !can({ ...vendor, role: 'VENDOR_SUPPORT' }, action),
    );
    expect(refused).toEqual(['vendor.credentials']);
  });

  it('allows a device or a job nothing by itself', () => {
    for (const action of actions) {
      expect(can({ kind: 'device', deviceId: 1, organizationId: 7, patientId: 1, locationId: 3 }, action)).toBe(false);
      expect(can({ kind: 'job', organizationId: 7 }, action)).toBe(false);
    }
  });
});
