import { isAdminType } from '../../domain/viewer.ts';
import { usersIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** The sign-up link of an invited provider (AUSR-06). */
export const signupLink = definePlugin({
  id: 'signup-link',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.users', icon: usersIcon },
  pages: [
    {
      path: '/admin/users/signup-link',
      page: lazyPage(() => import('./SignupLinkPage.tsx')),
      menu: { label: 'signupLink.title' },
    },
  ],
  messages: {
    en: {
      adminMenu: { users: 'Users' },
      signupLink: {
        title: 'Get Provider Signup Link',
        lead: 'Enter the email of an invited provider.',
        email: 'User Email',
        search: 'Get Link',
        name: 'Name',
        foundEmail: 'Email',
        link: 'Signup Link',
        copy: 'Copy link',
        copied: 'Copied signup link.',
        notCopied: 'The link could not be copied.',
        hasAccount: 'This provider already has an account. The signup link below will not do anything.',
        required: 'Email is required',
        notFound: 'No patient found, please check the email.',
      },
    },
  },
});
