import ApartmentIcon from '@mui/icons-material/Apartment';
import { canManageTeam } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Service accounts through which other systems call the API for the reader's organization. */
export const apiClients = definePlugin({
  id: 'api-clients',
  console: 'portal',
  visibleTo: (viewer) => viewer.organization !== null && canManageTeam(viewer),
  group: { label: 'organization.menu', icon: ApartmentIcon },
  pages: [
    {
      path: '/organization/api-clients/',
      page: lazyPage(() => import('./ApiClientsPage.tsx')),
      menu: { label: 'apiClients.title' },
    },
  ],
  messages: { en: { organization: { menu: 'Your Organization' }, apiClients: { title: 'API Clients' } } },
});
