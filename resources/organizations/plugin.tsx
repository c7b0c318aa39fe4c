import ApartmentIcon from '@mui/icons-material/Apartment';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** The details of the reader's organization (ORG). Its providers are `resources/team`, its locations `resources/locations`. */
export const organization = definePlugin({
  id: 'organization',
  console: 'portal',
  visibleTo: (viewer) => viewer.organization !== null,
  group: { label: 'organization.menu', icon: ApartmentIcon },
  pages: [
    { path: '/organization/', redirectTo: '/organization/details/' },
    {
      path: '/organization/details/',
      page: lazyPage(() => import('./DetailsPage.tsx')),
      menu: { label: 'organization.title' },
    },
  ],
  messages: {
    en: { organization: { menu: 'Your Organization', title: 'Organization Details' } },
  },
});
