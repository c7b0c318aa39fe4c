import { describe, expect, it } from 'vitest';
import type { exerciseMetrics } from '../../contract/platform/enumerations.ts';
import { listGoalTypes, convertGoal } from './blocks.ts';

const measuring = (...metrics: (typeof exerciseMetrics)[number][]) => ({
  exerciseMetrics: metrics.map((metric, id) => ({ id, metric })),
});

describe('the goal of a set', () => {
  it('ENT-016 is one that the exercise measures', () => {
    expect(listGoalTypes(measuring('REPS'))).toEqual(['REPS']);
    expect(listGoalTypes(measuring('TIME', 'ROM'))).toEqual(['ROM', 'TIME']);
    expect(listGoalTypes(measuring('ROM', 'REPS', 'TIME'))).toEqual(['ROM', 'TIME', 'REPS', 'REPS_OR_TIME']);
    expect(listGoalTypes(measuring())).toEqual(['TIME']);
  });

  it('OPEN-085 keeps its numbers when its type changes, and starts with 10 reps or 30 seconds', () => {
    const reps = { goalType: 'REPS' as const, reps: 12, time: null };
    expect(convertGoal('TIME', reps)).toEqual({ goalType: 'TIME', reps: null, time: 30 });
    expect(convertGoal('REPS_OR_TIME', reps)).toEqual({ goalType: 'REPS_OR_TIME', reps: 12, time: 30 });
    expect(convertGoal('ROM', { goalType: 'TIME', reps: null, time: 45 })).toEqual({
      goalType: 'ROM',
      reps: 10,
      time: null,
    });
  });
});
