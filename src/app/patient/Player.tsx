import { useState } from 'react';
import { skipReasons } from '../../../contract/platform/enumerations.ts';
import {
  addOutcome,
  listPracticeSets,
  skipExercise,
  toOutcome,
  type Practice,
  type SkipReason,
} from '../../../domain/patient-link/practice.ts';
import { getRestSeconds } from '../../../domain/programs/rest.ts';
import { useTranslations } from '../pages/public-program/translations.ts';
import { Rest } from './Rest.tsx';
import { Button, Screen } from './Screen.tsx';
import { SetScreen } from './SetScreen.tsx';
import { useWakeLock } from './useWakeLock.ts';

interface Props {
  practice: Practice;
  /** Called after each set, so that nothing is lost with the page. */
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

/** A session, set by set: count or time, rest, skip with a reason, stop and go on (PTL-10, PTL-11, PTL-13). */
export const Player = ({ practice, onChange, onLater, onEnd }: Props) => {
  const [view, setView] = useState<'set' | 'rest' | 'skip' | 'leave'>('set');
  useWakeLock();
  const { exercises } = practice;
  const sets = listPracticeSets(exercises);
  const { exercise: at, set } = sets[Math.min(practice.outcomes.length, sets.length - 1)]!;
  const exercise = exercises[at]!;
  const continueWith = (next: Practice) => {
    onChange(next);
    const following = sets[next.outcomes.length];
    if (!following) onEnd();
    else setView(following.exercise === at ? 'rest' : 'set');
  };
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
      <Rest seconds={getRestSeconds(exercise)} next={set + 1} count={exercise.numSets} onEnd={() => setView('set')} />
    );
  return (
    <SetScreen
      key={practice.outcomes.length}
      exercise={exercise}
      place={{ exercise: at + 1, exercises: exercises.length, set: set + 1 }}
      onDone={(counted) => continueWith(addOutcome(practice, toOutcome(exercise.setGoal, counted, now())))}
      onSkip={() => setView('skip')}
      onLeave={() => setView('leave')}
    />
  );
};
