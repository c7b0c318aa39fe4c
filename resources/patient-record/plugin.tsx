import { isScanOnly } from '../../domain/viewer.ts';
import { CareTimerHost } from '../../src/components/care-timer/CareTimerHost.tsx';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** One patient: opened from lists, so it has no menu entry of its own. */
export const patientRecord = definePlugin({
  id: 'patient-record',
  console: 'portal',
  visibleTo: (viewer) => !isScanOnly(viewer),
  pages: [
    {
      path: '/patients/:patientRecordId/:patientProduct?/:patientSection?',
      page: lazyPage(() => import('./PatientRecordPage.tsx')),
    },
  ],
  everywhere: CareTimerHost,
  messages: { en: {} },
});
