import type { goalTypes } from '../../contract/platform/enumerations.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { SetGoal } from '../../contract/programs/shapes.ts';

export type GoalType = (typeof goalTypes)[number];

const REPS_TO_START = 10;
const SECONDS_TO_START = 30;

/** Goals that can be set for an exercise: those that it measures, in the order of the specification (ENT-016). */
export function listGoalTypes({ exerciseMetrics }: Pick<Exercise, 'exerciseMetrics'>): GoalType[] {
  const measures = (metric: 'ROM' | 'REPS' | 'TIME') => exerciseMetrics.some((each) => each.metric === metric);
  const choices: GoalType[] = [];
  if (measures('ROM')) choices.push('ROM');
  if (measures('TIME')) choices.push('TIME');
  if (measures('REPS')) choices.push('REPS');
  if (measures('REPS') && measures('TIME')) choices.push('REPS_OR_TIME');
  return choices.length > 0 ? choices : ['TIME'];
}

/** The goal turned to another type: what it no longer counts is dropped, what it now counts starts as OPEN-085 says. */
export function convertGoal(goalType: GoalType, { reps, time }: SetGoal): SetGoal {
  const countsReps = goalType !== 'TIME';
  const countsTime = goalType === 'TIME' || goalType === 'REPS_OR_TIME';
  return {
    goalType,
    reps: countsReps ? (reps ?? REPS_TO_START) : null,
    time: countsTime ? (time ?? SECONDS_TO_START) : null,
  };
}
