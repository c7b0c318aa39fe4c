import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './messages.en.ts';

/** Survey forms whose answers the product takes in (APRO). */
export const proForms = definePlugin({
  id: 'pro-forms',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.pros', icon: AssignmentTurnedInIcon },
  resources: [
    {
      name: 'pros/forms',
      list: lazyPage(() => import('./FormList.tsx')),
      create: lazyPage(() => import('./AddForm.tsx')),
      options: { label: 'proForms.menu' },
    },
  ],
  pages: [{ path: '/admin/pros/', redirectTo: '/admin/pros/forms/' }],
  messages: { en: { ...listToolsMessages, ...en } },
});
