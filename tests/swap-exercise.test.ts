import { describe, expect, it } from 'vitest';
import type { Block } from '../contract/programs/shapes.ts';
import { buildExercise } from './component/exerciseLibrary.ts';
import { swapExercise } from '../domain/programs/blocks.ts';

const before: Block = {
  uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a01',
  exerciseId: 'T-1',
  numSets: 4,
  setGoal: { goalType: 'REPS', reps: 15, time: null },
  sideOfBody: 'Right',
};
const uuid = '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a02';
const metrics = (...found: ('ROM' | 'REPS' | 'TIME')[]) => found.map((metric) => ({ id: metric, metric }));

describe('swapping an exercise', () => {
  it('keeps sets, goal and side where the new exercise can have them, under an id of its own', () => {
    expect(swapExercise(before, buildExercise('T-2', 'Squat'), uuid, 'Left')).toEqual({
      ...before,
      uuid,
      exerciseId: 'T-2',
    });
  });

  it('sets a goal that the new exercise measures', () => {
    const held = buildExercise('T-3', 'Plank', { exerciseMetrics: metrics('TIME') });
    expect(swapExercise(before, held, uuid, null).setGoal).toEqual({ goalType: 'TIME', reps: null, time: 30 });
    const either = { ...before, setGoal: { goalType: 'REPS_OR_TIME' as const, reps: 12, time: 60 } };
    expect(swapExercise(either, held, uuid, null).setGoal).toEqual({ goalType: 'TIME', reps: null, time: 60 });
    const counted = buildExercise('T-4', 'Lunge', { exerciseMetrics: metrics('ROM', 'REPS') });
    expect(swapExercise(either, counted, uuid, null).setGoal).toEqual({ goalType: 'REPS', reps: 12, time: null });
  });

  it('takes the involved side where both sides cannot be chosen any more', () => {
    const single = buildExercise('T-2', 'Squat', { sequence: 'SINGLE' });
    expect(swapExercise({ ...before, sideOfBody: null }, single, uuid, 'Left').sideOfBody).toBe('Left');
    expect(swapExercise(before, single, uuid, 'Left').sideOfBody).toBe('Right');
  });
});
