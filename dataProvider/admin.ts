import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateScanModules,
} from '../contract/organizations/admin-organizations.ts';
import {
  addSavedFilter,
  getSavedFilter,
  listSavedFilters,
  removeSavedFilter,
  updateSavedFilter,
} from '../contract/saved-filters/saved-filters.ts';
import type { Adapters } from './adapter.ts';
import { createDataProvider } from './provider.ts';

const locations = () => import('../contract/locations/admin-locations.ts');
const scan = () => import('../contract/scan-sessions/admin-scan-sessions.ts');
const surveys = () => import('../contract/surveys/admin-surveys.ts');

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
    const calls = await import('../contract/client-versions/client-versions.ts');
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
    const calls = await import('../contract/scan-modules/admin-scan-organizations.ts');
    return { list: calls.listScanOrganizations, one: calls.getScanOrganization, update: calls.saveScanOrganization };
  },
  'scan/sessions': async () => {
    const [{ listAdminScanSessions, getAdminScanSession }, { toScanSessionQuery: scanSessionQuery }] =
      await Promise.all([scan(), import('./admin-sessions.ts')]);
    return {
      list: listAdminScanSessions,
      one: getAdminScanSession,
      toQuery: (filter) => scanSessionQuery(filter),
    };
  },
  'scan/assessments': async () => ({ list: (await scan()).listAssessmentIds }),
  'gait/sessions': async () => {
    const [{ listAdminGaitSessions, getAdminGaitSession }, { toGaitSessionQuery: gaitSessionQuery }] =
      await Promise.all([import('../contract/gait/admin-gait-sessions.ts'), import('./admin-sessions.ts')]);
    return { list: listAdminGaitSessions, one: getAdminGaitSession, toQuery: gaitSessionQuery };
  },
  'pros/forms': async () => {
    const { listProForms, getProForm, addProForm, removeProForm } = await surveys();
    return { list: listProForms, one: getProForm, create: addProForm, remove: removeProForm };
  },
  'pros/responses': async () => {
    const { listUnprocessedResponses, getUnprocessedResponse } = await surveys();
    return { list: listUnprocessedResponses, one: getUnprocessedResponse };
  },
  'organization-users': async () => ({ list: (await import('../contract/team/admin-users.ts')).listOrganizationUsers }),
  users: async () => ({ one: (await import('../contract/team/admin-users.ts')).findUser, key: 'uuid' }),
  settings: async () => {
    const calls = await import('../contract/settings/settings.ts');
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
