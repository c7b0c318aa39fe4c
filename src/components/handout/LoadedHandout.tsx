import { useState } from 'react';
import { currentOrganization } from '../../../contract/organization.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ErrorView } from '../ErrorView.tsx';
import { PageLoading } from '../PageLoading.tsx';
import { useCall } from '../useCall.ts';
import { HandoutPreview } from './HandoutPreview.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { HandoutContent } from './handoutOf.ts';
import { useNamedExercises } from './useNamedExercises.ts';
import { useSheetTexts } from './useSheetTexts.ts';

interface Props extends Omit<HandoutContent, 'organization' | 'exerciseOf' | 'language'> {
  onCodeAgain?: () => void;
}

/** A handout in one language; the clinic is read anew, since links to logos live for a short time only. */
const InLanguage = ({ onCodeAgain, ...about }: Props & Pick<HandoutContent, 'language'>) => {
  const { program, language } = about;
  const organization = useCall(currentOrganization);
  const texts = useSheetTexts(language);
  const { failed: unnamed, exerciseOf, isPending } = useNamedExercises(program.blocks, language);
  const failed = unnamed ?? [organization, texts].find(({ error }) => error);
  if (failed?.error) return <ErrorView message={failed.error.message} onRetry={() => void failed.refetch()} />;
  if (!organization.isFetchedAfterMount || !organization.data || isPending || !texts.i18n) return <PageLoading />;
  return (
    <HandoutPreview
      content={{ ...about, organization: organization.data, exerciseOf }}
      i18n={texts.i18n}
      onCodeAgain={onCodeAgain}
    />
  );
};

/** A program as a handout in the patient's language, or in the other one, which is chosen for this print alone. */
export const LoadedHandout = (about: Props) => {
  const spoken = useLanguage();
  const [language, choose] = useState(about.patient?.language ?? spoken);
  return (
    <>
      <LanguageChoice language={language} onChoose={choose} />
      <InLanguage {...about} language={language} />
    </>
  );
};
