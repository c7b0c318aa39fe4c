import { type Language, languageNames } from '../../../../contract/platform/languages.ts';
import { useTranslations } from './translations.ts';

export interface LanguageProps {
  /** The reader chooses the other language. */
  onLanguage: (language: Language) => void;
}

/** Switches the language of the page. */
export const LanguageButton = ({ onLanguage }: LanguageProps) => {
  const { language } = useTranslations();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <button type="button" lang={other} className="button button-secondary" onClick={() => onLanguage(other)}>
      {languageNames[other]}
    </button>
  );
};
