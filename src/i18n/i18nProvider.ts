import { frameworkMessages } from './messages/framework.en.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { languageNames, languages, type Language } from '../../contract/languages.ts';
import type { Messages, Plugin } from '../plugin.ts';
import { language, said, spanish } from './language.ts';
import { shellMessages } from './messages/shell.en.ts';
import { merged, pageTexts } from './pageTexts.ts';

const locales = languages.map((locale) => ({ locale, name: languageNames[locale] }));

const speaking = (texts: Messages, locale: Language): I18nProvider =>
  polyglotI18nProvider(() => texts as unknown as TranslationMessages, locale, locales, { allowMissing: true });

/** The English of a console, and of the pages that have been opened so far, under what there is of the page's language. */
function textsOf(english: Messages): Messages {
  const { portal, admin } = spanish() ?? {};
  return [english, pageTexts(), portal?.texts ?? {}, admin?.texts ?? {}].reduce(merged);
}

/**
 * The consoles' texts: react-admin's own, the shell's, what each plugin brings, and what the opened pages said since; in Spanish
 * over English. A text that is no key is a finished one: it is said as the phrases have it.
 */
export function i18nProviderFor(plugins: readonly Plugin[]): I18nProvider {
  const locale = language();
  const english: Messages = [frameworkMessages, shellMessages, ...plugins.map((plugin) => plugin.messages.en)].reduce(
    merged,
    {},
  );
  let opened = pageTexts();
  let provider = speaking(textsOf(english), locale);
  const translate: I18nProvider['translate'] = (key, values) => {
    if (opened !== pageTexts()) {
      opened = pageTexts();
      provider = speaking(textsOf(english), locale);
    }
    const text = provider.translate(key, values);
    return locale !== 'en' && (text === key || text === values?._) ? said(text) : text;
  };
  return { ...provider, translate };
}
