import { isAdminType } from '../../../domain/identity/viewer.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { FindButton } from './FindButton.tsx';
import { en } from './messages.en.ts';

/** Opens any page, organization, location, user or session, from anywhere in the vendor console. */
export const find = definePlugin({
  id: 'find',
  console: 'admin',
  visibleTo: isAdminType,
  pages: [],
  everywhere: FindButton,
  messages: { en },
});
