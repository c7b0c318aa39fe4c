import { frameworkMessages } from './messages/framework.en.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { languageNames, languages, type Language } from '../../../contract/platform/languages.ts';
import type { Messages, Plugin } from '../plugin.ts';
import { currentLanguage, translateMessage, spanishCatalogue } from './language.ts';
import { shellMessages } from './messages/shell.en.ts';
import { mergeMessages, getLoadedMessages } from './loadedMessages.ts';

const locales = languages.map((locale) => ({ locale, name: languageNames[locale] }));

const createPolyglotProvider = (texts: Messages, locale: Language): I18nProvider =>
  polyglotI18nProvider(() => texts as unknown as TranslationMessages, locale, locales, { allowMissing: true });

/** English messages of a console and its opened pages, overridden by the current language. */
function mergeCatalogues(english: Messages): Messages {
  const { portal, admin } = spanishCatalogue() ?? {};
  return [english, getLoadedMessages(), portal?.texts ?? {}, admin?.texts ?? {}].reduce(mergeMessages);
}

/**
 * Translations of the consoles: those of react-admin, the shell, the plugins and the opened pages, in Spanish over
 * English. A text that is not a key is translated as a finished message.
 */
export function createI18nProvider(plugins: readonly Plugin[]): I18nProvider {
  const locale = currentLanguage();
  const english: Messages = [frameworkMessages, shellMessages, ...plugins.map((plugin) => plugin.messages.en)].reduce(
    mergeMessages,
    {},
  );
  let opened = getLoadedMessages();
  let provider = createPolyglotProvider(mergeCatalogues(english), locale);
  const translate: I18nProvider['translate'] = (key, values) => {
    if (opened !== getLoadedMessages()) {
      opened = getLoadedMessages();
      provider = createPolyglotProvider(mergeCatalogues(english), locale);
    }
    const text = provider.translate(key, values);
    return locale !== 'en' && (text === key || text === values?._) ? translateMessage(text) : text;
  };
  return { ...provider, translate };
}
