import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { isScanOnly } from '../../domain/identity/viewer.ts';
import { savedFilterMessages } from '../../src/ui/lists/saved.messages.en.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';
import { patientsMessages } from './messages.en.ts';

/** The patient list and the dialogs to add patients; hidden from users who only work with scans (SHELL-09). */
export const patients = definePlugin({
  id: 'patients',
  console: 'portal',
  visibleTo: (viewer) => !isScanOnly(viewer),
  resources: [
    {
      name: 'patients',
      list: lazyPage(() => import('./PatientList.tsx')),
      recordRepresentation: ({ patient }: PatientRecord) => formatFullName(patient),
      icon: PeopleIcon,
      options: { label: 'patients.menu' },
    },
  ],
  messages: { en: { ...savedFilterMessages, ...patientsMessages } },
});
