import { organizationIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** The clinic itself: its details, its locations and the people who work in it (ORG). */
export const organization = definePlugin({
  id: 'organization',
  console: 'portal',
  visibleTo: (viewer) => viewer.organization !== null,
  group: { label: 'organization.menu', icon: organizationIcon },
  pages: [
    { path: '/organization/', redirectTo: '/organization/details/' },
    {
      path: '/organization/providers/',
      page: lazyPage(() => import('./ProvidersPage.tsx')),
      menu: { label: 'providers.title' },
    },
    {
      path: '/organization/details/',
      page: lazyPage(() => import('./DetailsPage.tsx')),
      menu: { label: 'organization.title' },
    },
  ],
  messages: {
    en: {
      organization: { menu: 'Your Organization', title: 'Organization Details' },
      providers: { title: 'Providers' },
    },
  },
});
