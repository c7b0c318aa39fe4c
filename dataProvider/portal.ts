import { listLocations } from '../contract/locations/locations.ts';
import { currentOrganization } from '../contract/organizations/organization.ts';
import { addPatient, getPatient, listPatients, updatePatient } from '../contract/patients/patients.ts';
import { currentPractitioner, listPractitioners } from '../contract/team/practitioners.ts';
import type { Adapters } from './adapter.ts';
import { getSelectedLocations } from './location-filter.ts';
import { createDataProvider } from './provider.ts';

/** Lists of people and sessions are narrowed to the chosen locations wherever they are asked for. */
const toLocationFilter = (filter: Record<string, unknown>) => {
  const locationIds = getSelectedLocations();
  return { ...(locationIds.length > 0 && { locationIds }), ...filter } as Record<string, string>;
};

export const portalAdapters: Adapters = {
  patients: {
    list: listPatients,
    one: getPatient,
    create: addPatient,
    update: updatePatient,
    toQuery: toLocationFilter,
  },
  // Each of these two knows one record: the reader's own.
  organization: { one: currentOrganization },
  'own-practitioner': { one: currentPractitioner },
  locations: { list: listLocations },
  'organization/providers': { list: listPractitioners },
  'programs/templates': async () => {
    const calls = await import('../contract/programs/programs.ts');
    return {
      list: calls.listTemplates,
      one: calls.getTemplate,
      create: calls.createTemplate,
      update: calls.updateTemplate,
      remove: calls.deleteTemplate,
    };
  },
  'programs/exercise-library': async () => ({
    list: (await import('../contract/exercises/exercises.ts')).listExercises,
  }),
  'scan/sessions': async () => {
    const [{ listScanSessions }, { toOwnScanSessionQuery }] = await Promise.all([
      import('../contract/scan-sessions/scan-sessions.ts'),
      import('./scan-sessions.ts'),
    ]);
    return { list: listScanSessions, toQuery: (filter) => toOwnScanSessionQuery(toLocationFilter(filter)) };
  },
  'saved-filters': async () => {
    const calls = await import('../contract/saved-filters/portal-saved-filters.ts');
    return {
      list: calls.listPortalFilters,
      one: calls.getPortalFilter,
      create: calls.addPortalFilter,
      update: calls.updatePortalFilter,
      remove: calls.removePortalFilter,
    };
  },
  'rtm-months': async () => ({ list: (await import('../contract/rtm/billing.ts')).listRtmMonths }),
};

export const portalDataProvider = createDataProvider(portalAdapters);
