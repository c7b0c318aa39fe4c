import SensorOccupiedIcon from '@mui/icons-material/SensorOccupiedOutlined';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './menu.en.ts';

/** Scan modules of each organization (MODS, OPEN-157). */
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
