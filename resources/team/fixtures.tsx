import type { Practitioner } from '../../contract/team/practitioners.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { team } from './plugin.tsx';

const may = { edit: true, remove: true, resendInvite: false };
export const kim: Practitioner = {
  id: 9,
  userId: '0b7f3f9e-0f52-4d6a-9a40-7f4f1b1d6a11',
  firstName: 'Wes',
  lastName: 'Kim',
  email: 'wes@northside.example',
  role: 'PORTAL_PRACTITIONER',
  addedAsRole: 'PORTAL_PRACTITIONER',
  locations: [{ id: 3, name: 'Harbor' }],
  locationIds: [3],
  version: 6,
  may,
};
const { userId: _, ...unregistered } = kim;
export const invited: Practitioner = {
  ...unregistered,
  id: 10,
  firstName: 'Ina',
  lastName: 'Vite',
  email: 'ina@northside.example',
  may: { ...may, resendInvite: true },
};

/** Renders the providers of a clinic with two locations. */
export const renderProviders = (given: object = {}, viewer = clinicAdmin, search = '') =>
  renderFeature(team, `/organization/providers/${search}`, {
    viewer,
    answers: {
      'GET /v2/practitioners': ({ query }) =>
        query.registered === 'true' ? pagedResponse([kim], 17) : pagedResponse([invited]),
      'GET /v2/locations': pagedResponse([
        { id: 3, name: 'Harbor' },
        { id: 4, name: 'Lakeside' },
      ]),
      ...given,
    },
  });
