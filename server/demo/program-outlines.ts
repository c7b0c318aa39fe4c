import type { Block, SetGoal } from '../../contract/program-shapes.ts';
import type { Exercise } from '../../contract/exercises.ts';
import { libraryExercises } from '../library/exercises.ts';
import type { Chance } from './random.ts';

export const exerciseById = new Map(libraryExercises().map((exercise) => [exercise.id, exercise]));

export interface Outline {
  name: string;
  notes: string;
  /** Involved body parts for which it is assigned. */
  bodyParts: string[];
  dailyFrequency: number;
  weeklyFrequency: number;
  exercises: string[];
}

/** Programs that clinics of the demo assign, as lists of library exercises. */
export const outlines: Outline[] = [
  {
    name: 'Knee Strength Phase 1',
    bodyParts: ['Knee'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Stop when the pain rises above 4 of 10.\nIce for ten minutes afterwards.',
    exercises: ['EK-0109', 'US-CDC-CHAIRSTAND', 'EK-0274', 'US-NIA-HAMSTRING'],
  },
  {
    name: 'Knee Strength Phase 2',
    bodyParts: ['Knee'],
    dailyFrequency: 1,
    weeklyFrequency: 4,
    notes: 'Add weight only when all sets feel easy for a week.',
    exercises: ['EK-0155', 'EK-0137', 'EK-0109', 'EK-0283', 'US-NIA-HAMSTRING'],
  },
  {
    name: 'Hip Stability',
    bodyParts: ['Hip'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Keep the pelvis level throughout.',
    exercises: ['US-FM722-HSD2', 'EK-0111', 'EK-0109', 'US-NIA-HIPROT'],
  },
  {
    name: 'Shoulder Mobility',
    bodyParts: ['Shoulder'],
    dailyFrequency: 2,
    weeklyFrequency: 5,
    notes: 'Move slowly; never force the end of the range.',
    exercises: ['EK-0019', 'US-FM2120-ARMROT', 'US-USDA-SHOULDER', 'EK-0033'],
  },
  {
    name: 'Rotator Cuff Strength',
    bodyParts: ['Shoulder'],
    dailyFrequency: 1,
    weeklyFrequency: 3,
    notes: '',
    exercises: ['EK-0020', 'EK-0018', 'EK-0033', 'EK-0094', 'US-USDA-SHOULDER'],
  },
  {
    name: 'Low Back Basics',
    bodyParts: ['Spine'],
    dailyFrequency: 1,
    weeklyFrequency: 5,
    notes: 'Breathe out on effort.',
    exercises: ['EK-0027', 'US-FM722-MSLO', 'EK-0109', 'EK-0105'],
  },
  {
    name: 'Balance and Fall Prevention',
    bodyParts: ['Multiple'],
    dailyFrequency: 1,
    weeklyFrequency: 7,
    notes: 'Have a chair or counter within reach at all times.',
    exercises: ['US-CDC-4STAGE', 'US-CDC-CHAIRSTAND', 'EK-0270', 'EK-0283'],
  },
  {
    name: 'Neck and Posture',
    bodyParts: ['Spine', 'Multiple'],
    dailyFrequency: 3,
    weeklyFrequency: 5,
    notes: 'Suited to breaks at a desk.',
    exercises: ['US-FM2120-NECKROT', 'US-USDA-NECK', 'EK-0001', 'US-FM2120-CHEST'],
  },
];

const supports = (exercise: Exercise, metric: string) =>
  exercise.exerciseMetrics.some((each) => each.metric === metric);

function goalOf(exercise: Exercise, chance: Chance): SetGoal {
  if (!supports(exercise, 'REPS')) return { goalType: 'TIME', reps: null, time: chance.of([20, 30, 45]) };
  const reps = chance.of([8, 10, 10, 12, 15]);
  if (supports(exercise, 'TIME')) return { goalType: 'REPS_OR_TIME', reps, time: 30 };
  return { goalType: supports(exercise, 'ROM') && chance.yes(0.4) ? 'ROM' : 'REPS', reps, time: null };
}

/** The blocks of an outline; one-sided exercises take the involved side (OPEN-083). */
export const blocksOf = ({ exercises }: Outline, side: 'Right' | 'Left' | null, chance: Chance): Block[] =>
  exercises.map((exerciseId) => {
    const exercise = exerciseById.get(exerciseId)!;
    const oneSided = exercise.subjectOrientation === 'SIDE' || exercise.sequence === 'SINGLE';
    return {
      uuid: chance.uuid(),
      exerciseId,
      numSets: chance.whole(1, 3),
      setGoal: goalOf(exercise, chance),
      sideOfBody: oneSided ? side : null,
    };
  });
