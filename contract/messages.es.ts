import { consoleMessages, formMessages } from './platform/form-messages.es.ts';
import { connectionMessages, fieldMessages, issueMessages, serviceMessages } from './platform/messages.es.ts';
import { exerciseFieldMessages, exerciseFileMessages, exerciseMessages } from './exercises/messages.es.ts';
import { logoMessages, organizationFieldMessages, organizationMessages } from './organizations/messages.es.ts';
import { bulkAddMessages, patientFieldMessages, patientMessages } from './patients/messages.es.ts';
import { careStateMessages, planOfCareMessages } from './plan-of-care/messages.es.ts';
import { programFieldMessages, programMessages } from './programs/messages.es.ts';
import { reportMessages, reportRangeMessages } from './reports/messages.es.ts';
import { carePathFieldMessages, carePathMeasureMessages, carePathMessages } from './care-paths/messages.es.ts';
import { gaitFieldMessages, gaitMessages } from './gait/messages.es.ts';
import { riskOutcomeFieldMessages, riskOutcomeMessages } from './risk-analysis/messages.es.ts';
import { worklistMessages, worklistReasonMessages } from './worklist/messages.es.ts';
import { emergencyMessages } from './emergency-access/messages.es.ts';
import { apiClientFieldMessages, apiClientMessages, oauthMessages } from './api-clients/messages.es.ts';
import { webhookFieldMessages, webhookMessages } from './webhooks/messages.es.ts';
import { patientLinkFieldMessages, patientLinkMessages } from './patient-link/messages.es.ts';
import { reminderMessages } from './reminders/messages.es.ts';
import { ehrFieldMessages, ehrLaunchMessages } from './ehr-launch/messages.es.ts';
import { bulkExportMessages } from './bulk-export/messages.es.ts';
import { careNoteMessages } from './care-notes/messages.es.ts';
import {
  amountMessages,
  billingFormMessages,
  billingMessages,
  explanationMessages,
  flagMessages,
  historyMessages,
  monitoringMessages,
  noteReasonMessages,
  rtmSettingsMessages,
  ruleEffectMessages,
  ruleSourceMessages,
} from './rtm/messages.es.ts';
import { identityFieldMessages, identityMessages, secondFactorMessages } from './identity/messages.es.ts';
import { teamMessages, teamRuleMessages } from './team/messages.es.ts';
import { settingsMessages } from './settings/messages.es.ts';
import { locationMessages } from './locations/messages.es.ts';
import { supportMessages } from './support/messages.es.ts';
import { savedFilterFieldMessages, savedFilterMessages } from './saved-filters/messages.es.ts';
import { clientVersionFieldMessages, clientVersionMessages } from './client-versions/messages.es.ts';
import { scanModuleFieldMessages, scanModuleMessages } from './scan-modules/messages.es.ts';
import { scanSessionFieldMessages, scanSessionMessages } from './scan-sessions/messages.es.ts';
import { surveyFormFieldMessages, surveyMessages } from './surveys/messages.es.ts';
import { intakeFieldMessages, intakeMessages } from './intake/messages.es.ts';
import { fhirMessages } from './fhir/messages.es.ts';

/** The Spanish of all messages, by their codes. */
export const spanishMessages: Readonly<Record<string, string>> = {
  ...fieldMessages,
  ...formMessages,
  ...consoleMessages,
  ...issueMessages,
  ...connectionMessages,
  ...serviceMessages,
  ...exerciseFieldMessages,
  ...exerciseFileMessages,
  ...exerciseMessages,
  ...logoMessages,
  ...bulkAddMessages,
  ...patientFieldMessages,
  ...patientMessages,
  ...emergencyMessages,
  ...apiClientFieldMessages,
  ...apiClientMessages,
  ...oauthMessages,
  ...ehrFieldMessages,
  ...ehrLaunchMessages,
  ...reminderMessages,
  ...bulkExportMessages,
  ...webhookFieldMessages,
  ...webhookMessages,
  ...careStateMessages,
  ...planOfCareMessages,
  ...programFieldMessages,
  ...programMessages,
  ...reportMessages,
  ...reportRangeMessages,
  ...carePathFieldMessages,
  ...carePathMeasureMessages,
  ...carePathMessages,
  ...gaitFieldMessages,
  ...gaitMessages,
  ...riskOutcomeFieldMessages,
  ...riskOutcomeMessages,
  ...worklistReasonMessages,
  ...worklistMessages,
  ...careNoteMessages,
  ...amountMessages,
  ...billingFormMessages,
  ...billingMessages,
  ...explanationMessages,
  ...flagMessages,
  ...historyMessages,
  ...monitoringMessages,
  ...noteReasonMessages,
  ...rtmSettingsMessages,
  ...ruleEffectMessages,
  ...ruleSourceMessages,
  ...identityFieldMessages,
  ...identityMessages,
  ...secondFactorMessages,
  ...teamMessages,
  ...teamRuleMessages,
  ...organizationFieldMessages,
  ...organizationMessages,
  ...settingsMessages,
  ...locationMessages,
  ...supportMessages,
  ...savedFilterFieldMessages,
  ...savedFilterMessages,
  ...clientVersionFieldMessages,
  ...clientVersionMessages,
  ...scanModuleFieldMessages,
  ...scanModuleMessages,
  ...scanSessionFieldMessages,
  ...scanSessionMessages,
  ...surveyFormFieldMessages,
  ...surveyMessages,
  ...fhirMessages,
  ...intakeFieldMessages,
  ...patientLinkFieldMessages,
  ...patientLinkMessages,
  ...intakeMessages,
};
