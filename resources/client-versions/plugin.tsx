import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { scanIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

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
  messages: {
    en: {
      adminMenu: { scan: 'Scan' },
      ...listToolsMessages,
      clientVersions: {
        title: 'Client Versions',
        versionId: 'Version ID',
        updateRequired: 'Update Required',
        latest: 'Latest',
        updatedBy: 'Updated By',
        action: 'Action',
        yes: 'Yes',
        no: 'No',
        edit: 'Edit',
        editVersion: 'Edit version %{version}',
        add: 'Add Version',
        requireUpdate: 'Require update',
        requireNone: 'Do not require update',
        savedMany: 'One version changed. |||| %{smart_count} versions changed.',
        notSavedMany:
          'One version was changed by somebody else and stays chosen. |||| %{smart_count} versions were changed by somebody else and stay chosen.',
        empty: 'There are no client versions yet.',
        failed: 'There was an issue getting all Scan Versions',
        save: 'Save',
        saveAnyway: 'Save anyway',
        changedBy: 'Changed by %{name} meanwhile: Update Required is now %{value}',
        changed: 'Changed meanwhile: Update Required is now %{value}',
        cancel: 'Cancel',
        saved: 'Successfully updated this Scan Version.',
        notSaved: 'There was an issue updating this Scan Version.',
      },
    },
  },
});
