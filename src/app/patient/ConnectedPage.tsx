import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { DueSurvey } from '../../../contract/surveys/schedules.ts';
import { buildSession, isEmptySession, undoSet, type Practice } from '../../../domain/patient-link/practice.ts';
import { useTranslations } from '../pages/public-program/translations.ts';
import { Finished } from './Finished.tsx';
import { keepFiles } from './keepFiles.ts';
import { listDueDrafts, type Keep, type Kept } from './keptOnDevice.ts';
import { PainQuestion } from './PainQuestion.tsx';
import { usePreview } from './preview.ts';
import { Button, Screen } from './Screen.tsx';
import { TodayScreen } from './TodayScreen.tsx';
import { useLeftSession } from './useLeftSession.ts';
import { useSending } from './useSending.ts';
import { useToday } from './useToday.ts';

/** With what draws the figures: loaded while the question before is answered. */
const loadPlayer = () => import('./Player.tsx');
const Player = lazy(async () => ({ default: (await loadPlayer()).Player }));

/** The surveys are rarely due. */
const loadSurvey = () => import('./SurveyFlow.tsx');
const SurveyFlow = lazy(async () => ({ default: (await loadSurvey()).SurveyFlow }));

type Step = 'today' | 'painBefore' | 'practice' | 'painAfter' | 'finished';

interface Props {
  token: string;
  kept: Kept;
  keep: Keep;
}

const countDone = ({ outcomes }: Practice) => outcomes.filter(({ kind }) => kind === 'DONE').length;

/** The page of a connected device: today, and a session from the first question to its sending. */
export const ConnectedPage = ({ token, kept, keep }: Props) => {
  const { translate } = useTranslations();
  const { problem, load } = useToday(token, kept.language, keep);
  const isPreview = usePreview() !== null;
  const [step, setStep] = useState<Step>('today');
  const [survey, setSurvey] = useState<DueSurvey | null>(null);
  const [done, setDone] = useState(0);
  const [refusedBefore, setRefusedBefore] = useState(0);
  const reload = useCallback(() => void load(), [load]);
  const send = useSending(keep, kept.queue.length + kept.filled.length, reload);
  const { day, practice } = kept;
  const left = useLeftSession(kept, keep, step !== 'today');
  // A survey that is open stays so: the clinic may stop it meanwhile.
  const hasOldDrafts = day !== null && !survey && listDueDrafts(kept).length < kept.drafts.length;
  useEffect(() => {
    if (hasOldDrafts) keep((now) => ({ drafts: listDueDrafts(now) }));
  }, [hasOldDrafts, keep]);
  useEffect(() => {
    if (!day) return;
    const parts = [loadPlayer(), ...(day.dueSurveys.length > 0 ? [loadSurvey()] : [])];
    void Promise.allSettled(parts)
      .then(() => (isPreview ? undefined : keepFiles(day)))
      .catch(() => undefined);
  }, [day, isPreview]);
  if (!day)
    return problem ? (
      <Screen
        title={translate('patient.failed.title')}
        actions={
          <Button primary onClick={() => void load()}>
            {translate('patient.failed.again')}
          </Button>
        }
      />
    ) : (
      <output className="patient">{translate('patient.loading')}</output>
    );

  const { program } = day;
  const change = (next: Practice) => keep(() => ({ practice: next }));
  const finish = (painAfter: number | null) => {
    if (!practice) return;
    if (isEmptySession(practice, painAfter)) {
      keep(() => ({ practice: null }));
      setStep('today');
      return;
    }
    const session = buildSession(practice, { painAfter, at: new Date().toISOString() });
    setDone(countDone(practice));
    setRefusedBefore(kept.refused);
    keep(({ queue }) => ({ practice: null, queue: [...queue, session] }));
    void send();
    setStep('finished');
  };

  if (survey)
    return (
      <Suspense fallback={<output className="patient">{translate('patient.loading')}</output>}>
        <SurveyFlow due={survey} kept={kept} keep={keep} onFilled={() => void send()} onHome={() => setSurvey(null)} />
      </Suspense>
    );
  if (step === 'painBefore' && program)
    return (
      <PainQuestion
        title={translate('patient.pain.before')}
        onAnswer={(painBefore) => {
          const { id: programId, exercises } = program;
          const startedAt = new Date().toISOString();
          change({ sessionUUID: crypto.randomUUID(), programId, exercises, startedAt, painBefore, outcomes: [] });
          setStep('practice');
        }}
      />
    );
  if (step === 'practice' && practice)
    return (
      <Suspense fallback={<output className="patient">{translate('patient.loading')}</output>}>
        <Player
          practice={practice}
          onChange={change}
          onLater={() => setStep('today')}
          onEnd={() => setStep('painAfter')}
        />
      </Suspense>
    );
  if (step === 'painAfter' && practice) {
    const undone = undoSet(practice);
    const undo = () => {
      change(undone!);
      setStep('practice');
    };
    return (
      <PainQuestion title={translate('patient.pain.after')} onAnswer={finish} onUndo={undone ? undo : undefined} />
    );
  }
  if (step === 'finished')
    return (
      <Finished
        sets={done}
        isWaiting={kept.queue.length > 0}
        isRefused={kept.refused > refusedBefore}
        onHome={() => setStep('today')}
      />
    );
  return (
    <TodayScreen
      token={isPreview ? null : token}
      day={day}
      kept={kept}
      isOld={problem !== null}
      canResume={left.canResume}
      onLanguage={(language) => keep(() => ({ language }))}
      onTold={() => keep(() => ({ refused: 0, refusedSurveys: 0 }))}
      onSurvey={setSurvey}
      onStart={() => {
        left.close();
        setStep('painBefore');
      }}
      onResume={() => {
        if (left.checkResumable()) setStep('practice');
      }}
    />
  );
};
