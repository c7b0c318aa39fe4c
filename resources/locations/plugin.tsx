import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
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
