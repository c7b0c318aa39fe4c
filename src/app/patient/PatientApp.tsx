import { lazy, Suspense, useEffect, useState } from 'react';
import type { Language } from '../../../contract/platform/languages.ts';
import { useDocumentLanguage, TranslationsProvider, useTranslations } from '../pages/public-program/translations.ts';
import { BirthDate } from './BirthDate.tsx';
import { ConnectedPage } from './ConnectedPage.tsx';
import { readCode } from './keptOnDevice.ts';
import { LanguageButton, type LanguageProps } from '../pages/public-program/LanguageButton.tsx';
import { readPreviewedPatient } from './preview.ts';
import { Screen } from './Screen.tsx';
import { useKept } from './useKept.ts';
import { getDeviceLanguage, usePatientTranslations } from './usePatientTranslations.ts';

const PreviewPage = lazy(async () => ({ default: (await import('./PreviewPage.tsx')).PreviewPage }));

const NoCode = ({ onLanguage }: LanguageProps) => {
  const { language, translate } = useTranslations();
  useDocumentLanguage(language);
  return (
    <Screen
      top={<LanguageButton onLanguage={onLanguage} />}
      title={translate('patient.noCode.title')}
      lead={translate('patient.noCode.lead')}
    />
  );
};

/** The page of one link: the date of birth first, then the patient's day. */
const LinkPage = ({ code }: { code: string }) => {
  const [kept, keep] = useKept(code);
  const [isGone, setGone] = useState(false);
  const translations = usePatientTranslations(kept.language ?? kept.day?.language ?? getDeviceLanguage());
  useDocumentLanguage(translations?.language);
  if (!translations) return null;
  const { translate } = translations;
  const chooseLanguage = (language: Language) => keep(() => ({ language }));
  return (
    <TranslationsProvider value={translations}>
      {kept.token && <ConnectedPage key={kept.token} token={kept.token} kept={kept} keep={keep} />}
      {!kept.token && !isGone && (
        <BirthDate
          code={code}
          onLanguage={chooseLanguage}
          onOpened={({ token }) => keep(() => ({ token }))}
          onGone={() => setGone(true)}
        />
      )}
      {!kept.token && isGone && (
        <Screen
          top={<LanguageButton onLanguage={chooseLanguage} />}
          title={translate('patient.gone.title')}
          lead={translate('patient.gone.lead')}
        >
          {kept.queue.length > 0 && (
            <p role="status">{translate('patient.gone.waiting', { smart_count: kept.queue.length })}</p>
          )}
          {kept.filled.length > 0 && (
            <p role="status">{translate('patient.today.waitingSurveys', { smart_count: kept.filled.length })}</p>
          )}
        </Screen>
      )}
    </TranslationsProvider>
  );
};

const LinkedPage = () => {
  const [code, setCode] = useState(readCode);
  const [language, setLanguage] = useState(getDeviceLanguage);
  const texts = usePatientTranslations(language);
  useEffect(() => {
    const follow = () => setCode(readCode());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  if (code) return <LinkPage key={code} code={code} />;
  return (
    texts && (
      <TranslationsProvider value={texts}>
        <NoCode onLanguage={setLanguage} />
      </TranslationsProvider>
    )
  );
};

/** `/p/{code}`: the program of a patient on their own device; `/p/preview/{id}`: the same for staff (area PTL). */
export const PatientApp = () => {
  const previewed = readPreviewedPatient();
  if (previewed === null) return <LinkedPage />;
  return (
    <Suspense fallback={null}>
      <PreviewPage patientId={previewed} />
    </Suspense>
  );
};
