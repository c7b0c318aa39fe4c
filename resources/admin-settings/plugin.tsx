import { isAdminType } from '../../domain/viewer.ts';
import { settingsIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** Settings of vendor staff: whose scan modules they are offered (ASET). */
export const adminSettings = definePlugin({
  id: 'admin-settings',
  console: 'admin',
  visibleTo: isAdminType,
  pages: [
    {
      path: '/admin/settings/',
      page: lazyPage(() => import('./SettingsPage.tsx')),
      menu: { label: 'adminSettings.title', icon: settingsIcon },
    },
  ],
  messages: {
    en: {
      adminSettings: {
        title: 'Settings',
        section: 'Scan Modules Override',
        lead: 'The scan app offers you the modules of the organization chosen here.',
        organization: 'Organization to Emulate',
        reset: 'Reset to My Organization',
        organizationsFailed: 'Could not get organizations.',
        loadFailed: 'Could not get scan modules org override.',
        setFailed: 'Could not set override organization.',
        resetFailed: 'Could not reset override.',
        set: 'Override organization set.',
        resetDone: 'Override reset.',
      },
    },
  },
});
