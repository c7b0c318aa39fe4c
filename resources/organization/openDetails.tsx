import type { Location } from '../../contract/locations.ts';
import type { Organization } from '../../contract/organization.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { organization } from './plugin.tsx';

/** Somebody who may not manage the team. */
export const provider = {
  ...clinicAdmin,
  role: 'PORTAL_PRACTITIONER' as const,
  groups: ['PORTAL_PRACTITIONER'],
  roleLabel: 'Provider',
};
export const northside: Organization = {
  ...clinicAdmin.organization!,
  riskReading: 'ADMIN',
  requiresSecondFactor: false,
  version: 4,
};
export const place = (id: number, more: Partial<Location> = {}): Location => ({
  id,
  name: `Place ${id}`,
  timezone: 'America/Denver',
  address1: null,
  address2: null,
  city: null,
  stateCode: null,
  zipCode: null,
  defaultProviderId: null,
  defaultProvider: null,
  keyword: null,
  version: 2,
  ...more,
});
export const harbor = place(3, {
  name: 'Harbor',
  timezone: 'America/Los_Angeles',
  address1: '1 Pier Road',
  city: 'San Diego',
  stateCode: 'CA',
  zipCode: '92101',
  defaultProviderId: 9,
  defaultProvider: { firstName: 'Wes', lastName: 'Kim' },
});

export const answers = (locations: Location[], own: number[] = []) => ({
  'GET /v2/organizations/current': [200, northside] as const,
  'GET /v2/locations': pageOf(locations),
  'GET /v2/practitioners': pageOf([]),
  'GET /v2/practitioners/current': [200, { id: 7, locationIds: own }] as const,
});
/** Organization Details of somebody of this clinic. */
export const open = (given: object, viewer = clinicAdmin) =>
  openFeature(organization, '/organization/details/', { viewer, answers: { ...answers([]), ...given } });
