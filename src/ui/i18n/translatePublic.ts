import { spanishCatalogue } from './language.ts';
import { publicMessages } from './messages/public.en.ts';
import type { visitorPageMessages } from './messages/visitor-pages.en.ts';

export type PublicMessage = keyof typeof publicMessages | keyof typeof visitorPageMessages;

/** A translator of public pages' messages with `%{name}` placeholders, without the consoles' i18n library. */
export const createPublicTranslator =
  <Key extends PublicMessage>(english: Readonly<Record<Key, string>>) =>
  (key: Key, values: Record<string, string | number> = {}): string =>
    (spanishCatalogue()?.public?.texts ?? english)[key].replace(/%\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    );

/** Translates a message that every first visit loads. */
export const translatePublic = createPublicTranslator(publicMessages);
