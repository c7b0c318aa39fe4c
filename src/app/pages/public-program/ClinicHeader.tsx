import { useState } from 'react';
import { type Language, languageNames, languages } from '../../../../contract/platform/languages.ts';
import type { OpenProgram } from '../../../../contract/programs/public-program.ts';
import { useTranslations } from './translations.ts';

/** Switches the language of the page. */
const OtherLanguage = ({ onLanguage }: { onLanguage: (language: Language) => void }) => {
  const { language } = useTranslations();
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

const Clinic = ({ organization: { name, logoUrl } }: Pick<OpenProgram, 'organization'>) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!logoUrl || failed === logoUrl) return <strong>{name}</strong>;
  return <img src={logoUrl} alt={name} onError={() => setFailed(logoUrl)} />;
};

interface Props extends Pick<OpenProgram, 'organization'> {
  onLanguage: (language: Language) => void;
}

/** Whose page it is, and its other language. */
export const ClinicHeader = ({ organization, onLanguage }: Props) => (
  <>
    <Clinic organization={organization} />
    <OtherLanguage onLanguage={onLanguage} />
  </>
);
