import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateScanModules,
} from '../contract/admin-organizations.ts';
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

/** Resources are named by the addresses of their lists. */
export const adminAdapters: Adapters = {
  organizations: {
    list: listOrganizations,
    one: getOrganization,
    create: createOrganization,
    update: updateScanModules,
  },
  locations: async () => {
    const { listAdminLocations, getAdminLocation, updateKeyword } = await locations();
    return { list: listAdminLocations, one: getAdminLocation, update: updateKeyword };
  },
  'scan/locations': async () => ({ list: (await locations()).listScanLocations }),
  'scan/client-versions': async () => {
    const calls = await import('../contract/admin-scan-clients.ts');
    return {
      list: calls.listScanClients,
      one: calls.getScanClient,
      // OPEN-119.
      create: calls.saveScanClient,
      update: calls.saveScanClient,
      remove: calls.removeScanClient,
    };
  },
  'scan/organizations': async () => {
    const calls = await import('../contract/admin-scan-organizations.ts');
    return { list: calls.listScanOrganizations, one: calls.getScanOrganization, update: calls.saveScanOrganization };
  },
  'scan/sessions': async () => {
    const [{ listAdminScanSessions, getAdminScanSession }, { scanSessionQuery }] = await Promise.all([
      scan(),
      import('./scan-session-query.ts'),
    ]);
    return {
      list: listAdminScanSessions,
      one: getAdminScanSession,
      queryOf: (filter) => scanSessionQuery(filter),
    };
  },
  'scan/assessments': async () => ({ list: (await scan()).listAssessmentIds }),
  'gait/sessions': async () => {
    const [{ listAdminGaitSessions, getAdminGaitSession }, { gaitSessionQuery }] = await Promise.all([
      import('../contract/admin-gait.ts'),
      import('./gait-session-query.ts'),
    ]);
    return { list: listAdminGaitSessions, one: getAdminGaitSession, queryOf: gaitSessionQuery };
  },
  'pros/forms': async () => {
    const { listProForms, getProForm, addProForm, removeProForm } = await surveys();
    return { list: listProForms, one: getProForm, create: addProForm, remove: removeProForm };
  },
  'pros/responses': async () => {
    const { listUnprocessedResponses, getUnprocessedResponse } = await surveys();
    return { list: listUnprocessedResponses, one: getUnprocessedResponse };
  },
  users: async () => ({ one: (await import('../contract/admin-users.ts')).findUser, key: 'uuid' }),
  settings: async () => {
    const calls = await import('../contract/admin-settings.ts');
    return { one: calls.getScanModulesOverride, update: calls.setScanModulesOverride };
  },
  'saved-filters': {
    list: listSavedFilters,
    one: getSavedFilter,
    create: addSavedFilter,
    update: updateSavedFilter,
    remove: removeSavedFilter,
  },
};

/** The vendor console's way to data; what is no list or record is asked by `call` where it is needed. */
export const adminDataProvider = createDataProvider(adminAdapters);
