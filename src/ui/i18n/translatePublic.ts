import { spanishCatalogue } from './language.ts';
import { publicMessages } from './messages/public.en.ts';

export type PublicMessage = keyof typeof publicMessages;

/** Translates a message of the public pages with `%{name}` placeholders, without the consoles' i18n library. */
export const translatePublic = (key: PublicMessage, values: Record<string, string | number> = {}): string =>
  (spanishCatalogue()?.public?.texts ?? publicMessages)[key].replace(/%\{(\w+)\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );
