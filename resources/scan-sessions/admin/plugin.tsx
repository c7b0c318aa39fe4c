import SensorOccupiedIcon from '@mui/icons-material/SensorOccupiedOutlined';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { analysisMessages } from '../../risk-analysis/shared/messages.en.ts';
import { lazyPage } from '../../../src/ui/lazyPage.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { listToolsMessages } from '../../../src/ui/lists/messages.en.ts';
import { en } from './messages.en.ts';

/** Scan sessions of all organizations (ASCAN). */
export const scanSessions = definePlugin({
  id: 'scan-sessions',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.scan', icon: SensorOccupiedIcon },
  resources: [
    {
      name: 'scan/sessions',
      list: lazyPage(() => import('./ScanSessionList.tsx')),
      recordRepresentation: 'sessionUUID',
      options: { label: 'scanSessions.menu' },
    },
  ],
  messages: { en: { ...listToolsMessages, ...analysisMessages, ...en } },
});
