import { createContext, useContext, useEffect, useState } from 'react';
import type { Language } from '../../../contract/languages.ts';
import type { Messages } from '../../plugin.ts';
import { openProgramMessages } from './messages.en.ts';

/** How the page speaks: a text with `%{name}` filled in, one form of `… |||| …` chosen by `smart_count`. */
export interface Speech {
  language: Language;
  translate: (key: string, values?: Record<string, unknown>) => string;
}

/** The form of the consoles' messages without their library. */
const speechOf = (language: Language, messages: Messages): Speech => ({
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

const english = speechOf('en', openProgramMessages);

const SpeechContext = createContext(english);
export const SpeechProvider = SpeechContext.Provider;
export const useSpeech = (): Speech => useContext(SpeechContext);

/** The page's texts in a language; null while they are fetched. English where they cannot be. */
export function useSpeechIn(language: Language): Speech | null {
  const [spanish, setSpanish] = useState<Speech | null>(null);
  const wanted = language === 'es';
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const tell = (speech: Speech) => !left && setSpanish(speech);
    import('./messages.es.ts').then(
      ({ default: messages }) => tell(speechOf('es', messages)),
      () => tell(english),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return wanted ? spanish : english;
}

/** Says of the whole document which language it is in, for as long as the page stands. */
export function useDocumentLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (!language) return;
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = language;
    return () => {
      documentElement.lang = before;
    };
  }, [language]);
}
