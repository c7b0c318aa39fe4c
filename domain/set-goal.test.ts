import { describe, expect, it } from 'vitest';
import type { exerciseMetrics } from '../contract/enumerations.ts';
import { goalChoices, goalOfType } from './set-goal.ts';

const measuring = (...metrics: (typeof exerciseMetrics)[number][]) => ({
  exerciseMetrics: metrics.map((metric, id) => ({ id, metric })),
});

describe('the goal of a set', () => {
  it('ENT-016 is one that the exercise measures', () => {
    expect(goalChoices(measuring('REPS'))).toEqual(['REPS']);
    expect(goalChoices(measuring('TIME', 'ROM'))).toEqual(['ROM', 'TIME']);
    expect(goalChoices(measuring('ROM', 'REPS', 'TIME'))).toEqual(['ROM', 'TIME', 'REPS', 'REPS_OR_TIME']);
    expect(goalChoices(measuring())).toEqual(['TIME']);
  });

  it('OPEN-085 keeps its numbers when its type changes, and starts with 10 reps or 30 seconds', () => {
    const reps = { goalType: 'REPS' as const, reps: 12, time: null };
    expect(goalOfType('TIME', reps)).toEqual({ goalType: 'TIME', reps: null, time: 30 });
    expect(goalOfType('REPS_OR_TIME', reps)).toEqual({ goalType: 'REPS_OR_TIME', reps: 12, time: 30 });
    expect(goalOfType('ROM', { goalType: 'TIME', reps: null, time: 45 })).toEqual({
      goalType: 'ROM',
      reps: 10,
      time: null,
    });
  });
});
