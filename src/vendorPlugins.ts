import { adminSettings } from '../resources/admin-settings/plugin.tsx';
import { clientVersions } from '../resources/client-versions/plugin.tsx';
import { find } from '../resources/find/plugin.tsx';
import { gaitSessions } from '../resources/gait-sessions/plugin.tsx';
import { locations } from '../resources/locations/plugin.tsx';
import { organizations } from '../resources/organizations/plugin.tsx';
import { proForms } from '../resources/pro-forms/plugin.tsx';
import { proResponses } from '../resources/pro-responses/plugin.tsx';
import { scanModules } from '../resources/scan-modules/plugin.tsx';
import { scanSessions } from '../resources/scan-sessions/plugin.tsx';
import { users } from '../resources/users/plugin.tsx';
import type { Plugin } from './plugin.ts';

/** The records of the vendor console and their pages: a list of its own, so that a provider downloads nothing of it. */
export const vendorPlugins: readonly Plugin[] = [
  organizations,
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

/** What stands beside every page of that console, and has no records of its own. */
export const vendorShell: readonly Plugin[] = [find];
