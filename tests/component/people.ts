import type { CurrentUser } from '../../contract/identity/users.ts';

const userId = '6e2ad3f0-0f52-4d6a-9a40-7f4f1b1d6a11';

/** An admin of a clinic that holds Health. */
export const clinicAdmin: CurrentUser = {
  userId,
  practitionerId: 7,
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@northside.example',
  groups: ['PORTAL_PROVIDER_ADMIN'],
  role: 'PORTAL_PROVIDER_ADMIN',
  roleLabel: 'Admin',
  locations: [],
  organization: {
    id: 1,
    name: 'Northside Physical Therapy',
    timezone: 'America/Denver',
    webLogoUrl: null,
    logoUrl: null,
    isResearchOrg: false,
    supportsSSO: false,
    products: ['HEALTH'],
  },
  features: [],
  language: 'en',
  version: 3,
};

export const vendorAdmin: CurrentUser = {
  ...clinicAdmin,
  practitionerId: null,
  groups: ['VENDOR_ADMIN'],
  role: 'VENDOR_ADMIN',
  roleLabel: 'Vendor Admin',
};

export const vendorSupport: CurrentUser = {
  ...vendorAdmin,
  groups: ['VENDOR_SUPPORT'],
  role: 'VENDOR_SUPPORT',
  roleLabel: 'Vendor Support',
};

/** A user without a provider profile, for example from single sign-on. */
export const withoutProfile: CurrentUser = { ...clinicAdmin, practitionerId: null };
export const withoutGroup: CurrentUser = { ...withoutProfile, groups: [], role: 'UNKNOWN', roleLabel: 'Unknown' };
