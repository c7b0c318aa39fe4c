import { useQuery } from '@tanstack/react-query';
import { useI18nProvider, type I18nProvider, type TranslationMessages } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { languageNames, languages, type Language } from '../../../contract/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../plugin.ts';
import { programMessages } from '../programs/messages.en.ts';
import { handoutMessages } from './messages.en.ts';

const locales = languages.map((locale) => ({ locale, name: languageNames[locale] }));

async function textsIn(language: Language): Promise<Messages> {
  if (language === 'en') return { ...programMessages, ...handoutMessages };
  const [programs, handout] = await Promise.all([import('../programs/messages.es.ts'), import('./messages.es.ts')]);
  return { ...programs.default, ...handout.default };
}

/** What a sheet says in a language, be it the console's or not: fetched for the sheet alone. */
export function useSheetTexts(language: Language) {
  const ofConsole = useI18nProvider();
  const isOther = useLanguage() !== language;
  const { data, error, refetch } = useQuery<I18nProvider>({
    queryKey: ['sheet-texts', language],
    queryFn: async () => {
      const texts = await textsIn(language);
      return polyglotI18nProvider(() => texts as unknown as TranslationMessages, language, locales);
    },
    enabled: isOther,
    staleTime: Infinity,
  });
  return { i18n: isOther ? data : ofConsole, error: isOther ? error : null, refetch };
}
