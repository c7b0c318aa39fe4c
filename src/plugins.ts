import { carePaths } from '../resources/care-paths/plugin.tsx';
import { dashboard } from '../resources/dashboard/plugin.tsx';
import { exercises } from '../resources/exercises/plugin.tsx';
import { gait } from '../resources/gait/plugin.tsx';
import { modules } from '../resources/modules/plugin.tsx';
import { organization } from '../resources/organization/plugin.tsx';
import { patientRecord } from '../resources/patient-record/plugin.tsx';
import { patients } from '../resources/patients/plugin.tsx';
import { programBuilder } from '../resources/program-builder/plugin.tsx';
import { programTemplates } from '../resources/program-templates/plugin.tsx';
import { rtmBilling } from '../resources/rtm-billing/plugin.tsx';
import { scan } from '../resources/scan/plugin.tsx';
import { telehealth } from '../resources/telehealth/plugin.tsx';
import type { Plugin } from './plugin.ts';

/** The table of contents of the portal, in the order in which people see it. The vendor's is `vendorPlugins.ts`. */
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
];
