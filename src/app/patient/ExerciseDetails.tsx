import type { OpenExercise } from '../../../contract/programs/public-program.ts';
import { listPatientDose } from '../../../resources/programs/shared/programText.ts';
import type { OpenProgramKey } from '../pages/public-program/messages.en.ts';
import { useTranslations } from '../pages/public-program/translations.ts';

/** Dose, note of the clinic, position and instructions of an exercise, and its spoken guide. */
export const ExerciseDetails = ({ exercise }: { exercise: OpenExercise }) => {
  const { language, translate } = useTranslations();
  const { name, language: texts = 'en', demoAudioUrl, dose } = exercise;
  const textLanguage = texts === language ? undefined : texts;
  return (
    <div className="patient-details">
      <dl>
        {listPatientDose(dose, translate).map(({ part, label, text }) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {dose?.note && (
        <p className="patient-notes" dir="auto">
          {dose.note}
        </p>
      )}
      {name === null && <p>{translate('openProgram.gone')}</p>}
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
        <>
          {language !== texts && <p>{translate('openProgram.spokenInEnglish')}</p>}
          {/* The spoken text is displayed above. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <audio
            src={demoAudioUrl}
            controls
            preload="none"
            aria-label={translate('openProgram.listen', { name: name ?? '' })}
          />
        </>
      )}
    </div>
  );
};
