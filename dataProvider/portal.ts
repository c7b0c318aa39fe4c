import { addPatient, getPatient, listPatients, updatePatient } from '../contract/patients.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from '../contract/programs.ts';
import { currentPractitioner, listPractitioners } from '../contract/practitioners.ts';
import { listExercises } from '../contract/exercises.ts';
import { listLocations } from '../contract/locations.ts';
import { currentOrganization } from '../contract/organization.ts';
import { listRtmMonths } from '../contract/rtm-billing.ts';
import { listScanSessions } from '../contract/scan.ts';
import type { Adapters } from './adapter.ts';
import { chosenLocations } from './location-filter.ts';
import { createDataProvider } from './provider.ts';

/** Lists of people and sessions are narrowed to the chosen locations wherever they are asked for. */
const atChosenLocations = (filter: Record<string, unknown>) => {
  const locationIds = chosenLocations();
  return { ...(locationIds.length > 0 && { locationIds }), ...filter } as Record<string, string>;
};

const adapters: Adapters = {
  patients: {
    list: listPatients,
    one: getPatient,
    create: addPatient,
    update: updatePatient,
    queryOf: atChosenLocations,
  },
  templates: {
    list: listTemplates,
    one: getTemplate,
    create: createTemplate,
    update: updateTemplate,
    remove: deleteTemplate,
  },
  exercises: { list: listExercises },
  // Each of these two knows one record: the reader's own.
  organization: { one: currentOrganization },
  'own-practitioner': { one: currentPractitioner },
  locations: { list: listLocations },
  practitioners: { list: listPractitioners },
  'scan-sessions': { list: listScanSessions, queryOf: atChosenLocations },
  'rtm-months': { list: listRtmMonths },
};

export const portalDataProvider = createDataProvider(adapters);
