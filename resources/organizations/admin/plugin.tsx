import ApartmentIcon from '@mui/icons-material/Apartment';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { listToolsMessages } from '../../../src/ui/lists/messages.en.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './messages.en.ts';

/** Customers of the vendor: listed, added, enabled and disabled (AORG). */
export const organizations = definePlugin({
  id: 'organizations',
  console: 'admin',
  visibleTo: isAdminType,
  resources: [
    {
      name: 'organizations',
      list: lazyPage(() => import('./OrganizationList.tsx')),
      create: lazyPage(() => import('./AddOrganization.tsx')),
      edit: lazyPage(() => import('./OrganizationEdit.tsx')),
      recordRepresentation: 'name',
      icon: ApartmentIcon,
      options: { label: 'organizations.menu' },
    },
  ],
  messages: { en: { ...listToolsMessages, ...en } },
});
