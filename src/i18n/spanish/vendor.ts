import type { Messages } from '../../plugin.ts';
import { merged } from '../pageTexts.ts';

const files = import.meta.glob<Messages>(
  [
    '../../../resources/{organizations,locations,scan-modules,scan-sessions,gait-sessions,pro-forms,pro-responses}/**/*.es.ts',
    '../../../resources/{client-versions,users,admin-settings,find}/**/*.es.ts',
  ],
  { eager: true, import: 'default' },
);

/** What the vendor console says beyond the portal. */
export const texts = Object.values(files).reduce(merged, {});
