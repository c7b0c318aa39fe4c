import { esES } from '@mui/material/locale';
import type { Messages } from '../../plugin.ts';
import { merged } from '../pageTexts.ts';

/** Everything that stands beside a screen's English, but what the public pages and the vendor console alone say. */
const files = import.meta.glob<Messages>(
  [
    '../../**/*.es.ts',
    '../../../resources/**/*.es.ts',
    '!../messages/public.es.ts',
    '!../../pages/open-program/*',
    '!../../../resources/{organizations,locations,scan-modules,scan-sessions,gait-sessions,pro-forms,pro-responses}/**',
    '!../../../resources/{client-versions,users,admin-settings,find}/**',
  ],
  { eager: true, import: 'default' },
);

export const texts = Object.values(files).reduce(merged, {});

/** What Material UI itself says: the names of its buttons. */
export const theme = esES;
