import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { fullName } from '../../domain/patient.ts';
import { isScanOnly } from '../../domain/viewer.ts';
import { savedFilterMessages } from '../../src/components/list-tools/saved.messages.en.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { patientsMessages } from './messages.en.ts';

/** The patient list and the ways to add patients; whoever works with scans only has none (SHELL-09). */
export const patients = definePlugin({
  id: 'patients',
  console: 'portal',
  visibleTo: (viewer) => !isScanOnly(viewer),
  resources: [
    {
      name: 'patients',
      list: lazyPage(() => import('./PatientList.tsx')),
      recordRepresentation: ({ patient }: PatientRecord) => fullName(patient),
      icon: PeopleIcon,
      options: { label: 'patients.menu' },
    },
  ],
  messages: { en: { ...savedFilterMessages, ...patientsMessages } },
});
