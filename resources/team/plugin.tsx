import ApartmentIcon from '@mui/icons-material/Apartment';
import type { Practitioner } from '../../contract/team/practitioners.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** The providers of the reader's organization (ORG-03), in the menu group of the organization. */
export const team = definePlugin({
  id: 'team',
  console: 'portal',
  visibleTo: (viewer) => viewer.organization !== null,
  group: { label: 'organization.menu', icon: ApartmentIcon },
  resources: [
    {
      name: 'organization/providers',
      list: lazyPage(() => import('./ProvidersPage.tsx')),
      recordRepresentation: (provider: Practitioner) => formatFullName(provider),
      options: { label: 'providers.title' },
    },
  ],
  messages: {
    en: { organization: { menu: 'Your Organization' }, providers: { title: 'Providers' } },
  },
});
