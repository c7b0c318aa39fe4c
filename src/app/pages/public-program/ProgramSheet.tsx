import { useEffect } from 'react';
import type { Language } from '../../../../contract/platform/languages.ts';
import type { OpenProgram, OpenExercise } from '../../../../contract/programs/public-program.ts';
import { requiresAttribution } from '../../../../domain/platform/requires-attribution.ts';
import { formatFrequency, formatSets } from '../../../../resources/programs/shared/programText.ts';
import { useTranslations } from './translations.ts';
import './public-program.css';
import { ClinicHeader } from './ClinicHeader.tsx';
import { ExerciseDetails, getTextLanguage } from './ExerciseDetails.tsx';
import { StepPicture } from './StepPicture.tsx';
import type { OpenProgramKey } from './messages.en.ts';

interface ExerciseStepProps {
  exercise: OpenExercise;
  /** Position in the program, from 1. */
  number: number;
}

/** An exercise of the program: picture, dose, note and instructions, which can be read aloud. */
const ExerciseStep = ({ exercise, number }: ExerciseStepProps) => {
  const { language, translate } = useTranslations();
  const { side } = exercise;
  const textLanguage = getTextLanguage(exercise, language);
  const name = exercise.name ?? translate('openProgram.goneName');
  return (
    <li>
      <StepPicture exercise={exercise} name={name} />
      <div className="program-step">
        <h2>
          <span className="program-number">{number}</span>
          <span lang={textLanguage}>{name}</span>
        </h2>
        <p className="program-goal">
          {formatSets(exercise, translate)}
          {side && <span>{translate(`openProgram.side.${side}` satisfies OpenProgramKey)}</span>}
        </p>
        <ExerciseDetails exercise={exercise} />
      </div>
    </li>
  );
};

/** Sources of the exercises without duplicates, as their licenses require. */
const listSources = ({ exercises }: OpenProgram): string[] => [
  ...new Set(
    exercises.flatMap(({ source }) =>
      source && requiresAttribution(source) ? [`${source.name}, ${source.license}`] : [],
    ),
  ),
];

interface Props {
  program: OpenProgram;
  /** The program could not be reloaded. */
  isOld: boolean;
  onLanguage: (language: Language) => void;
}

/** The home program of a patient: frequency, notes and the exercises in order. */
export const ProgramSheet = ({ program, isOld, onLanguage }: Props) => {
  const { translate } = useTranslations();
  const { name, notes, minutes, exercises, organization } = program;
  const sources = listSources(program);
  useEffect(() => {
    document.title = `${name} · ${organization.name}`;
  }, [name, organization.name]);
  return (
    <div className="program">
      <header>
        <ClinicHeader organization={organization} onLanguage={onLanguage} />
      </header>
      <main>
        <h1>{name}</h1>
        <p className="program-often">{formatFrequency(program, translate)}</p>
        <p>{translate('programs.minutes', { smart_count: minutes })}</p>
        <p role="status">{isOld && translate('openProgram.old')}</p>
        {notes && (
          <section className="program-notes" aria-labelledby="program-notes">
            <h2 id="program-notes">{translate('openProgram.notes')}</h2>
            <p>{notes}</p>
          </section>
        )}
        <ol aria-label={translate('openProgram.exercises')}>
          {exercises.map((exercise, at) => (
            // The same exercise can occur twice, so the position is the key.
            <ExerciseStep key={at} exercise={exercise} number={at + 1} />
          ))}
        </ol>
        <p className="program-care">{translate('openProgram.care')}</p>
      </main>
      <footer>
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {translate('openProgram.print')}
        </button>
        {sources.length > 0 && <p>{translate('openProgram.sources', { list: sources.join('; ') })}</p>}
      </footer>
    </div>
  );
};
