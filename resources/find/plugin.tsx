import { isAdminType } from '../../domain/viewer.ts';
import { definePlugin } from '../../src/plugin.ts';
import { FindButton } from './FindButton.tsx';
import { en } from './messages.en.ts';

/** Jumps to any page, organization, location, user or session, from anywhere in the vendor console. */
export const find = definePlugin({
  id: 'find',
  console: 'admin',
  visibleTo: isAdminType,
  pages: [],
  everywhere: FindButton,
  messages: { en },
});
