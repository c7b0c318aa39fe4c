import { useEffect, useEffectEvent, useState } from 'react';
import type { CameraPlan } from '@exer/movement-tracking/exercise/camera-plan.ts';
import { getView } from '@exer/movement-tracking/exercise/body-angles.ts';
import type { SetResult } from '@exer/movement-tracking/exercise/count-set.ts';
import type { ExerciseToDo } from '../../../../contract/patient-link/today.ts';
import { addToCounts, toMeasured, type SetCounted } from '../../../../domain/patient-link/camera-set.ts';
import type { SetCounts } from '../../../../domain/patient-link/practice.ts';
import { useTranslations } from '../../pages/public-program/translations.ts';
import { Button, Screen } from '../Screen.tsx';
import { SetGoal, SetHelp } from '../SetParts.tsx';
import { SetPlace, type SetPlaceProps } from '../SetPlace.tsx';
import type { OpenCamera } from './openCamera.ts';
import { useCounting } from './useCounting.ts';

interface Props {
  exercise: ExerciseToDo;
  plan: CameraPlan;
  camera: OpenCamera;
  place: SetPlaceProps['place'];
  /** What was counted of the set so far, by the camera or before it. */
  counted: SetCounts;
  onCount: (counted: SetCounts) => void;
  onDone: (counted: SetCounted) => void;
  /** The patient counts on by tapping. */
  onTap: () => void;
  onLost: () => void;
  onSkip: () => void;
  onLeave: () => void;
}

/** How long what a set came to is shown before the session goes on. */
const SHOWN_MS = 2500;

/** Whether the joint is to go on in the direction of the motion, or back. */
const getDirection = ({ start, end }: CameraPlan, correction: 'further' | 'back') =>
  end > start === (correction === 'further') ? 'more' : 'less';

const getViewHint = ({ motion, side }: CameraPlan) =>
  getView(motion) === 'front'
    ? 'turnFront'
    : side === 'left' || side === 'right'
      ? `turnSide.${side}`
      : 'turnSide.either';

/** What the camera counted of a set, and its range, or that it could not see it. */
const Result = ({ result, before, plan }: { result: SetResult; before: SetCounts; plan: CameraPlan }) => {
  const { translate } = useTranslations();
  const { reps, seconds } = addToCounts(before, result);
  const count = plan.counts === 'reps' ? reps : seconds;
  return (
    <div className="patient-notes" role="status">
      <p>{translate(`patient.camera.result.${plan.counts}`, { smart_count: count })}</p>
      {plan.range !== 0 &&
        (result.range ? (
          <p>{translate('patient.camera.result.range', result.range)}</p>
        ) : (
          <p>{translate('patient.camera.result.noRange')}</p>
        ))}
    </div>
  );
};

/**
 * A set that the camera counts, on from what was counted before: with what it sees, the count in large figures, and a word
 * where something is to change.
 */
export const CameraSet = (props: Props) => {
  const { exercise, plan, camera, place, counted, onCount, onDone, onTap, onLost, onSkip, onLeave } = props;
  const { translate } = useTranslations();
  const [before] = useState(counted);
  const [result, setResult] = useState<SetResult | null>(null);
  const isTimed = plan.counts === 'time';
  const goal = (isTimed ? exercise.setGoal.time : exercise.setGoal.reps) ?? 0;
  const end = () => {
    const seen = finish();
    // Where the camera saw nothing of it, the patient says that it is done.
    if (seen && seen.reps + seen.seconds > 0) setResult(seen);
    else onDone(before);
  };
  const { video, canvas, counting, finish } = useCounting({
    camera,
    plan,
    // One more where it was reached before: a set does not end by itself while nobody moves.
    goal: Math.max(1, goal - (isTimed ? before.seconds : before.reps)),
    onCounting: ({ reps, seconds }) => onCount(addToCounts(before, { reps, seconds: Math.floor(seconds) })),
    onReached: () => end(),
    onLost,
  });
  const finishSet = (seen: SetResult) => onDone(addToCounts(before, toMeasured(seen, plan)));
  const continueSession = useEffectEvent(finishSet);
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => continueSession(result), SHOWN_MS);
    navigator.vibrate?.(300);
    return () => clearTimeout(timer);
  }, [result]);

  const { hint, correction } = counting;
  const word = hint
    ? translate(`patient.camera.hint.${hint === 'turnSide' || hint === 'turnFront' ? getViewHint(plan) : hint}`)
    : correction && translate(`patient.camera.correct.${plan.motion}.${getDirection(plan, correction)}`);
  return (
    <Screen
      title={exercise.name ?? translate('openProgram.goneName')}
      top={<SetPlace place={place} onLeave={onLeave} />}
      actions={
        <>
          <Button primary onClick={() => (result ? finishSet(result) : end())}>
            {translate(result ? 'patient.camera.continue' : 'patient.practice.doneSet')}
          </Button>
          <div className="patient-pair">
            <Button onClick={onTap}>{translate('patient.camera.tap')}</Button>
            <Button onClick={onSkip}>{translate('patient.practice.skip')}</Button>
          </div>
        </>
      }
    >
      <SetGoal exercise={exercise} set={place.set} />
      <div className="patient-camera" data-held={counting.isHeld}>
        <video ref={video} muted playsInline aria-label={translate('patient.camera.preview')} />
        <canvas ref={canvas} aria-hidden="true" />
        <strong className="patient-camera-count" aria-live="polite">
          {translate(isTimed ? 'patient.camera.seconds' : 'patient.practice.counted', {
            smart_count: isTimed ? counted.seconds : counted.reps,
            goal,
          })}
        </strong>
        <span className="patient-camera-share" aria-hidden="true">
          <span style={{ scale: `1 ${counting.share ?? 0}` }} />
        </span>
      </div>
      {result ? (
        <Result result={result} before={before} plan={plan} />
      ) : (
        <p className="patient-camera-word" role="status" data-shown={word !== null}>
          {word ?? translate(`patient.camera.hint.${counting.share === null ? 'waiting' : 'good'}`)}
        </p>
      )}
      <SetHelp exercise={exercise} />
    </Screen>
  );
};
