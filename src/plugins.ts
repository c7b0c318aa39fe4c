import { adminSettings } from '../resources/admin-settings/plugin.tsx';
import { clientVersions } from '../resources/client-versions/plugin.tsx';
import { dashboard } from '../resources/dashboard/plugin.tsx';
import { exercises } from '../resources/exercises/plugin.tsx';
import { gaitSessions } from '../resources/gait-sessions/plugin.tsx';
import { locations } from '../resources/locations/plugin.tsx';
import { organizations } from '../resources/organizations/plugin.tsx';
import { patientRecord } from '../resources/patient-record/plugin.tsx';
import { patients } from '../resources/patients/plugin.tsx';
import { proForms } from '../resources/pro-forms/plugin.tsx';
import { proResponses } from '../resources/pro-responses/plugin.tsx';
import { programBuilder } from '../resources/program-builder/plugin.tsx';
import { programTemplates } from '../resources/program-templates/plugin.tsx';
import { scanModules } from '../resources/scan-modules/plugin.tsx';
import { scanSessions } from '../resources/scan-sessions/plugin.tsx';
import { signupLink } from '../resources/signup-link/plugin.tsx';
import { userLookup } from '../resources/user-lookup/plugin.tsx';
import type { Plugin } from './plugin.ts';

/** The table of contents of the product, in the order in which people see it. */
export const plugins: readonly Plugin[] = [
  dashboard,
  patients,
  patientRecord,
  exercises,
  programTemplates,
  programBuilder,
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
