import type { ExerciseToDo } from '../../../contract/patient-link/today.ts';
import type { SetCounts } from '../../../domain/patient-link/practice.ts';
import { StepPicture } from '../pages/public-program/StepPicture.tsx';
import { useTranslations } from '../pages/public-program/translations.ts';
import { Button, Screen } from './Screen.tsx';
import { SetGoal, SetHelp } from './SetParts.tsx';
import { SetPlace, type SetPlaceProps } from './SetPlace.tsx';
import { useCountdown } from './useCountdown.ts';

interface Props {
  exercise: ExerciseToDo;
  place: SetPlaceProps['place'];
  /** What was counted of the set so far. */
  counted: SetCounts;
  /** What is to be said of the camera. */
  notice?: string | undefined;
  /** Counts by the camera from here on; absent where it cannot. */
  onCamera?: (() => void) | undefined;
  /** Called with each tap and each second. */
  onCount: (counted: SetCounts) => void;
  onDone: () => void;
  /** Takes back the set before; absent where there is none, or this one has begun. */
  onUndo?: (() => void) | undefined;
  onSkip: () => void;
  onLeave: () => void;
}

const RepCounter = ({ goal, count, onCount }: { goal: number; count: number; onCount: (count: number) => void }) => {
  const { translate } = useTranslations();
  return (
    <div className="patient-counter">
      <button type="button" className="patient-tap" onClick={() => onCount(count + 1)}>
        <span>{translate('patient.practice.count')}</span>
        <strong aria-live="polite">{translate('patient.practice.counted', { smart_count: count, goal })}</strong>
      </button>
      {count > 0 && <Button onClick={() => onCount(count - 1)}>{translate('patient.practice.less')}</Button>}
    </div>
  );
};

interface TimerProps {
  goal: number;
  passed: number;
  onPassed: (seconds: number) => void;
}

const SetTimer = ({ goal, passed, onPassed }: TimerProps) => {
  const { translate } = useTranslations();
  const { secondsLeft, isRunning, toggle } = useCountdown({ seconds: goal, passed, onPassed });
  const action = isRunning ? 'pauseTimer' : passed > 0 ? 'resumeTimer' : 'startTimer';
  return (
    <div className="patient-counter">
      <p className="patient-clock" role="timer" aria-live="off">
        {translate('patient.practice.left', { smart_count: secondsLeft })}
      </p>
      {secondsLeft > 0 && <Button onClick={toggle}>{translate(`patient.practice.${action}`)}</Button>}
    </div>
  );
};

/** One set of an exercise: its figure, what to do, and a count or a timer as the goal asks for. */
export const SetScreen = (props: Props) => {
  const { exercise, place, counted, notice, onCamera, onCount, onDone, onUndo, onSkip, onLeave } = props;
  const { translate } = useTranslations();
  const { reps, time } = exercise.setGoal;
  const name = exercise.name ?? translate('openProgram.goneName');
  return (
    <Screen
      title={name}
      top={<SetPlace place={place} onLeave={onLeave} />}
      actions={
        <>
          <Button primary onClick={onDone}>
            {translate('patient.practice.doneSet')}
          </Button>
          <Button onClick={onSkip}>{translate('patient.practice.skip')}</Button>
        </>
      }
    >
      <SetGoal exercise={exercise} set={place.set} />
      {notice && (
        <p className="patient-notes" role="status">
          {notice}
        </p>
      )}
      <StepPicture exercise={exercise} name={name} />
      {reps !== null && (
        <RepCounter goal={reps} count={counted.reps} onCount={(count) => onCount({ ...counted, reps: count })} />
      )}
      {time !== null && (
        <SetTimer goal={time} passed={counted.seconds} onPassed={(seconds) => onCount({ ...counted, seconds })} />
      )}
      {onCamera && <Button onClick={onCamera}>{translate('patient.camera.offer')}</Button>}
      {onUndo && <Button onClick={onUndo}>{translate('patient.practice.undo')}</Button>}
      <SetHelp exercise={exercise} />
    </Screen>
  );
};
