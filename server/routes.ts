import { adminApiClientRoutes } from './api-clients/admin-routes.ts';
import { apiClientRoutes } from './api-clients/routes.ts';
import { tokenRoutes } from './api-clients/token-routes.ts';
import type { Dependencies } from './dependencies.ts';
import type { ApiRouter } from './platform/http/api-router.ts';
import { activityTrailRoutes } from './platform/audit/routes.ts';
import { activityRoutes, patientResultsRoutes } from './activity/routes.ts';
import { adminSearchRoutes } from './search/routes.ts';
import { patientSearchRoutes } from './search/patient-routes.ts';
import { adminGaitRoutes } from './gait/admin-routes.ts';
import { adminLocationRoutes } from './locations/admin-routes.ts';
import { adminOrganizationRoutes, scanOrganizationRoutes } from './organizations/admin-routes.ts';
import { adminProRoutes } from './surveys/admin-routes.ts';
import { adminResponseRoutes } from './surveys/response-routes.ts';
import { adminScanClientRoutes } from './client-versions/routes.ts';
import { adminScanRoutes } from './scan-sessions/admin-routes.ts';
import { adminSettingsRoutes } from './settings/routes.ts';
import { adminUserRoutes } from './team/admin-routes.ts';
import { artifactRoutes, intakeRoutes } from './intake/routes.ts';
import { bulkExportRoutes } from './bulk-export/routes.ts';
import { careNoteOverlapRoutes, careNoteRoutes } from './care-notes/routes.ts';
import { carePathRoutes } from './care-paths/routes.ts';
import { comparableSessionRoutes } from './session-replay/routes.ts';
import { dashboardRoutes } from './worklist/dashboard-routes.ts';
import { ehrConnectionRoutes, ehrLaunchRoutes } from './ehr-launch/routes.ts';
import { emergencyAccessRoutes } from './emergency-access/routes.ts';
import { fhirRoutes } from './fhir/routes.ts';
import { exerciseRoutes, ownExerciseRoutes } from './exercises/routes.ts';
import { gaitIntakeRoutes } from './gait/intake-routes.ts';
import {
  gaitPatientRoutes,
  gaitReportRoutes,
  gaitTimedWalkRoutes,
  gaitDemographicsRoutes,
  gaitRoutes,
} from './gait/routes.ts';
import { gaitReconcileRoutes } from './gait/reconcile-routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { locationRoutes } from './locations/routes.ts';
import { monitoringRoutes } from './rtm/monitoring-routes.ts';
import { organizationAccessRoutes } from './organizations/access-routes.ts';
import { organizationRoutes } from './organizations/routes.ts';
import { publicProgramRoutes, programHistoryRoutes, programRoutes } from './programs/routes.ts';
import { ownSessionRoutes } from './identity/session-routes.ts';
import { passkeyRoutes, secondFactorRoutes } from './identity/second-factor-routes.ts';
import { patientBulkRoutes } from './patients/bulk-routes.ts';
import { patientCycleRoutes, rtmBillingRoutes, rtmMonthRoutes } from './rtm/billing-routes.ts';
import { patientLinkRoutes } from './patient-link/routes.ts';
import { patientTodayRoutes } from './patient-link/today-routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { patientPathRoutes } from './care-paths/patient-path-routes.ts';
import { patientProductRoutes, patientRoutes } from './patients/routes.ts';
import { patientSummaryRoutes } from './patients/summary-routes.ts';
import { gaitSummaryRoutes } from './gait/summary-routes.ts';
import { patientReportRoutes, pdfDocumentRoutes } from './reports/routes.ts';
import { planOfCareRoutes } from './plan-of-care/routes.ts';
import { portalSavedFilterRoutes } from './saved-filters/routes.ts';
import { practitionerRoutes } from './team/routes.ts';
import { proWebhookRoutes } from './surveys/webhook-routes.ts';
import { proRoutes, surveyLinkRoutes } from './surveys/routes.ts';
import { surveyScheduleRoutes } from './surveys/schedule-routes.ts';
import { rtmChargesRoutes } from './rtm/charge-routes.ts';
import { rtmForecastRoutes } from './rtm/forecast-routes.ts';
import { rtmStatusRoutes } from './rtm/status-routes.ts';
import { rtmSettingsRoutes } from './rtm/settings-routes.ts';
import { rtmBulkBillingRoutes } from './rtm/bulk-billing-routes.ts';
import { rtmMonthTotalsRoutes } from './rtm/month-totals-routes.ts';
import { riskSimulationRoutes } from './risk-analysis/routes.ts';
import { savedFilterRoutes } from './saved-filters/admin-routes.ts';
import { scanIntakeRoutes } from './scan-sessions/intake-routes.ts';
import { scanRoutes } from './scan-sessions/routes.ts';
import { scanHistoryRoutes } from './scan-sessions/history-routes.ts';
import { supportRoutes } from './support/routes.ts';
import { systemRoutes } from './platform/system-routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { userRoutes } from './identity/user-routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { worklistRoutes } from './worklist/routes.ts';

