import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalkOutlined';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Gait reports, and patients identified by Unique Gait ID only (GAIT, OPEN-025). */
export const gait = definePlugin({
  id: 'gait',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'GAIT'),
  group: { label: 'gait.menu', icon: DirectionsWalkIcon },
  pages: [
    { path: '/gait/', redirectTo: '/gait/reports/' },
    {
      path: '/gait/reports/',
      page: lazyPage(() => import('./report/ReportsPage.tsx')),
      menu: { label: 'gait.reports' },
    },
    {
      path: '/gait/events/patients/',
      page: lazyPage(() => import('./events/EventPatientsPage.tsx')),
      menu: { label: 'gait.events' },
    },
    // Linked from the previous page: the menu has three children (OPEN-025).
    { path: '/gait/events/walk/', page: lazyPage(() => import('./events/WalkPage.tsx')) },
    {
      path: '/gait/reconcile/',
      page: lazyPage(() => import('./reconcile/ReconcilePage.tsx')),
      menu: { label: 'gait.reconcile' },
    },
  ],
  messages: {
    en: { gait: { menu: 'Gait', reports: 'Reports', events: 'Events - Add Patient', reconcile: 'Reconcile' } },
  },
});
