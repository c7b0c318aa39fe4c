import type { TranslationOf } from '../platform/message.ts';
import type { locationMessage } from './messages.ts';

export const locationMessages: TranslationOf<typeof locationMessage> = {
  'locations.notFound': 'No se encontró la sede.',
};
