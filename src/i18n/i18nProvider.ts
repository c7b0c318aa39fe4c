import { frameworkMessages } from './messages/framework.en.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Messages, Plugin } from '../plugin.ts';
import { shellMessages } from './messages/shell.en.ts';
import { merged, pageTexts } from './pageTexts.ts';

const speaking = (texts: Messages): I18nProvider =>
  polyglotI18nProvider(() => texts as unknown as TranslationMessages, 'en', [{ locale: 'en', name: 'English' }], {
    allowMissing: true,
  });

/** The consoles' texts: react-admin's own, the shell's, what each plugin brings, and what the opened pages said since. */
export function i18nProviderFor(plugins: readonly Plugin[]): I18nProvider {
  const texts = [frameworkMessages, shellMessages, ...plugins.map((plugin) => plugin.messages.en)].reduce(merged);
  let opened = pageTexts();
  let provider = speaking(merged(texts, opened));
  return {
    ...provider,
    translate: (key, values) => {
      if (opened !== pageTexts()) {
        opened = pageTexts();
        provider = speaking(merged(texts, opened));
      }
      return provider.translate(key, values);
    },
  };
}
