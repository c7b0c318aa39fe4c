import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block, SetGoal } from '../../contract/programs/shapes.ts';
import { listSideChoices, type ProgramDraft, createBlock } from './program.ts';
import type { goalTypes } from '../../contract/platform/enumerations.ts';
import { keepDose, setSide, withDose } from './dose.ts';

type Side = Block['sideOfBody'];
type Sided = Pick<Exercise, 'subjectOrientation' | 'sequence'>;
type ExerciseOf = (id: string) => Sided | undefined;

/** Whether an exercise needs Right or Left: a side can be chosen, and both is not an option (OPEN-083). */
export function needsSide(exercise: Sided): boolean {
  const choices = listSideChoices(exercise);
  return choices.length > 0 && !choices.includes(null);
}

/** Blocks that need a side and have none; unknown exercises are not among them. */
export const findSidelessBlocks = (blocks: readonly Block[], exerciseOf: ExerciseOf): Block[] =>
  blocks.filter(({ exerciseId, sideOfBody }) => {
    const exercise = exerciseOf(exerciseId);
    return sideOfBody === null && exercise !== undefined && needsSide(exercise);
  });

/**
 * Sets the side of each block that needs one and has none to the patient's involved side (BLD-64). A side that was chosen
 * stays.
 */
export function fillSides(blocks: readonly Block[], exerciseOf: ExerciseOf, side: Side): Block[] {
  const sideless = new Set(findSidelessBlocks(blocks, exerciseOf));
  return blocks.map((block) => (sideless.has(block) ? setSide(block, side) : block));
}

/** Turns a patient's program into a template: blocks on the involved side become blocks for the involved side of any patient. */
export const clearInvolvedSide = (draft: ProgramDraft, involvedSide: Side): ProgramDraft => ({
  ...draft,
  blocks: draft.blocks.map((block) => (block.sideOfBody === involvedSide ? { ...block, sideOfBody: null } : block)),
});

export type GoalType = (typeof goalTypes)[number];

const REPS_TO_START = 10;
const SECONDS_TO_START = 30;

/** The goal types of an exercise: those that it measures, in the order of the specification (ENT-016). */
export function listGoalTypes({ exerciseMetrics }: Pick<Exercise, 'exerciseMetrics'>): GoalType[] {
  const measures = (metric: 'ROM' | 'REPS' | 'TIME') => exerciseMetrics.some((each) => each.metric === metric);
  const choices: GoalType[] = [];
  if (measures('ROM')) choices.push('ROM');
  if (measures('TIME')) choices.push('TIME');
  if (measures('REPS')) choices.push('REPS');
  if (measures('REPS') && measures('TIME')) choices.push('REPS_OR_TIME');
  return choices.length > 0 ? choices : ['TIME'];
}

/** Converts a goal to another type: values that it does not count are dropped, new ones start with the defaults (OPEN-085). */
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
 * Replaces the exercise of a block, under a new id. Sets stay; the goal stays if the new exercise supports it, otherwise it
 * is converted; the side stays if it can be chosen, and of the dose what still makes sense.
 */
export function swapExercise(
  block: Block,
  exercise: Pick<Exercise, 'id' | 'exerciseMetrics' | 'equipment' | 'subjectOrientation' | 'sequence'>,
  uuid: string,
  involvedSide: Block['sideOfBody'],
): Block {
  const fresh = createBlock(exercise, uuid, involvedSide);
  const { setGoal, sideOfBody, numSets } = block;
  const goalFits = listGoalTypes(exercise).includes(setGoal.goalType);
  const swapped = {
    ...fresh,
    numSets,
    setGoal: goalFits ? setGoal : convertGoal(fresh.setGoal.goalType, setGoal),
    sideOfBody: listSideChoices(exercise).includes(sideOfBody) ? sideOfBody : fresh.sideOfBody,
  };
  return withDose(swapped, keepDose(block.dose, swapped, exercise));
}
