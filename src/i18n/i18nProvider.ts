import { frameworkMessages } from './messages/framework.en.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Messages, Plugin } from '../plugin.ts';
import { shellMessages } from './messages/shell.en.ts';

/** Later texts win over earlier ones of the same key, group by group. */
function merged(into: Messages, from: Messages): Messages {
  const result: Messages = { ...into };
  for (const [key, message] of Object.entries(from)) {
    const before = result[key];
    result[key] = typeof message === 'object' && typeof before === 'object' ? merged(before, message) : message;
  }
  return result;
}

/** The consoles' texts: react-admin's own, the shell's, and what each plugin brings. */
export function i18nProviderFor(plugins: readonly Plugin[]): I18nProvider {
  const texts = [frameworkMessages, shellMessages, ...plugins.map((plugin) => plugin.messages.en)].reduce(merged);
  return polyglotI18nProvider(
    () => texts as unknown as TranslationMessages,
    'en',
    [{ locale: 'en', name: 'English' }],
    { allowMissing: true },
  );
}
