import { isAdminType } from '../../domain/viewer.ts';
import { scanIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** What the scan product offers to each organization (MODS, OPEN-157). */
export const scanModules = definePlugin({
  id: 'scan-modules',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.scan', icon: scanIcon },
  pages: [
    {
      path: '/admin/scan/organizations/',
      page: lazyPage(() => import('./ScanOrganizationsPage.tsx')),
      menu: { label: 'scanModules.menu' },
    },
    {
      path: '/admin/scan/organizations/:organizationId/modules',
      page: lazyPage(() => import('./ScanModulesPage.tsx')),
    },
  ],
  messages: {
    en: {
      adminMenu: { scan: 'Scan' },
      scanModules: {
        menu: 'Modules',
        title: 'Modules',
        organization: 'Organization',
        timezone: 'Timezone',
        search: 'Search by name',
        noOrganizations: 'No organization includes the scan product.',
        organizationsFailed: 'Could not get organizations.',
        heading: 'Scan Modules',
        back: 'All organizations',
        empty: 'This org has no modules. Please add a module.',
        noAssessments: 'No assessments have been added yet',
        locked: 'Locked',
        failed: 'Could not get organization details.',
        noOrganization: 'No organization set.',
      },
    },
  },
});
