import { useEffect, useState } from 'react';
import { type Language, languageNames, languages } from '../../../../contract/platform/languages.ts';
import type { OpenProgram, OpenExercise } from '../../../../contract/programs/public-program.ts';
import { requiresAttribution } from '../../../../domain/platform/requires-attribution.ts';
import { formatFrequency, formatSets, listPatientDose } from '../../../../resources/programs/shared/programText.ts';
import { useTranslations } from './translations.ts';
import './public-program.css';
import { StepPicture } from './StepPicture.tsx';
import type { OpenProgramKey } from './messages.en.ts';

interface ExerciseStepProps {
  exercise: OpenExercise;
  /** Position in the program, from 1. */
  number: number;
}

/** `lang` of texts in another language than the page: those without a translation, and outdated ones. */
const getTextLanguage = ({ name, language: texts = 'en' }: OpenExercise, page: Language) =>
  name === null || texts === page ? undefined : texts;

/** An exercise of the program: picture, dose, note and instructions, which can be read aloud. */
const ExerciseStep = ({ exercise, number }: ExerciseStepProps) => {
  const { language, translate } = useTranslations();
  const { side, demoAudioUrl } = exercise;
  const dose = listPatientDose(exercise.dose, translate);
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
        {dose.length > 0 && (
          <dl className="program-dose">
            {dose.map(({ part, label, text }) => (
              <div key={part}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {exercise.dose?.note && (
          <div className="program-note">
            <h3>{translate('programs.patientDose.label.note' satisfies OpenProgramKey)}</h3>
            <p dir="auto">{exercise.dose.note}</p>
          </div>
        )}
        {exercise.name === null && <p>{translate('openProgram.gone')}</p>}
        {(['position', 'action'] as const).map(
          (part) =>
            exercise[part] && (
              <div key={part}>
                <h3>{translate(`openProgram.${part}` satisfies OpenProgramKey)}</h3>
                <p lang={textLanguage}>{exercise[part]}</p>
              </div>
            ),
        )}
        {demoAudioUrl && (
          <div>
            {language !== 'en' && <p>{translate('openProgram.spokenInEnglish')}</p>}
            {/* The spoken text is displayed above. */}
            {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
            <audio src={demoAudioUrl} controls preload="none" aria-label={translate('openProgram.listen', { name })} />
          </div>
        )}
      </div>
    </li>
  );
};

/** Switches the language of the page. */
const OtherLanguage = ({ onLanguage }: { onLanguage: (language: Language) => void }) => {
  const { language } = useTranslations();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <button
        key={other}
        type="button"
        lang={other}
        className="button button-secondary"
        onClick={() => onLanguage(other)}
      >
        {languageNames[other]}
      </button>
    ));
};

/** Sources of the exercises without duplicates, as their licenses require. */
const listSources = ({ exercises }: OpenProgram): string[] => [
  ...new Set(
    exercises.flatMap(({ source }) =>
      source && requiresAttribution(source) ? [`${source.name}, ${source.license}`] : [],
    ),
  ),
];

const Clinic = ({ organization: { name, logoUrl } }: Pick<OpenProgram, 'organization'>) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!logoUrl || failed === logoUrl) return <strong>{name}</strong>;
  return <img src={logoUrl} alt={name} onError={() => setFailed(logoUrl)} />;
};

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
        <Clinic organization={organization} />
        <OtherLanguage onLanguage={onLanguage} />
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
