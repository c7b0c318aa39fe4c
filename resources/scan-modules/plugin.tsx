import SensorOccupiedIcon from '@mui/icons-material/SensorOccupiedOutlined';
import { isAdminType } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './menu.en.ts';

/** What the scan product offers to each organization (MODS, OPEN-157). */
export const scanModules = definePlugin({
  id: 'scan-modules',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.scan', icon: SensorOccupiedIcon },
  resources: [
    {
      name: 'scan/organizations',
      list: lazyPage(() => import('./ScanOrganizationList.tsx')),
      recordRepresentation: 'name',
      options: { label: 'scanModules.menu' },
    },
  ],
  pages: [
    {
      path: '/admin/scan/organizations/:organizationId/modules',
      page: lazyPage(() => import('./ScanModulesPage.tsx')),
    },
  ],
  messages: { en },
});
