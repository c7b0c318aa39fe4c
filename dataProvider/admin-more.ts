import { listAdminGaitSessions } from '../contract/admin-gait.ts';
import { listAdminLocations, listScanLocations, updateKeyword } from '../contract/admin-locations.ts';
import { listProForms, listUnprocessedResponses } from '../contract/admin-pro.ts';
import { listScanClients, saveScanClient } from '../contract/admin-scan-clients.ts';
import { listAdminScanSessions, listAssessmentIds } from '../contract/admin-scan.ts';
import type { Adapter } from './adapter.ts';
import { gaitSessionQuery } from './gait-session-query.ts';
import { scanSessionQuery } from './scan-session-query.ts';

/** The vendor console's resources beside those of its first list. */
export const locations: Adapter = {
  list: listAdminLocations,
  update: updateKeyword,
  bodyOf: ({ keyword }) => ({ keyword }),
};
export const scanLocations: Adapter = { list: listScanLocations };
export const clientVersions: Adapter = {
  list: listScanClients,
  update: saveScanClient,
  paramsOf: (id) => ({ versionId: String(id) }),
  bodyOf: ({ updateRequired }) => ({ updateRequired }),
};
export const scanSessions: Adapter = { list: listAdminScanSessions, queryOf: (filter) => scanSessionQuery(filter) };
export const assessments: Adapter = { list: listAssessmentIds };
export const gaitSessions: Adapter = { list: listAdminGaitSessions, queryOf: gaitSessionQuery };
export const proForms: Adapter = { list: listProForms };
export const proResponses: Adapter = { list: listUnprocessedResponses };
