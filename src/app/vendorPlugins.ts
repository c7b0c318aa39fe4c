import { adminSettings } from '../../resources/settings/admin/plugin.tsx';
import { clientVersions } from '../../resources/client-versions/admin/plugin.tsx';
import { gaitSessions } from '../../resources/gait/admin/plugin.tsx';
import { organizationApiClients } from '../../resources/api-clients/admin/plugin.tsx';
import { locations } from '../../resources/locations/admin/plugin.tsx';
import { organizations } from '../../resources/organizations/admin/plugin.tsx';
import { proForms, proResponses } from '../../resources/surveys/admin/plugin.tsx';
import { scanModules } from '../../resources/scan-modules/admin/plugin.tsx';
import { scanSessions } from '../../resources/scan-sessions/admin/plugin.tsx';
import { users } from '../../resources/team/admin/plugin.tsx';
import type { Plugin } from '../ui/plugin.ts';

/** All features of the vendor console. A separate list, so that providers download none of it. */
export const vendorPlugins: readonly Plugin[] = [
  organizations,
  organizationApiClients,
  locations,
  clientVersions,
  scanSessions,
  scanModules,
  gaitSessions,
  proForms,
  proResponses,
  users,
  adminSettings,
];
