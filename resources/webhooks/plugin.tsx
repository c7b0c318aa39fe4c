import ApartmentIcon from '@mui/icons-material/Apartment';
import { canManageTeam } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Webhooks that the events of the reader's organization are sent to. */
export const webhooks = definePlugin({
  id: 'webhooks',
  console: 'portal',
  visibleTo: (viewer) => viewer.organization !== null && canManageTeam(viewer),
  group: { label: 'organization.menu', icon: ApartmentIcon },
  pages: [
    {
      path: '/organization/webhooks/',
      page: lazyPage(() => import('./WebhooksPage.tsx')),
      menu: { label: 'webhooks.title' },
    },
    {
      path: '/organization/webhooks/:id/',
      numericId: 'id',
      page: lazyPage(() => import('./log/WebhookLogPage.tsx')),
    },
  ],
  messages: { en: { organization: { menu: 'Your Organization' }, webhooks: { title: 'Webhooks' } } },
});