export type Routes = (router: ApiRouter, deps: Dependencies) => void;

/** Every part of the API, in the order of its documentation. */
export const routes: readonly Routes[] = [
  systemRoutes,
  supportRoutes,
  identityRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  ownSessionRoutes,
  tokenRoutes,
  userRoutes,
  organizationRoutes,
  locationRoutes,
  practitionerRoutes,
  apiClientRoutes,
  ehrConnectionRoutes,
  ehrLaunchRoutes,
  webhookRoutes,
  dashboardRoutes,
  worklistRoutes,
  careNoteRoutes,
  careNoteOverlapRoutes,
  rtmBillingRoutes,
  rtmChargesRoutes,
  rtmForecastRoutes,
  rtmSettingsRoutes,
  monitoringRoutes,
  rtmMonthRoutes,
  rtmStatusRoutes,
  rtmBulkBillingRoutes,
  rtmMonthTotalsRoutes,
  patientRoutes,
  patientSummaryRoutes,
  emergencyAccessRoutes,
  patientBulkRoutes,
  planOfCareRoutes,
  patientProductRoutes,
  programRoutes,
  programHistoryRoutes,
  publicProgramRoutes,
  templateRoutes,
  carePathRoutes,
  patientPathRoutes,
  exerciseRoutes,
  ownExerciseRoutes,
  activityRoutes,
  patientResultsRoutes,
  patientCycleRoutes,
  patientReportRoutes,
  intakeRoutes,
  patientLinkRoutes,
  patientTodayRoutes,
  reminderRoutes,
  gaitRoutes,
  gaitIntakeRoutes,
  gaitPatientRoutes,
  gaitDemographicsRoutes,
  gaitTimedWalkRoutes,
  gaitReportRoutes,
  gaitSummaryRoutes,
  gaitReconcileRoutes,
  proRoutes,
  surveyLinkRoutes,
  surveyScheduleRoutes,
  proWebhookRoutes,
  artifactRoutes,
  scanRoutes,
  scanHistoryRoutes,
  pdfDocumentRoutes,
  comparableSessionRoutes,
  scanIntakeRoutes,
  portalSavedFilterRoutes,
  adminOrganizationRoutes,
  organizationAccessRoutes,
  adminApiClientRoutes,
  adminLocationRoutes,
  scanOrganizationRoutes,
  adminScanRoutes,
  riskSimulationRoutes,
  adminScanClientRoutes,
  adminGaitRoutes,
  adminProRoutes,
  adminResponseRoutes,
  adminUserRoutes,
  adminSettingsRoutes,
  patientSearchRoutes,
  adminSearchRoutes,
  savedFilterRoutes,
  activityTrailRoutes,
  // Before the resources, whose ids stand in the same place.
  bulkExportRoutes,
  fhirRoutes,
];
