import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalkOutlined';
import { holds } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './menu.en.ts';

/** Gait reports, and patients who come by their Unique Gait ID alone (GAIT, OPEN-025). */
export const gait = definePlugin({
  id: 'gait',
  console: 'portal',
  visibleTo: (viewer) => holds(viewer, 'GAIT'),
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
    // Reached from the page before it: the entry has three children (OPEN-025).
    { path: '/gait/events/walk/', page: lazyPage(() => import('./events/WalkPage.tsx')) },
    {
      path: '/gait/reconcile/',
      page: lazyPage(() => import('./reconcile/ReconcilePage.tsx')),
      menu: { label: 'gait.reconcile' },
    },
  ],
  messages: { en },
});
