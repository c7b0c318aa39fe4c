import ApartmentIcon from '@mui/icons-material/Apartment';
import type { Practitioner } from '../../contract/practitioners.ts';
import { fullName } from '../../domain/patient.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** The clinic itself: its details, its locations and the people who work in it (ORG). */
export const organization = definePlugin({
  id: 'organization',
  console: 'portal',
  visibleTo: (viewer) => viewer.organization !== null,
  group: { label: 'organization.menu', icon: ApartmentIcon },
  resources: [
    {
      name: 'organization/providers',
      list: lazyPage(() => import('./ProvidersPage.tsx')),
      recordRepresentation: (provider: Practitioner) => fullName(provider),
      options: { label: 'providers.title' },
    },
    // Listed beside the details, whose dialogs change them.
    { name: 'locations', recordRepresentation: 'name' },
  ],
  pages: [
    { path: '/organization/', redirectTo: '/organization/details/' },
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
