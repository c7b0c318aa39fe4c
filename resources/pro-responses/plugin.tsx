import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './messages.en.ts';

/** Survey answers that belong to nobody yet (APRO-11). */
export const proResponses = definePlugin({
  id: 'pro-responses',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.pros', icon: AssignmentTurnedInIcon },
  resources: [
    {
      name: 'pros/responses',
      list: lazyPage(() => import('./ResponseList.tsx')),
      options: { label: 'proResponses.menu' },
    },
  ],
  messages: { en: { ...listToolsMessages, ...en } },
});
