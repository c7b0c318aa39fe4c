import type { OpenExercise } from '../../../contract/open-program.ts';
import { blockText } from '../../components/programs/programText.ts';
import { StepPicture } from './StepPicture.tsx';
import { translate } from './texts.ts';

interface Props {
  exercise: OpenExercise;
  /** Its place in the program, from 1. */
  number: number;
}

/** One exercise of the program: how it looks, how often, and how it is done, to read or to listen to. */
export const ExerciseStep = ({ exercise, number }: Props) => {
  const { side, demoAudioUrl } = exercise;
  const name = exercise.name ?? translate('openProgram.goneName');
  return (
    <li>
      <StepPicture exercise={exercise} name={name} />
      <div className="program-step">
        <h2>
          <span className="program-number">{number}</span>
          {name}
        </h2>
        <p className="program-goal">
          {blockText(exercise, translate)}
          {side && <span>{translate(`openProgram.side.${side}`)}</span>}
        </p>
        {exercise.name === null && <p>{translate('openProgram.gone')}</p>}
        {(['position', 'action'] as const).map(
          (part) =>
            exercise[part] && (
              <div key={part}>
                <h3>{translate(`openProgram.${part}`)}</h3>
                <p>{exercise[part]}</p>
              </div>
            ),
        )}
        {demoAudioUrl && (
          // What is spoken is written above it.
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <audio src={demoAudioUrl} controls preload="none" aria-label={translate('openProgram.listen', { name })} />
        )}
      </div>
    </li>
  );
};
