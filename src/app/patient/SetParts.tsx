import type { ExerciseToDo } from '../../../contract/patient-link/today.ts';
import { formatGoal } from '../../../resources/programs/shared/programText.ts';
import { ExerciseDetails } from '../pages/public-program/ExerciseDetails.tsx';
import type { OpenProgramKey } from '../pages/public-program/messages.en.ts';
import { useTranslations } from '../pages/public-program/translations.ts';

interface Props {
  exercise: ExerciseToDo;
}

/** Which set it is, from 1, what it asks for, and of which side. */
export const SetGoal = ({ exercise, set }: Props & { set: number }) => {
  const { translate } = useTranslations();
  const { side } = exercise;
  return (
    <p className="patient-goal">
      {translate('patient.practice.set', { at: set, count: exercise.numSets })} · {formatGoal(exercise, translate)}
      {side && <span>{translate(`openProgram.side.${side}` satisfies OpenProgramKey)}</span>}
    </p>
  );
};

/** How the exercise is done, for who opens it. */
export const SetHelp = ({ exercise }: Props) => {
  const { translate } = useTranslations();
  return (
    <details className="patient-how">
      <summary>{translate('patient.practice.how')}</summary>
      <div className="patient-details">
        <ExerciseDetails exercise={exercise} />
      </div>
    </details>
  );
};
