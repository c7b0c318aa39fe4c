import type { Language } from '../../../../contract/platform/languages.ts';
import type { OpenExercise } from '../../../../contract/programs/public-program.ts';
import { listPatientDose } from '../../../../resources/programs/shared/programText.ts';
import type { OpenProgramKey } from './messages.en.ts';
import { useTranslations } from './translations.ts';

/** `lang` of texts in another language than the page: those without a translation, and outdated ones. */
export const getTextLanguage = ({ name, language: texts = 'en' }: OpenExercise, page: Language) =>
  name === null || texts === page ? undefined : texts;

/** What a patient reads and hears of an exercise: dose, note of the clinic, position, what to do, and the spoken guide. */
export const ExerciseDetails = ({ exercise }: { exercise: OpenExercise }) => {
  const { language, translate } = useTranslations();
  const { dose, demoAudioUrl } = exercise;
  const parts = listPatientDose(dose, translate);
  const textLanguage = getTextLanguage(exercise, language);
  const name = exercise.name ?? translate('openProgram.goneName');
  return (
    <>
      {parts.length > 0 && (
        <dl className="program-dose">
          {parts.map(({ part, label, text }) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {dose?.note && (
        <div className="program-note">
          <h3>{translate('programs.patientDose.label.note' satisfies OpenProgramKey)}</h3>
          <p dir="auto">{dose.note}</p>
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
          {textLanguage && <p>{translate('openProgram.spokenInEnglish')}</p>}
          {/* The spoken text is displayed above. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <audio src={demoAudioUrl} controls preload="none" aria-label={translate('openProgram.listen', { name })} />
        </div>
      )}
    </>
  );
};
