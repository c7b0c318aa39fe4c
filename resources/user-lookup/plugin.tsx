import PersonIcon from '@mui/icons-material/PersonOutlined';
import { isAdminType } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './messages.en.ts';

/** Who stands behind an identity id (AUSR-01). */
export const userLookup = definePlugin({
  id: 'user-lookup',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.users', icon: PersonIcon },
  pages: [
    {
      path: '/admin/users/find-by-uuid',
      page: lazyPage(() => import('./FindUserPage.tsx')),
      menu: { label: 'userLookup.title' },
    },
  ],
  messages: { en },
});
