import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { languageNames, languages, type Language } from '../../../contract/languages.ts';

interface Props {
  language: Language;
  onChoose: (language: Language) => void;
}

/** The language of the report, each by its own name. */
export const LanguageChoice = ({ language, onChoose }: Props) => {
  const translate = useTranslate();
  const label = useId();
  return (
    <div
      role="group"
      aria-labelledby={label}
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 20 }}
    >
      <span id={label} style={{ marginRight: 8 }}>
        {translate('recordReport.language')}
      </span>
      {languages.map((one) => (
        <Button
          key={one}
          lang={one}
          size="small"
          variant={one === language ? 'contained' : 'outlined'}
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
        >
          {languageNames[one]}
        </Button>
      ))}
    </div>
  );
};
