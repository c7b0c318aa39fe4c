import type { Language } from '../../../contract/languages.ts';
import type { OpenExercise } from '../../../contract/open-program.ts';
import { blockText } from '../../components/programs/programText.ts';
import { StepPicture } from './StepPicture.tsx';
import { useSpeech } from './speech.ts';

interface Props {
  exercise: OpenExercise;
  /** Its place in the program, from 1. */
  number: number;
}

/** `lang` of texts that are in another language than the page: those without a translation, and those of before a change. */
const writtenIn = ({ name, language: texts = 'en' }: OpenExercise, page: Language) =>
  name === null || texts === page ? undefined : texts;

/** One exercise of the program: how it looks, how often, and how it is done, to read or to listen to. */
export const ExerciseStep = ({ exercise, number }: Props) => {
  const { language, translate } = useSpeech();
  const { side, demoAudioUrl } = exercise;
  const written = writtenIn(exercise, language);
  const name = exercise.name ?? translate('openProgram.goneName');
  return (
    <li>
      <StepPicture exercise={exercise} name={name} />
      <div className="program-step">
        <h2>
          <span className="program-number">{number}</span>
          <span lang={written}>{name}</span>
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
                <p lang={written}>{exercise[part]}</p>
              </div>
            ),
        )}
        {demoAudioUrl && (
          <div>
            {language !== 'en' && <p>{translate('openProgram.spokenInEnglish')}</p>}
            {/* What is spoken is written above it. */}
            {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
            <audio src={demoAudioUrl} controls preload="none" aria-label={translate('openProgram.listen', { name })} />
          </div>
        )}
      </div>
    </li>
  );
};
