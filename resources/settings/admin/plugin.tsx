import TuneIcon from '@mui/icons-material/Tune';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './messages.en.ts';

/** Settings of vendor staff: the organization whose scan modules they are offered (ASET). */
export const adminSettings = definePlugin({
  id: 'admin-settings',
  console: 'admin',
  visibleTo: isAdminType,
  resources: [
    {
      name: 'settings',
      list: lazyPage(() => import('./SettingsPage.tsx')),
      icon: TuneIcon,
      options: { label: 'adminSettings.title' },
    },
  ],
  messages: { en },
});
