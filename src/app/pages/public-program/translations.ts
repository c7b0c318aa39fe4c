import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '../../../../contract/platform/languages.ts';
import type { Messages } from '../../../ui/plugin.ts';
import { openProgramMessages } from './messages.en.ts';

/** Translations of the page: `%{name}` is a placeholder, one form of `… |||| …` is selected by `smart_count`. */
export interface Translations {
  language: Language;
  translate: (key: string, values?: Record<string, unknown>) => string;
}

/** The consoles' message format without their library. */
export const createTranslations = (language: Language, messages: Messages): Translations => ({
  language,
  translate: (key, values = {}) => {
    let found: Messages | string | undefined = messages;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    const forms = (typeof found === 'string' ? found : key).split(' |||| ');
    const form = values.smart_count === undefined || values.smart_count === 1 ? forms[0]! : forms.at(-1)!;
    return form.replace(/%\{(\w+)\}/g, (all, name: string) =>
      String((values[name] as string | number | undefined) ?? all),
    );
  },
});

const english = createTranslations('en', openProgramMessages);

const TranslationsContext = createContext(english);
export const TranslationsProvider = TranslationsContext.Provider;
export const useTranslations = (): Translations => useContext(TranslationsContext);

/** The translations of a language; null while they are loading, English if they cannot be loaded. */
export function useTranslationsIn(language: Language): Translations | null {
  const [spanish, setSpanish] = useState<Translations | null>(null);
  const isSpanish = language === 'es';
  useEffect(() => {
    if (!isSpanish) return;
    let isUnmounted = false;
    const show = (loaded: Translations) => !isUnmounted && setSpanish(loaded);
    import('./messages.es.ts').then(
      ({ default: messages }) => show(createTranslations('es', messages)),
      () => show(english),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isSpanish]);
  return isSpanish ? spanish : english;
}

/** Sets the language of the document while the page is mounted, before its text is painted: a screen reader speaks by it. */
export function useDocumentLanguage(language: Language | undefined): void {
  useLayoutEffect(() => {
    if (!language) return;
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = language;
    return () => {
      documentElement.lang = before;
    };
  }, [language]);
}
