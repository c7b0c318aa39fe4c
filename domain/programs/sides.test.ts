import { describe, expect, it } from 'vitest';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { createEmptyProgram } from './program.ts';
import { needsSide, findSidelessBlocks, clearInvolvedSide, fillSides } from './blocks.ts';

type Sided = Pick<Exercise, 'subjectOrientation' | 'sequence'>;
const exercises: Record<string, Sided> = {
  clamshell: { subjectOrientation: 'FRONT', sequence: 'SINGLE' },
  march: { subjectOrientation: 'FRONT', sequence: 'ALTERNATING' },
  bridge: { subjectOrientation: 'SIDE', sequence: 'BILATERAL' },
};
const find = (id: string) => exercises[id];
const block = (exerciseId: string, sideOfBody: Block['sideOfBody'] = null): Block => ({
  uuid: exerciseId,
  exerciseId,
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody,
});
const sides = (blocks: readonly Block[]) => blocks.map(({ sideOfBody }) => sideOfBody);

describe('the side of an exercise', () => {
  it.each([
    ['SIDE', 'BILATERAL', true],
    ['SIDE', 'ALTERNATING', true],
    ['FRONT', 'SINGLE', true],
    ['FRONT', null, true],
    ['FRONT', 'BILATERAL', false],
    ['BACK', 'ALTERNATING', false],
  ] as const)(
    'BLD-63 of an exercise seen from %s with the sequence %s is required: %s',
    (subjectOrientation, sequence, expected) => expect(needsSide({ subjectOrientation, sequence })).toBe(expected),
  );

  it('BLD-64 is the involved side if none was chosen and the exercise needs one', () => {
    const blocks = [block('clamshell'), block('clamshell', 'Left'), block('march'), block('bridge'), block('gone')];
    expect(sides(fillSides(blocks, find, 'Right'))).toEqual(['Right', 'Left', null, 'Right', null]);
    expect(findSidelessBlocks(fillSides(blocks, find, 'Right'), find)).toEqual([]);
  });

  it('BLD-64 stays empty if the patient has no involved side', () => {
    const blocks = [block('clamshell'), block('march'), block('bridge')];
    expect(findSidelessBlocks(fillSides(blocks, find, null), find)).toEqual([block('clamshell'), block('bridge')]);
  });

  it('BLD-19 is cleared in a template if it was the involved side', () => {
    const draft = {
      ...createEmptyProgram(),
      blocks: [block('clamshell', 'Left'), block('bridge', 'Right'), block('march')],
    };
    expect(sides(clearInvolvedSide(draft, 'Left').blocks)).toEqual([null, 'Right', null]);
    expect(clearInvolvedSide(draft, null)).toEqual(draft);
  });
});
