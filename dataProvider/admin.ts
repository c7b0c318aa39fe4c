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

const locations = () => import('../contract/admin-locations.ts');
const scan = () => import('../contract/admin-scan.ts');
const surveys = () => import('../contract/admin-pro.ts');

/** Both consoles share one cache, so the vendor's resources have names of their own. */
const adapters: Adapters = {
  organizations: { list: listOrganizations, one: getOrganization, update: updateScanModules },
  locations: async () => {
    const { listAdminLocations, updateKeyword } = await locations();
    return { list: listAdminLocations, update: updateKeyword, bodyOf: ({ keyword }) => ({ keyword }) };
  },
  'scan/locations': async () => ({ list: (await locations()).listScanLocations }),
  'scan/client-versions': async () => {
    const { listScanClients, saveScanClient } = await import('../contract/admin-scan-clients.ts');
    return {
      list: listScanClients,
      update: saveScanClient,
      paramsOf: (id) => ({ versionId: String(id) }),
      bodyOf: ({ updateRequired }) => ({ updateRequired }),
    };
  },
  'scan/sessions': async () => {
    const [{ listAdminScanSessions }, { scanSessionQuery }] = await Promise.all([
      scan(),
      import('./scan-session-query.ts'),
    ]);
    return { list: listAdminScanSessions, queryOf: (filter) => scanSessionQuery(filter) };
  },
  'scan/assessments': async () => ({ list: (await scan()).listAssessmentIds }),
  'gait/sessions': async () => {
    const [{ listAdminGaitSessions }, { gaitSessionQuery }] = await Promise.all([
      import('../contract/admin-gait.ts'),
      import('./gait-session-query.ts'),
    ]);
    return { list: listAdminGaitSessions, queryOf: gaitSessionQuery };
  },
  'pros/forms': async () => ({ list: (await surveys()).listProForms }),
  'pros/responses': async () => ({ list: (await surveys()).listUnprocessedResponses }),
  'saved-filters': {
    list: listSavedFilters,
    one: getSavedFilter,
    create: addSavedFilter,
    update: updateSavedFilter,
    remove: removeSavedFilter,
  },
};

/** The vendor console's way to data; what is no list or record is asked by `call` where it is needed. */
export const adminDataProvider = createDataProvider(adapters);
