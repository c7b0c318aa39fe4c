import SensorOccupiedIcon from '@mui/icons-material/SensorOccupiedOutlined';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { telehealthMenu } from '../telehealth/shared/menu.en.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Scan sessions and reports of the reader's locations (SCAN-11). */
export const scan = definePlugin({
  id: 'scan',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'SCAN'),
  group: { label: 'scan.menu', icon: SensorOccupiedIcon },
  resources: [
    {
      name: 'scan/sessions',
      list: lazyPage(() => import('./SessionsPage.tsx')),
      recordRepresentation: 'sessionUUID',
      options: { label: 'scan.sessions' },
    },
  ],
  pages: [
    { path: '/scan/', redirectTo: '/scan/sessions/' },
    { path: '/scan/participants/:id/', page: lazyPage(() => import('./ParticipantPage.tsx')), numericId: 'id' },
    { path: '/scan/reports/', page: lazyPage(() => import('./ReportsPage.tsx')), menu: { label: 'scan.reports' } },
    // The camera pages have routes of their own (TELE-01); this is their entry in the menu.
    { path: '/scan/telehealth/', redirectTo: '/telehealth/', menu: { label: 'telehealth.menu', to: '/telehealth/' } },
  ],
  messages: {
    en: { ...telehealthMenu, scan: { menu: 'Scan', sessions: 'Sessions', reports: 'Reports' } },
  },
});
