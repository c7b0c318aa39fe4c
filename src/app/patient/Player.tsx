import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { OpenCamera } from './camera/openCamera.ts';
import { skipReasons } from '../../../contract/platform/enumerations.ts';
import {
  addOutcome,
  getCounts,
  keepCounts,
  listPracticeSets,
  skipExercise,
  toOutcome,
  undoSet,
  type Practice,
  type SetCounts,
  type SkipReason,
} from '../../../domain/patient-link/practice.ts';
import { getRestSeconds } from '../../../domain/programs/rest.ts';
import { useTranslations } from '../pages/public-program/translations.ts';
import { Rest } from './Rest.tsx';
import { Button, Screen } from './Screen.tsx';
import { SetScreen } from './SetScreen.tsx';
import { useWakeLock } from './useWakeLock.ts';

const CameraStart = lazy(async () => ({ default: (await import('./camera/CameraStart.tsx')).CameraStart }));
const CameraSet = lazy(async () => ({ default: (await import('./camera/CameraSet.tsx')).CameraSet }));

/** The camera of a session, which closes with it, and when the page is hidden. */
function useSessionCamera(onHidden: () => void) {
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  useEffect(() => {
    if (!camera) return;
    const hide = () => {
      if (!document.hidden) return;
      setCamera(null);
      onHidden();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      camera.close();
    };
  }, [camera, onHidden]);
  return [camera, setCamera] as const;
}

interface Props {
  practice: Practice;
  /** Called after each set and with each count, so that nothing is lost with the page. */
  onChange: (practice: Practice) => void;
  /** The patient goes on later. */
  onLater: () => void;
  /** All sets are over, or the patient ends here. */
  onEnd: () => void;
}

const SkipQuestion = ({ onReason, onBack }: { onReason: (reason: SkipReason) => void; onBack: () => void }) => {
  const { translate } = useTranslations();
  return (
    <Screen
      title={translate('patient.skip.title')}
      actions={<Button onClick={onBack}>{translate('patient.skip.back')}</Button>}
    >
      <div className="patient-choices">
        {skipReasons.map((reason) => (
          <Button key={reason} onClick={() => onReason(reason)}>
            {translate(`patient.skip.${reason}`)}
          </Button>
        ))}
      </div>
    </Screen>
  );
};

const LeaveQuestion = ({ onLater, onEnd, onBack }: Pick<Props, 'onLater' | 'onEnd'> & { onBack: () => void }) => {
  const { translate } = useTranslations();
  return (
    <Screen
      title={translate('patient.leave.title')}
      lead={translate('patient.leave.lead')}
      actions={
        <>
          <Button primary onClick={onLater}>
            {translate('patient.leave.later')}
          </Button>
          <Button onClick={onEnd}>{translate('patient.leave.finish')}</Button>
          <Button onClick={onBack}>{translate('patient.leave.back')}</Button>
        </>
      }
    />
  );
};

/** A session, set by set: count or time, by taps or by camera, rest, skip with a reason, stop and go on (PTL-10..13, PTL-21). */
export const Player = ({ practice, onChange, onLater, onEnd }: Props) => {
  const { translate } = useTranslations();
  const [view, setView] = useState<'set' | 'rest' | 'skip' | 'leave' | 'camera'>('set');
  const [isLost, setLost] = useState(false);
  const [camera, setCamera] = useSessionCamera(useCallback(() => setLost(true), []));
  useWakeLock();
  const { exercises } = practice;
  const sets = listPracticeSets(exercises);
  const { exercise: at, set } = sets[Math.min(practice.outcomes.length, sets.length - 1)]!;
  const exercise = exercises[at]!;
  const continueWith = (next: Practice) => {
    onChange(next);
    setLost(false);
    const following = sets[next.outcomes.length];
    if (!following) onEnd();
    else setView(following.exercise === at ? 'rest' : 'set');
  };
  const undone = undoSet(practice);
  const undo = () => {
    onChange(undone!);
    setView('set');
  };
  const onUndo = undone ? undo : undefined;
  const now = () => new Date().toISOString();
  if (view === 'skip')
    return (
      <SkipQuestion
        onReason={(reason) => continueWith(skipExercise(practice, reason, now()))}
        onBack={() => setView('set')}
      />
    );
  if (view === 'leave') return <LeaveQuestion onLater={onLater} onEnd={onEnd} onBack={() => setView('set')} />;
  if (view === 'rest')
    return (
      <Rest
        seconds={getRestSeconds(exercise)}
        next={set + 1}
        count={exercise.numSets}
        onEnd={() => setView('set')}
        onUndo={onUndo}
      />
    );
  const onSkip = () => setView('skip');
  const onLeave = () => setView('leave');
  const place = { exercise: at + 1, exercises: exercises.length, set: set + 1 };
  const counted = getCounts(practice);
  const onCount = (next: SetCounts) => {
    if (next.reps !== counted.reps || next.seconds !== counted.seconds) onChange(keepCounts(practice, next));
  };
  const onDone = (all: Parameters<typeof toOutcome>[1]) =>
    continueWith(addOutcome(practice, toOutcome(exercise.setGoal, all, now())));
  const { camera: plan } = exercise;
  const waiting = <output className="patient">{translate('patient.loading')}</output>;
  if (view === 'camera')
    return (
      <Suspense fallback={waiting}>
        <CameraStart
          onReady={(opened) => {
            setCamera(opened);
            setLost(false);
            setView('set');
          }}
          onBack={() => setView('set')}
        />
      </Suspense>
    );
  if (camera && plan)
    return (
      <Suspense fallback={waiting}>
        <CameraSet
          key={practice.outcomes.length}
          exercise={exercise}
          plan={plan}
          camera={camera}
          place={place}
          counted={counted}
          onCount={onCount}
          onDone={onDone}
          onTap={() => setCamera(null)}
          onLost={() => {
            setCamera(null);
            setLost(true);
          }}
          onSkip={onSkip}
          onLeave={onLeave}
        />
      </Suspense>
    );
  const notice = isLost ? 'patient.camera.lost' : camera && !plan ? 'patient.camera.notThis' : undefined;
  return (
    <SetScreen
      key={practice.outcomes.length}
      exercise={exercise}
      place={place}
      counted={counted}
      onCount={onCount}
      notice={notice && translate(notice)}
      onCamera={plan ? () => setView('camera') : undefined}
      onDone={() => onDone(counted)}
      onUndo={onUndo}
      onSkip={onSkip}
      onLeave={onLeave}
    />
  );
};
