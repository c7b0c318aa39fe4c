import type { TranslationOf } from '../platform/message.ts';
import type { settingsMessage } from './messages.ts';

export const settingsMessages: TranslationOf<typeof settingsMessage> = {
  'settings.scanRequired': 'Elija una organización que tenga Scan.',
};
