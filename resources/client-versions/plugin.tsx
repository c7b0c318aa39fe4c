import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { scanIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './messages.en.ts';

/** Versions of the scan client, and which of them have to be updated (ACLI). */
export const clientVersions = definePlugin({
  id: 'client-versions',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.scan', icon: scanIcon },
  pages: [
    { path: '/admin/scan/', redirectTo: '/admin/scan/client-versions/' },
    {
      path: '/admin/scan/client-versions/',
      page: lazyPage(() => import('./ClientVersionsPage.tsx')),
      menu: { label: 'clientVersions.title' },
    },
  ],
  messages: { en: { ...listToolsMessages, ...en } },
});
