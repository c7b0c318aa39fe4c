import { useState } from 'react';
import type { OpenProgram } from '../../../../contract/programs/public-program.ts';
import { LanguageButton, type LanguageProps } from './LanguageButton.tsx';

const Clinic = ({ organization: { name, logoUrl } }: Pick<OpenProgram, 'organization'>) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!logoUrl || failed === logoUrl) return <strong>{name}</strong>;
  return <img src={logoUrl} alt={name} onError={() => setFailed(logoUrl)} />;
};

type Props = Pick<OpenProgram, 'organization'> & LanguageProps;

/** Whose page it is, and its other language. */
export const ClinicHeader = ({ organization, onLanguage }: Props) => (
  <>
    <Clinic organization={organization} />
    <LanguageButton onLanguage={onLanguage} />
  </>
);
