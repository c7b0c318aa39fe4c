import type { Dependencies } from '../dependencies.ts';
import type { Served } from '../http/serve.ts';
import { activityTrailRoutes } from './activity-trail.ts';
import { activityRoutes } from './activity.ts';
import { adminFindRoutes } from './admin-find.ts';
import { adminGaitRoutes } from './admin-gait.ts';
import { adminLocationRoutes } from './admin-locations.ts';
import { adminOrganizationRoutes, scanOrganizationRoutes } from './admin-organizations.ts';
import { adminProRoutes } from './admin-pro.ts';
import { adminScanClientRoutes } from './admin-scan-clients.ts';
import { adminScanRoutes } from './admin-scan.ts';
import { adminSettingsRoutes } from './admin-settings.ts';
import { adminUserRoutes } from './admin-users.ts';
import { artifactRoutes } from './artifacts.ts';
import { careNoteClockRoutes } from './care-note-clock.ts';
import { careNoteRoutes } from './care-notes.ts';
import { carePathRoutes } from './care-paths.ts';
import { comparableSessionRoutes } from './comparable-sessions.ts';
import { dashboardRoutes } from './dashboard.ts';
import { exerciseRoutes } from './exercises.ts';
import { gaitIntakeRoutes } from './gait-intake.ts';
import { gaitPatientRoutes } from './gait-patients.ts';
import { gaitReportRoutes } from './gait-report.ts';
import { gaitReconcileRoutes } from './gait-reconcile.ts';
import { gaitTimedWalkRoutes } from './gait-timed-walks.ts';
import { gaitWalkerRoutes } from './gait-walker.ts';
import { gaitRoutes } from './gait.ts';
import { identityRoutes } from './identity.ts';
import { intakeRoutes } from './intake.ts';
import { locationRoutes } from './locations.ts';
import { monitoringRoutes } from './monitoring.ts';
import { organizationAccessRoutes } from './organization-access.ts';
import { organizationRoutes } from './organization.ts';
import { openProgramRoutes } from './open-program.ts';
import { ownExerciseRoutes } from './own-exercises.ts';
import { ownSessionRoutes } from './own-sessions.ts';
import { passkeyRoutes } from './passkeys.ts';
import { patientBulkRoutes } from './patient-bulk.ts';
import { patientCycleRoutes } from './patient-cycles.ts';
import { patientPathRoutes } from './patient-paths.ts';
import { patientProductRoutes } from './patient-products.ts';
import { patientResultsRoutes } from './patient-results.ts';
import { patientReportRoutes } from './patient-report.ts';
import { patientRoutes } from './patients.ts';
import { pdfDocumentRoutes } from './pdf-documents.ts';
import { planOfCareRoutes } from './plans-of-care.ts';
import { portalSavedFilterRoutes } from './portal-saved-filters.ts';
import { practitionerRoutes } from './practitioners.ts';
import { proWebhookRoutes } from './pro-webhook.ts';
import { proRoutes } from './pro.ts';
import { rtmBillingRoutes } from './rtm-billing.ts';
import { rtmChargesRoutes } from './rtm-charges.ts';
import { rtmForecastRoutes } from './rtm-forecast.ts';
import { rtmMonthRoutes } from './rtm-month.ts';
import { rtmStatusRoutes } from './rtm-status.ts';
import { rtmSettingsRoutes } from './rtm-settings.ts';
import { riskSimulationRoutes } from './risk-simulation.ts';
import { programHistoryRoutes } from './program-history.ts';
import { programRoutes } from './programs.ts';
import { savedFilterRoutes } from './saved-filters.ts';
import { scanIntakeRoutes } from './scan-intake.ts';
import { scanRoutes } from './scan.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { supportRoutes } from './support.ts';
import { surveyLinkRoutes } from './survey-links.ts';
import { systemRoutes } from './system.ts';
import { templateRoutes } from './templates.ts';
import { userRoutes } from './users.ts';
import { worklistRoutes } from './worklist.ts';

export type Routes = (served: Served, deps: Dependencies) => void;

/** Every part of the API, in the order of its documentation. */
export const routes: readonly Routes[] = [
  systemRoutes,
  supportRoutes,
  identityRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  ownSessionRoutes,
  userRoutes,
  organizationRoutes,
  locationRoutes,
  practitionerRoutes,
  dashboardRoutes,
  worklistRoutes,
  careNoteRoutes,
  careNoteClockRoutes,
  rtmBillingRoutes,
  rtmChargesRoutes,
  rtmForecastRoutes,
  rtmSettingsRoutes,
  monitoringRoutes,
  rtmMonthRoutes,
  rtmStatusRoutes,
  patientRoutes,
  patientBulkRoutes,
  planOfCareRoutes,
  patientProductRoutes,
  programRoutes,
  programHistoryRoutes,
  openProgramRoutes,
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
  gaitRoutes,
  gaitIntakeRoutes,
  gaitPatientRoutes,
  gaitWalkerRoutes,
  gaitTimedWalkRoutes,
  gaitReportRoutes,
  gaitReconcileRoutes,
  proRoutes,
  surveyLinkRoutes,
  proWebhookRoutes,
  artifactRoutes,
  scanRoutes,
  pdfDocumentRoutes,
  comparableSessionRoutes,
  scanIntakeRoutes,
  portalSavedFilterRoutes,
  adminOrganizationRoutes,
  organizationAccessRoutes,
  adminLocationRoutes,
  scanOrganizationRoutes,
  adminScanRoutes,
  riskSimulationRoutes,
  adminScanClientRoutes,
  adminGaitRoutes,
  adminProRoutes,
  adminUserRoutes,
  adminSettingsRoutes,
  adminFindRoutes,
  savedFilterRoutes,
  activityTrailRoutes,
];
