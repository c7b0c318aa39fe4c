import { getOrganization, listOrganizations, updateScanModules } from '../contract/admin-organizations.ts';
import {
  addSavedFilter,
  getSavedFilter,
  listSavedFilters,
  removeSavedFilter,
  updateSavedFilter,
} from '../contract/saved-filters.ts';
import type { Adapters } from './adapter.ts';
import { createDataProvider } from './provider.ts';

const more = () => import('./admin-more.ts');

/** Both consoles share one cache, so the vendor's resources have names of their own. */
const adapters: Adapters = {
  'admin/organizations': { list: listOrganizations, one: getOrganization, update: updateScanModules },
  'admin/locations': async () => (await more()).locations,
  'admin/scan-locations': async () => (await more()).scanLocations,
  'admin/client-versions': async () => (await more()).clientVersions,
  'admin/scan-sessions': async () => (await more()).scanSessions,
  'admin/assessments': async () => (await more()).assessments,
  'admin/gait-sessions': async () => (await more()).gaitSessions,
  'admin/pro-forms': async () => (await more()).proForms,
  'admin/pro-responses': async () => (await more()).proResponses,
  'admin/saved-filters': {
    list: listSavedFilters,
    one: getSavedFilter,
    create: addSavedFilter,
    update: updateSavedFilter,
    remove: removeSavedFilter,
  },
};

/** The vendor console's way to data; what is no list or record is asked by `call` where it is needed. */
export const adminDataProvider = createDataProvider(adapters);
