import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { OwnExerciseBody, type OwnExerciseDraft } from '../../../contract/exercises/own-exercises.ts';
import { zodFieldErrors } from '../../../src/ui/formHelpers.ts';

/** The form as it is typed; an empty choice says nothing. */
export interface Draft {
  name: string;
  position: string;
  action: string;
  exerciseType: string;
  bodyTargets: string[];
  equipment: string[];
  subjectPosition: string;
  sequence: string;
  cameraOrientation: string;
  subjectOrientation: string;
  metrics: string[];
  withHold: boolean;
  withAnchorPoint: boolean;
}

/** The form for an exercise, or for a new one. */
export const draftOf = (exercise?: Exercise): Draft => ({
  name: exercise?.name ?? '',
  position: exercise?.position ?? '',
  action: exercise?.action ?? '',
  exerciseType: exercise?.exerciseType ?? '',
  bodyTargets: exercise?.bodyTargets ?? [],
  equipment: exercise?.equipment ?? [],
  subjectPosition: exercise?.subjectPosition ?? '',
  sequence: exercise?.sequence ?? 'BILATERAL',
  cameraOrientation: exercise?.cameraOrientation ?? '',
  subjectOrientation: exercise?.subjectOrientation ?? 'FRONT',
  metrics: exercise?.exerciseMetrics.map(({ metric }) => metric) ?? ['REPS'],
  withHold: exercise?.withHold ?? false,
  withAnchorPoint: exercise?.withAnchorPoint ?? false,
});

/** As it is sent. */
export const bodyOf = (draft: Draft) =>
  ({
    ...draft,
    exerciseType: draft.exerciseType || null,
    subjectPosition: draft.subjectPosition || null,
    cameraOrientation: draft.cameraOrientation || null,
  }) as OwnExerciseDraft;

/** The message of each faulty field, by the rules of the call. */
export const draftProblems = (draft: Draft) => zodFieldErrors(OwnExerciseBody, bodyOf(draft));
