import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalkOutlined';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { listToolsMessages } from '../../../src/ui/lists/messages.en.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './messages.en.ts';

/** Gait sessions of all organizations (AGAIT). */
export const gaitSessions = definePlugin({
  id: 'gait-sessions',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.gait', icon: DirectionsWalkIcon },
  resources: [
    {
      name: 'gait/sessions',
      list: lazyPage(() => import('./GaitSessionList.tsx')),
      recordRepresentation: 'sessionUUID',
      options: { label: 'gaitSessions.menu', to: '/admin/gait/sessions' },
    },
  ],
  pages: [{ path: '/admin/gait/', redirectTo: '/admin/gait/sessions' }],
  messages: { en: { ...listToolsMessages, ...en } },
});
