import { isAdminType } from '../../../domain/identity/viewer.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';

/** API clients of each organization, reached from its page. */
export const organizationApiClients = definePlugin({
  id: 'organization-api-clients',
  console: 'admin',
  visibleTo: isAdminType,
  pages: [
    {
      path: '/admin/organizations/:organizationId/api-clients',
      page: lazyPage(() => import('./OrganizationClientsPage.tsx')),
    },
  ],
  messages: {
    en: {
      apiClients: {
        title: 'API Clients',
        titleOf: 'API clients of %{name}',
        unknownOrganization: 'Organization not found.',
        allOrganizations: 'All organizations',
      },
    },
  },
});
