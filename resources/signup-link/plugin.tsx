import PersonIcon from '@mui/icons-material/PersonOutlined';
import { isAdminType } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './messages.en.ts';

/** The sign-up link of an invited provider (AUSR-06). */
export const signupLink = definePlugin({
  id: 'signup-link',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.users', icon: PersonIcon },
  pages: [
    {
      path: '/admin/users/signup-link',
      page: lazyPage(() => import('./SignupLinkPage.tsx')),
      menu: { label: 'signupLink.title' },
    },
  ],
  messages: { en },
});
