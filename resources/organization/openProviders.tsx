import type { Practitioner } from '../../contract/practitioners.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { organization } from './plugin.tsx';

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

/** Providers of a clinic with two locations. */
export const open = (given: object = {}, viewer = clinicAdmin, search = '') =>
  openFeature(organization, `/organization/providers/${search}`, {
    viewer,
    answers: {
      'GET /v2/practitioners': ({ query }) => (query.registered === 'true' ? pageOf([kim], 17) : pageOf([invited])),
      'GET /v2/locations': pageOf([
        { id: 3, name: 'Harbor' },
        { id: 4, name: 'Lakeside' },
      ]),
      ...given,
    },
  });
