import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import { getPatientDay } from '../../../dataProvider/patient/device.ts';
import { configuration } from '../../ui/configuration.ts';
import { useIdle } from '../../ui/useIdle.ts';
import { TranslationsProvider, useDocumentLanguage } from '../pages/public-program/translations.ts';
import { ConnectedPage } from './ConnectedPage.tsx';
import { nothingKept, type Keep, type Kept } from './keptOnDevice.ts';
import { PreviewProvider, type LoadDay } from './preview.ts';
import { Screen } from './Screen.tsx';
import { getDeviceLanguage, usePatientTranslations } from './usePatientTranslations.ts';

/** What the page keeps, until it is closed; nothing of it waits to be sent. */
function useKeptInMemory(): [kept: Kept, keep: Keep] {
  const latest = useRef(nothingKept);
  const [kept, setKept] = useState(nothingKept);
  const keep = useCallback<Keep>((change) => {
    latest.current = { ...latest.current, ...change(latest.current), token: null, queue: [], filled: [] };
    setKept(latest.current);
    return latest.current;
  }, []);
  return [kept, keep];
}

/** Hides the patient when the session of staff ends: here, in another window, or because nobody is there. */
function useSessionEnd(end: () => void): void {
  useIdle(configuration().idleMinutes, end);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if ((key === 'session' || key === null) && newValue === null) end();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [end]);
}

/** `/p/preview/{id}`: what a patient sees, shown to staff; no device is connected, and nothing is kept or sent (PTL-60). */
export const PreviewPage = ({ patientId }: { patientId: number }) => {
  const [kept, keep] = useKeptInMemory();
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  useSessionEnd(close);
  const load = useMemo<LoadDay>(
    () => async (language, signal) => {
      const answer = await getPatientDay(patientId, language, signal);
      if (!isProblem(answer)) return { ...answer, surveys: answer.surveys.map((survey) => ({ ...survey, link: '' })) };
      if (answer.status >= 400 && answer.status < 500) close();
      return answer;
    },
    [patientId, close],
  );
  const translations = usePatientTranslations(kept.language ?? kept.day?.language ?? getDeviceLanguage());
  useDocumentLanguage(translations?.language);
  if (!translations) return null;
  const { translate } = translations;
  return (
    <TranslationsProvider value={translations}>
      <PreviewProvider value={load}>
        <aside className="patient-preview" aria-label={translate('patient.preview.label')}>
          <strong>{translate('patient.preview.banner')}</strong>
          <a href={`/patients/${patientId}`}>{translate('patient.preview.back')}</a>
        </aside>
        {isClosed ? (
          <Screen title={translate('patient.preview.closed')} lead={translate('patient.preview.closedLead')} />
        ) : (
          <ConnectedPage token="" kept={kept} keep={keep} />
        )}
      </PreviewProvider>
    </TranslationsProvider>
  );
};
