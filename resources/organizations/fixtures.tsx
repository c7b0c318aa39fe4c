import type { Location } from '../../contract/locations/locations.ts';
import type { Organization } from '../../contract/organizations/organization.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { organization } from './plugin.tsx';

/** A provider who may not manage the team. */
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

export const createAnswers = (locations: Location[], own: number[] = []) => ({
  'GET /v2/organizations/current': [200, northside] as const,
  'GET /v2/locations': pagedResponse(locations),
  'GET /v2/practitioners': pagedResponse([]),
  'GET /v2/practitioners/current': [200, { id: 7, locationIds: own }] as const,
});
/** Renders Organization Details, by default for an admin of this clinic. */
export const renderDetails = (given: object, viewer = clinicAdmin) =>
  renderFeature(organization, '/organization/details/', { viewer, answers: { ...createAnswers([]), ...given } });
