import type { PractitionerRole, RoleGroup } from '../../contract/platform/enumerations.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import { demoClinics } from './clinics.ts';

/** The one password of all demo accounts. */
export const DEMO_PASSWORD = 'motion-demo-26';

export interface DemoAccount {
  email: string;
  password: string;
  role: string;
  organization: string;
  /** What the account is there to show. */
  shows: string;
}

/** Somebody with a fixed address, so that it can be printed and typed. */
export interface Sign {
  email: string;
  clinic: string | null;
  groups: RoleGroup[] | ['RESEARCH_EXPORT'];
  /** Absent: an account without a provider profile. */
  role?: PractitionerRole;
  /** Indexes of the clinic's locations. */
  places?: number[];
  shows: string;
}

/** Accounts to try the product with. */
export const signs: Sign[] = [
  {
    email: 'vendor.admin@example.com',
    clinic: 'exer',
    groups: ['VENDOR_ADMIN'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'admin console, opens on organizations',
  },
  {
    email: 'vendor.support@example.com',
    clinic: 'exer',
    groups: ['VENDOR_SUPPORT'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'admin console, opens on settings',
  },
  {
    email: 'admin@summit.example.com',
    clinic: 'summit',
    groups: ['PORTAL_PROVIDER_ADMIN'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'every product',
  },
  {
    email: 'provider@summit.example.com',
    clinic: 'summit',
    groups: ['PORTAL_PRACTITIONER'],
    role: 'PORTAL_PRACTITIONER',
    places: [0, 1],
    shows: 'every product, two of four locations',
  },
  {
    email: 'unplaced@summit.example.com',
    clinic: 'summit',
    groups: ['PORTAL_PRACTITIONER'],
    role: 'PORTAL_PRACTITIONER',
    places: [],
    shows: 'a provider without a location',
  },
  {
    email: 'admin@lakes.example.com',
    clinic: 'lakes',
    groups: ['PORTAL_PROVIDER_ADMIN'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'Health only',
  },
  {
    email: 'provider@lakes.example.com',
    clinic: 'lakes',
    groups: ['PORTAL_PRACTITIONER'],
    role: 'PORTAL_PRACTITIONER',
    places: [0],
    shows: 'Health only, one location',
  },
  {
    email: 'admin@bluegrass.example.com',
    clinic: 'bluegrass',
    groups: ['PORTAL_PROVIDER_ADMIN'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'Gait only',
  },
  {
    email: 'provider@bluegrass.example.com',
    clinic: 'bluegrass',
    groups: ['PORTAL_PRACTITIONER'],
    role: 'PORTAL_PRACTITIONER',
    places: [0, 1],
    shows: 'Gait only',
  },
  {
    email: 'admin@harbor.example.com',
    clinic: 'harbor',
    groups: ['PORTAL_PROVIDER_ADMIN'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'Scan only, research',
  },
  {
    email: 'provider@harbor.example.com',
    clinic: 'harbor',
    groups: ['PORTAL_PRACTITIONER'],
    role: 'PORTAL_PRACTITIONER',
    places: [0],
    shows: 'Scan only, one location',
  },
  {
    email: 'admin@prairie.example.com',
    clinic: 'prairie',
    groups: ['PORTAL_PROVIDER_ADMIN'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'a disabled organization',
  },
  {
    email: 'admin@horizons.example.com',
    clinic: 'horizons',
    groups: ['PORTAL_PROVIDER_ADMIN'],
    role: 'PORTAL_PROVIDER_ADMIN',
    shows: 'an organization without patients',
  },
  {
    email: 'unknown.group@example.com',
    clinic: null,
    groups: ['RESEARCH_EXPORT'],
    shows: 'no portal group: signed out again',
  },
  {
    email: 'no.profile@example.com',
    clinic: null,
    groups: ['PORTAL_PRACTITIONER'],
    shows: 'no provider profile: provider not found',
  },
];

/** The table that a start with demo data prints. */
export function demoAccounts(): DemoAccount[] {
  const names = new Map(demoClinics().map(({ key, name }) => [key, name]));
  return signs.map(({ email, clinic, groups, shows }) => ({
    email,
    password: DEMO_PASSWORD,
    role: getRoleLabel(groups[0]),
    organization: clinic === null ? '-' : names.get(clinic)!,
    shows,
  }));
}
