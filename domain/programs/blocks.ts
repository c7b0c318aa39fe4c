import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block, SetGoal } from '../../contract/programs/shapes.ts';
import { listSideChoices, type ProgramDraft, createBlock } from './program.ts';
import type { goalTypes } from '../../contract/platform/enumerations.ts';

type Side = Block['sideOfBody'];
type Sided = Pick<Exercise, 'subjectOrientation' | 'sequence'>;
type ExerciseOf = (id: string) => Sided | undefined;

/** Whether Right or Left has to be said of an exercise: a side can be chosen, and both is no choice (OPEN-083). */
export function needsSide(exercise: Sided): boolean {
  const choices = listSideChoices(exercise);
  return choices.length > 0 && !choices.includes(null);
}

/** Blocks of which nobody could say on which side they are done; an exercise that is not known is none of them. */
export const findSidelessBlocks = (blocks: readonly Block[], exerciseOf: ExerciseOf): Block[] =>
  blocks.filter(({ exerciseId, sideOfBody }) => {
    const exercise = exerciseOf(exerciseId);
    return sideOfBody === null && exercise !== undefined && needsSide(exercise);
  });

/**
 * The blocks with the side where one is missing and has to be: the patient's involved side, by whatever road the program
 * began (BLD-64). A side that somebody chose stays.
 */
export function fillSides(blocks: readonly Block[], exerciseOf: ExerciseOf, side: Side): Block[] {
  const sideless = new Set(findSidelessBlocks(blocks, exerciseOf));
  return blocks.map((block) => (sideless.has(block) ? { ...block, sideOfBody: side } : block));
}

/** A patient's program as a template for anybody: what is for the involved side is for that of whoever gets it. */
export const clearInvolvedSide = (draft: ProgramDraft, involvedSide: Side): ProgramDraft => ({
  ...draft,
  blocks: draft.blocks.map((block) => (block.sideOfBody === involvedSide ? { ...block, sideOfBody: null } : block)),
});

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

/**
 * A block with another exercise in it, under an id of its own. Sets stay; the goal stays where the new exercise can be
 * given it, with its reps and time as far as it counts them; the side stays where it can be chosen.
 */
export function swapExercise(
  block: Block,
  exercise: Pick<Exercise, 'id' | 'exerciseMetrics' | 'subjectOrientation' | 'sequence'>,
  uuid: string,
  involvedSide: Block['sideOfBody'],
): Block {
  const fresh = createBlock(exercise, uuid, involvedSide);
  const { setGoal, sideOfBody, numSets } = block;
  const goalFits = listGoalTypes(exercise).includes(setGoal.goalType);
  return {
    ...fresh,
    numSets,
    setGoal: goalFits ? setGoal : convertGoal(fresh.setGoal.goalType, setGoal),
    sideOfBody: listSideChoices(exercise).includes(sideOfBody) ? sideOfBody : fresh.sideOfBody,
  };
}
