import { spanish } from './language.ts';
import { publicMessages } from './messages/public.en.ts';

export type PublicMessage = keyof typeof publicMessages;

/**
 * A text of the pages outside the consoles, with `%{name}` filled in; the same form as in the consoles' messages, without
 * their library.
 */
export const text = (key: PublicMessage, values: Record<string, string | number> = {}): string =>
  (spanish()?.public?.texts ?? publicMessages)[key].replace(/%\{(\w+)\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );
