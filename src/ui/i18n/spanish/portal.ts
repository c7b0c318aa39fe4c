import { esES } from '@mui/material/locale';
import type { Messages } from '../../plugin.ts';
import { mergeMessages } from '../loadedMessages.ts';

/** All Spanish messages except those of the public pages and the vendor console. */
const modules = import.meta.glob<Messages>(
  [
    '../../../**/*.es.ts',
    '../../../../resources/**/*.es.ts',
    '!../messages/{public,visitor-pages}.es.ts',
    '!../../../app/pages/public-program/*',
    '!../../../app/patient/*',
    '!../../../../resources/*/admin/**',
  ],
  { eager: true, import: 'default' },
);

export const texts = Object.values(modules).reduce(mergeMessages, {});

/** Texts of Material UI itself, such as names of buttons. */
export const theme = esES;
