import { useTranslate } from 'react-admin';
import { languageNames, languages, type Language } from '../../../contract/languages.ts';

interface Props {
  language: Language;
  onChoose: (language: Language) => void;
}

/** The language of what is printed, each by its own name. */
export const LanguageChoice = ({ language, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset
      data-screen=""
      style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', margin: 0, padding: '0 24px 12px', border: 0 }}
    >
      <legend style={{ float: 'left', padding: 0, marginRight: 24, color: 'var(--ink-muted)' }}>
        {translate('handout.language')}
      </legend>
      {languages.map((one) => (
        <label key={one} className="check" style={{ alignItems: 'center', gap: 8, color: 'var(--ink)' }}>
          <input type="radio" name="handout-language" checked={one === language} onChange={() => onChoose(one)} />
          <span lang={one}>{languageNames[one]}</span>
        </label>
      ))}
    </fieldset>
  );
};
