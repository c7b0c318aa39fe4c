import { useStore } from 'react-admin';
import type { Language } from '../../../contract/languages.ts';
import { useLanguage } from '../../../src/i18n/language.ts';

/** In which language this person has reports made: the console's, or the other one for as long as it is chosen. */
export function useReportLanguage(): [Language, (language: Language) => void] {
  const spoken = useLanguage();
  const [chosen, choose] = useStore<Language | null>('report.language', null);
  return [chosen ?? spoken, (language) => choose(language === spoken ? null : language)];
}
