import { findMessage, type Message } from '../../../../contract/platform/message.ts';
import { createSpanishFormat } from '../../../../contract/platform/spanish-format.ts';
import { fieldMessage } from '../../../../contract/platform/messages.ts';
import { spanishMessages } from '../../../../contract/messages.es.ts';
import publicTexts from '../messages/public.es.ts';
import visitorPageTexts from '../messages/visitor-pages.es.ts';
import { translateTerm } from '../../../../domain/platform/spanish-vocabulary/spanish-vocabulary.ts';

export const texts = { ...publicTexts, ...visitorPageTexts };

// The message of the schema library itself, where a schema has none: known as those of schemas are.
fieldMessage.text('fields.invalidInput');

const format = createSpanishFormat(spanishMessages, translateTerm);

/** A message by its code; a text as the message of a schema or a word of the vocabulary. */
export function translateMessage(message: Message | string): string {
  const known = typeof message === 'string' ? findMessage(message) : message;
  return known ? format(known) : translateTerm(message as string);
}
