import { listExercises } from '../contract/exercises.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from '../contract/programs.ts';
import { listRtmMonths } from '../contract/rtm-billing.ts';
import { listScanSessions } from '../contract/scan.ts';
import type { Adapter } from './adapter.ts';
import { atChosenLocations } from './location-filter.ts';

/** The portal's resources beside those of its first list. */
export const templates: Adapter = {
  list: listTemplates,
  one: getTemplate,
  create: createTemplate,
  update: updateTemplate,
  remove: deleteTemplate,
};
export const exercises: Adapter = { list: listExercises };
export const scanSessions: Adapter = { list: listScanSessions, queryOf: atChosenLocations };
export const rtmMonths: Adapter = { list: listRtmMonths };
