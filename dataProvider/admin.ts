import { listAdminGaitSessions } from '../contract/admin-gait.ts';
import { listAdminLocations, listScanLocations, updateKeyword } from '../contract/admin-locations.ts';
import { getOrganization, listOrganizations, updateScanModules } from '../contract/admin-organizations.ts';
import { listProForms, listUnprocessedResponses } from '../contract/admin-pro.ts';
import { listScanClients, saveScanClient } from '../contract/admin-scan-clients.ts';
import {
  addSavedFilter,
  getSavedFilter,
  listSavedFilters,
  removeSavedFilter,
  updateSavedFilter,
} from '../contract/saved-filters.ts';
import { listAdminScanSessions, listAssessmentIds } from '../contract/admin-scan.ts';
import type { Adapters } from './adapter.ts';
import { gaitSessionQuery } from './gait-session-query.ts';
import { createDataProvider } from './provider.ts';
import { scanSessionQuery } from './scan-session-query.ts';

/** Both consoles share one cache, so the vendor's resources have names of their own. */
const adapters: Adapters = {
  'admin/organizations': { list: listOrganizations, one: getOrganization, update: updateScanModules },
  'admin/locations': { list: listAdminLocations, update: updateKeyword, bodyOf: ({ keyword }) => ({ keyword }) },
  'admin/scan-locations': { list: listScanLocations },
  'admin/client-versions': {
    list: listScanClients,
    update: saveScanClient,
    paramsOf: (id) => ({ versionId: String(id) }),
    bodyOf: ({ updateRequired }) => ({ updateRequired }),
  },
  'admin/scan-sessions': { list: listAdminScanSessions, queryOf: (filter) => scanSessionQuery(filter) },
  'admin/assessments': { list: listAssessmentIds },
  'admin/gait-sessions': { list: listAdminGaitSessions, queryOf: gaitSessionQuery },
  'admin/pro-forms': { list: listProForms },
  'admin/pro-responses': { list: listUnprocessedResponses },
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
