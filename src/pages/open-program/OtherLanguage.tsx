import { languageNames, languages, type Language } from '../../../contract/languages.ts';
import { useSpeech } from './speech.ts';

/** The page in the other language, by its own name. */
export const OtherLanguage = ({ onLanguage }: { onLanguage: (language: Language) => void }) => {
  const { language } = useSpeech();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <button
        key={other}
        type="button"
        lang={other}
        className="button button-secondary"
        onClick={() => onLanguage(other)}
      >
        {languageNames[other]}
      </button>
    ));
};
