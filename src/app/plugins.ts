import { apiClients } from '../../resources/api-clients/plugin.tsx';
import { carePaths } from '../../resources/care-paths/plugin.tsx';
import { dashboard } from '../../resources/worklist/plugin.tsx';
import { ehrLaunch } from '../../resources/ehr-launch/plugin.tsx';
import { emergencyAccess } from '../../resources/emergency-access/plugin.tsx';
import { exercises } from '../../resources/exercises/plugin.tsx';
import { gait } from '../../resources/gait/plugin.tsx';
import { modules } from '../../resources/scan-modules/plugin.tsx';
import { clinicLocations } from '../../resources/locations/plugin.tsx';
import { organization } from '../../resources/organizations/plugin.tsx';
import { patientRecord } from '../../resources/patients/record/plugin.tsx';
import { patients } from '../../resources/patients/plugin.tsx';
import { programBuilder } from '../../resources/programs/builder/plugin.tsx';
import { programTemplates } from '../../resources/templates/plugin.tsx';
import { rtmBilling } from '../../resources/rtm/plugin.tsx';
import { scan } from '../../resources/scan-sessions/plugin.tsx';
import { team } from '../../resources/team/plugin.tsx';
import { telehealth } from '../../resources/telehealth/plugin.tsx';
import { webhooks } from '../../resources/webhooks/plugin.tsx';
import type { Plugin } from '../ui/plugin.ts';

/** All features of the portal in the order of the menu. Those of the vendor console are in `vendorPlugins.ts`. */
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
  team,
  organization,
  clinicLocations,
  apiClients,
  webhooks,
  ehrLaunch,
  emergencyAccess,
  telehealth,
];
