import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { gaitIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { replayMessages } from '../../src/replay/messages.en.ts';

/** Gait sessions of all organizations (AGAIT). */
export const gaitSessions = definePlugin({
  id: 'gait-sessions',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.gait', icon: gaitIcon },
  pages: [
    { path: '/admin/gait/', redirectTo: '/admin/gait/sessions' },
    {
      path: '/admin/gait/sessions',
      page: lazyPage(() => import('./GaitSessionsPage.tsx')),
      menu: { label: 'gaitSessions.menu' },
    },
  ],
  messages: {
    en: {
      adminMenu: { gait: 'Gait' },
      replay: replayMessages,
      ...listToolsMessages,
      gaitSessions: {
        menu: 'Sessions',
        title: 'Gait Sessions',
        lead: 'The last %{days} days',
        id: 'ID',
        organization: 'Organization',
        patient: 'Patient',
        uid: 'UID',
        provider: 'Provider',
        captured: 'Captured',
        speed: 'Avg Speed (m/s)',
        uuid: 'UUID',
        action: 'Action',
        showAll: 'Show all gait sessions',
        empty: 'There are no gait sessions in the last %{days} days.',
        failed: 'Couldnt fetch gait sessions :(',
      },
    },
  },
});
