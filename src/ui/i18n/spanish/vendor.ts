import type { Messages } from '../../plugin.ts';
import { mergeMessages } from '../loadedMessages.ts';

const files = import.meta.glob<Messages>('../../../../resources/*/admin/**/*.es.ts', {
  eager: true,
  import: 'default',
});

/** Messages of the vendor console in addition to the portal's. */
export const texts = Object.values(files).reduce(mergeMessages, {});
