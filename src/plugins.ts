import { adminSettings } from '../resources/admin-settings/plugin.tsx';
import { carePaths } from '../resources/care-paths/plugin.tsx';
import { clientVersions } from '../resources/client-versions/plugin.tsx';
import { dashboard } from '../resources/dashboard/plugin.tsx';
import { exercises } from '../resources/exercises/plugin.tsx';
import { gaitSessions } from '../resources/gait-sessions/plugin.tsx';
import { gait } from '../resources/gait/plugin.tsx';
import { locations } from '../resources/locations/plugin.tsx';
import { modules } from '../resources/modules/plugin.tsx';
import { organization } from '../resources/organization/plugin.tsx';
import { organizations } from '../resources/organizations/plugin.tsx';
import { patientRecord } from '../resources/patient-record/plugin.tsx';
import { patients } from '../resources/patients/plugin.tsx';
import { proForms } from '../resources/pro-forms/plugin.tsx';
import { proResponses } from '../resources/pro-responses/plugin.tsx';
import { programBuilder } from '../resources/program-builder/plugin.tsx';
import { programTemplates } from '../resources/program-templates/plugin.tsx';
import { rtmBilling } from '../resources/rtm-billing/plugin.tsx';
import { scanModules } from '../resources/scan-modules/plugin.tsx';
import { scanSessions } from '../resources/scan-sessions/plugin.tsx';
import { scan } from '../resources/scan/plugin.tsx';
import { signupLink } from '../resources/signup-link/plugin.tsx';
import { telehealth } from '../resources/telehealth/plugin.tsx';
import { userLookup } from '../resources/user-lookup/plugin.tsx';
import type { Plugin } from './plugin.ts';

/** The table of contents of the product, in the order in which people see it. */
export const plugins: readonly Plugin[] = [
  dashboard,
  patients,
  patientRecord,
  scan,
  gait,
  rtmBilling,
  exercises,
  programTemplates,
  programBuilder,
  carePaths,
  modules,
  organization,
  telehealth,
  organizations,
  locations,
  clientVersions,
  scanSessions,
  scanModules,
  gaitSessions,
  proForms,
  proResponses,
  signupLink,
  userLookup,
  adminSettings,
];
