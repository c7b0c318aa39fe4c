import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { listSideChoices, type ProgramDraft } from './program.ts';

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
