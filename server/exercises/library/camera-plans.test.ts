import { expect, it } from 'vitest';
import type { Block } from '../../../contract/programs/shapes.ts';
import { planCameraSet } from './camera-plans.ts';
import { libraryExercises } from './exercises.ts';

const exercises = new Map(libraryExercises().map((exercise) => [exercise.id, exercise]));
const plan = (exerciseId: string, change: Partial<Block> = {}) =>
  planCameraSet(
    {
      uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a11',
      exerciseId,
      numSets: 1,
      setGoal: { goalType: 'REPS', reps: 10, time: null },
      sideOfBody: null,
      ...change,
    },
    exercises.get(exerciseId),
  );

it('PTL-20 a camera counts repetitions of the side of the program, and measures the range of an exercise that has one', () => {
  expect(plan('PT-SEATED-KNEE-EXTENSION', { sideOfBody: 'Left' })).toEqual({
    motion: 'kneeFlexion',
    start: 90,
    end: 4,
    side: 'left',
    counts: 'reps',
    range: 1,
  });
  expect(plan('PT-SEATED-KNEE-EXTENSION')).toMatchObject({ side: 'either' });
  expect(plan('PT-MINI-SQUAT')).toMatchObject({ motion: 'kneeFlexion', side: 'both' });
  expect(plan('PT-STANDING-HIP-EXTENSION')).toMatchObject({ motion: 'hipFlexion', range: -1 });
  expect(plan('PT-SHOULDER-ABDUCTION')).toMatchObject({ motion: 'shoulderAbduction', range: 1 });
});

it('PTL-20 a camera counts the time of what is held, and neither other times nor what it cannot see', () => {
  const time = { setGoal: { goalType: 'TIME' as const, reps: null, time: 30 } };
  expect(plan('PT-HAMSTRING-STRETCH', time)).toMatchObject({ counts: 'time', motion: 'hipFlexion' });
  // Repeated for a time, not held.
  expect(plan('PT-HEEL-SLIDE', time)).toBeNull();
  expect(plan('PT-CALF-STRETCH')).toBeNull();
  expect(plan('EK-0001')).toBeNull();
  expect(plan('OWN-1')).toBeNull();
});
