import SensorOccupiedIcon from '@mui/icons-material/SensorOccupiedOutlined';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { listToolsMessages } from '../../../src/ui/lists/messages.en.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './messages.en.ts';

const dialogs = () => import('./VersionDialogs.tsx');

/** Versions of the scan client, and which of them require an update (ACLI). */
export const clientVersions = definePlugin({
  id: 'client-versions',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.scan', icon: SensorOccupiedIcon },
  resources: [
    {
      name: 'scan/client-versions',
      list: lazyPage(() => import('./ClientVersionList.tsx')),
      create: lazyPage(async () => ({ default: (await dialogs()).AddVersion })),
      edit: lazyPage(async () => ({ default: (await dialogs()).EditVersion })),
      recordRepresentation: 'versionId',
      options: { label: 'clientVersions.menu' },
    },
  ],
  pages: [{ path: '/admin/scan/', redirectTo: '/admin/scan/client-versions/' }],
  messages: { en: { ...listToolsMessages, ...en } },
});
