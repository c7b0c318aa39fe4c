import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { listToolsMessages } from '../../../src/ui/lists/messages.en.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { en } from './messages.en.ts';

/** Locations of every organization, with their keywords (ALOC). */
export const locations = definePlugin({
  id: 'locations',
  console: 'admin',
  visibleTo: isAdminType,
  resources: [
    {
      name: 'locations',
      list: lazyPage(() => import('./LocationList.tsx')),
      recordRepresentation: 'name',
      icon: PlaceIcon,
      options: { label: 'locations.menu' },
    },
  ],
  messages: { en: { ...listToolsMessages, ...en } },
});
