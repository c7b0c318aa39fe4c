import { isScanOnly } from '../../../domain/identity/viewer.ts';
import { CareTimerHost } from '../../care-notes/shared/timer/CareTimerHost.tsx';
import { telehealthMenu } from '../../telehealth/shared/menu.en.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';

/** One patient record; it is opened from lists and has no menu entry. */
export const patientRecord = definePlugin({
  id: 'patient-record',
  console: 'portal',
  visibleTo: (viewer) => !isScanOnly(viewer),
  pages: [
    {
      path: '/patients/:patientRecordId/:patientProduct?/:patientSection?',
      numericId: 'patientRecordId',
      page: lazyPage(() => import('./PatientRecordPage.tsx')),
    },
  ],
  everywhere: CareTimerHost,
  messages: { en: telehealthMenu },
});
