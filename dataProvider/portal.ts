import { addPatient, getPatient, listPatients, updatePatient } from '../contract/patients.ts';
import { currentPractitioner, listPractitioners } from '../contract/practitioners.ts';
import { listLocations } from '../contract/locations.ts';
import { currentOrganization } from '../contract/organization.ts';
import type { Adapters } from './adapter.ts';
import { atChosenLocations } from './location-filter.ts';
import { createDataProvider } from './provider.ts';

const more = () => import('./portal-more.ts');

const adapters: Adapters = {
  patients: {
    list: listPatients,
    one: getPatient,
    create: addPatient,
    update: updatePatient,
    queryOf: atChosenLocations,
  },
  // Each of these two knows one record: the reader's own.
  organization: { one: currentOrganization },
  'own-practitioner': { one: currentPractitioner },
  locations: { list: listLocations },
  practitioners: { list: listPractitioners },
  templates: async () => (await more()).templates,
  exercises: async () => (await more()).exercises,
  'scan-sessions': async () => (await more()).scanSessions,
  'rtm-months': async () => (await more()).rtmMonths,
};

export const portalDataProvider = createDataProvider(adapters);
