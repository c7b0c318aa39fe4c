import PersonIcon from '@mui/icons-material/PersonOutlined';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './messages.en.ts';

/** Finds a user by identity id, and the sign-up link of an invited provider (AUSR). */
export const users = definePlugin({
  id: 'users',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.users', icon: PersonIcon },
  resources: [{ name: 'users', recordRepresentation: 'email' }],
  pages: [
    {
      path: '/admin/users/signup-link',
      page: lazyPage(() => import('./SignupLinkPage.tsx')),
      menu: { label: 'signupLink.title' },
    },
    {
      path: '/admin/users/find-by-uuid',
      page: lazyPage(() => import('./FindUserPage.tsx')),
      menu: { label: 'userLookup.title' },
    },
  ],
  messages: { en },
});
