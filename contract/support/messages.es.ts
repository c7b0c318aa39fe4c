import type { TranslationOf } from '../platform/message.ts';
import type { supportMessage } from './messages.ts';

export const supportMessages: TranslationOf<typeof supportMessage> = {
  'support.chatNotFound': 'No se encontró el chat de soporte.',
  'support.mailboxNotFound': 'No se encontró el buzón de soporte.',
};
