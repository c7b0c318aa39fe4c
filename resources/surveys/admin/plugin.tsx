import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { listToolsMessages } from '../../../src/ui/lists/messages.en.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './messages.en.ts';

const group = { label: 'adminMenu.pros', icon: AssignmentTurnedInIcon };
const messages = { en: { ...listToolsMessages, ...en } };

/** Survey forms whose responses the product accepts (APRO). */
export const proForms = definePlugin({
  id: 'pro-forms',
  console: 'admin',
  visibleTo: isAdminType,
  group,
  resources: [
    {
      name: 'pros/forms',
      list: lazyPage(() => import('./FormList.tsx')),
      create: lazyPage(() => import('./AddForm.tsx')),
      options: { label: 'proForms.menu' },
    },
  ],
  pages: [{ path: '/admin/pros/', redirectTo: '/admin/pros/forms/' }],
  messages,
});

/** Survey responses that no patient has yet (APRO-11). */
export const proResponses = definePlugin({
  id: 'pro-responses',
  console: 'admin',
  visibleTo: isAdminType,
  group,
  resources: [
    {
      name: 'pros/responses',
      list: lazyPage(() => import('./ResponseList.tsx')),
      options: { label: 'proResponses.menu' },
    },
  ],
  messages,
});
