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

/** Survey responses that no patient has yet, and what is done with them (APRO-11, OPEN-168). */
export const proResponses = definePlugin({
  id: 'pro-responses',
  console: 'admin',
  visibleTo: isAdminType,
  group,
  resources: [
    {
      name: 'pros/responses',
      list: lazyPage(() => import('./ResponseList.tsx')),
      edit: lazyPage(() => import('./ResponsePage.tsx')),
      options: { label: 'proResponses.menu' },
    },
  ],
  messages,
});
