import { addPatient, getPatient, listPatients, updatePatient } from '../contract/patients.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from '../contract/programs.ts';
import { listPractitioners } from '../contract/practitioners.ts';
import { listExercises } from '../contract/exercises.ts';
import type { Adapters } from './adapter.ts';
import { chosenLocations } from './location-filter.ts';
import { createDataProvider } from './provider.ts';

/** Lists of people and sessions are narrowed to the chosen locations wherever they are asked for. */
const atChosenLocations = (filter: Record<string, unknown>) => {
  const locationIds = chosenLocations();
  return { ...(locationIds.length > 0 && { locationIds }), ...filter } as Record<string, string>;
};

const adapters: Adapters = {
  patients: { list: listPatients, one: getPatient, create: addPatient, update: updatePatient, queryOf: atChosenLocations },
  templates: { list: listTemplates, one: getTemplate, create: createTemplate, update: updateTemplate, remove: deleteTemplate },
  exercises: { list: listExercises },
  practitioners: { list: listPractitioners },
};

export const portalDataProvider = createDataProvider(adapters);
