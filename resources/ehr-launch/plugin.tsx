import ApartmentIcon from '@mui/icons-material/Apartment';
import { CALLBACK_PAGE, LAUNCH_PAGE } from '../../contract/ehr-launch/launches.ts';
import { canManageTeam } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** EHRs that open patients here: their connections, and the pages that a launch comes by. */
export const ehrLaunch = definePlugin({
  id: 'ehr-launch',
  console: 'portal',
  visibleTo: ({ organization }) => organization !== null,
  group: { label: 'organization.menu', icon: ApartmentIcon },
  pages: [
    {
      path: '/organization/ehr-connections/',
      page: lazyPage(() => import('./EhrConnectionsPage.tsx')),
      menu: { label: 'ehrConnections.title' },
      visibleTo: canManageTeam,
    },
    { path: LAUNCH_PAGE, page: lazyPage(() => import('./LaunchPage.tsx')) },
    { path: `${CALLBACK_PAGE}*`, page: lazyPage(() => import('./CallbackPage.tsx')) },
  ],
  messages: { en: { organization: { menu: 'Your Organization' }, ehrConnections: { title: 'EHR Connections' } } },
});
