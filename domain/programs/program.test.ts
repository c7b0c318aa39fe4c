import { describe, expect, it } from 'vitest';
import {
  toDuplicateName,
  createEmptyProgram,
  isDirty,
  createBlock,
  validateProgram,
  listSideChoices,
  truncateNotes,
} from './program.ts';

const uuid = '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a11';
const squat = {
  id: 'EK-0001',
  subjectOrientation: 'FRONT',
  sequence: 'BILATERAL' as const,
  exerciseMetrics: [{ id: 1, metric: 'REPS' as const }],
};
const plank = { ...squat, id: 'EK-0002', exerciseMetrics: [{ id: 2, metric: 'TIME' as const }] };
const program = { ...createEmptyProgram(), name: 'Knee, week 1', blocks: [createBlock(squat, uuid, 'Left')] };

describe('a program draft', () => {
  it('BLD-61 BLD-62 starts with 3 times a day and 5 days a week', () => {
    expect(createEmptyProgram()).toEqual({ name: '', notes: '', dailyFrequency: 3, weeklyFrequency: 5, blocks: [] });
  });

  it('BLD-39 BLD-45 BLD-46 needs a name and exercises, and the message names the kind', () => {
    expect(validateProgram(createEmptyProgram(), 'Program')).toEqual({
      name: 'Name is required',
      blocks: 'You must add exercises in order to create the Program',
    });
    expect(validateProgram(createEmptyProgram(), 'Template').blocks).toBe(
      'You must add exercises in order to create the Template',
    );
    expect(validateProgram(program, 'Program')).toEqual({});
  });

  it('BLD-40 rejects notes of more than 500 characters', () => {
    expect(validateProgram({ ...program, notes: 'a'.repeat(501) }, 'Program')).toEqual({
      notes: 'The number of characters should be max 500',
    });
  });

  it('BLD-50 names the block whose time goal is too short', () => {
    const [block] = program.blocks;
    const short = { ...block!, setGoal: { goalType: 'TIME' as const, reps: null, time: 4 } };
    expect(
      validateProgram({ ...program, blocks: [block!, { ...short, uuid: crypto.randomUUID() }] }, 'Program'),
    ).toEqual({
      'blocks.1.setGoal.time': 'Please select at least 5 sec for the time goal.',
    });
  });
});

describe('unsaved changes', () => {
  it('BLD-36 is dirty when it differs from the original and has a name', () => {
    expect(isDirty(program, structuredClone(program))).toBe(false);
    expect(isDirty({ ...program, name: 'Knee, week 2' }, program)).toBe(true);
    expect(isDirty({ ...program, notes: 'slowly' }, program)).toBe(true);
    expect(isDirty({ ...program, dailyFrequency: 1 }, program)).toBe(true);
    expect(isDirty({ ...program, weeklyFrequency: 1 }, program)).toBe(true);
    expect(isDirty({ ...program, blocks: [] }, program)).toBe(true);
    expect(isDirty({ ...program, blocks: [{ ...program.blocks[0]!, numSets: 2 }] }, program)).toBe(true);
    expect(isDirty({ ...program, name: ' ', notes: 'slowly' }, program)).toBe(false);
  });

  it('BLD-36 sees a changed order of exercises, and not the order of an object’s fields', () => {
    const two = { ...program, blocks: [program.blocks[0]!, createBlock(plank, crypto.randomUUID(), null)] };
    expect(isDirty({ ...two, blocks: two.blocks.toReversed() }, two)).toBe(true);
    const { uuid: id, ...rest } = program.blocks[0]!;
    expect(isDirty({ ...program, blocks: [{ ...rest, uuid: id }] }, program)).toBe(false);
  });
});

describe('an added exercise', () => {
  it('OPEN-085 gets 1 set of 10 reps, or of 30 s when it does not count reps', () => {
    expect(createBlock(squat, uuid, null)).toMatchObject({
      numSets: 1,
      setGoal: { goalType: 'REPS', reps: 10, time: null },
    });
    expect(createBlock(plank, uuid, null)).toMatchObject({
      numSets: 1,
      setGoal: { goalType: 'TIME', reps: null, time: 30 },
    });
    expect(createBlock({ ...squat, exerciseMetrics: [] }, uuid, null).setGoal.goalType).toBe('TIME');
  });

  it('BLD-63 OPEN-083 offers sides by how the exercise faces and runs', () => {
    const offered = (subjectOrientation: string | null, sequence: 'SINGLE' | 'ALTERNATING' | 'BILATERAL' | null) =>
      listSideChoices({ subjectOrientation, sequence });
    for (const sequence of ['SINGLE', null] as const) expect(offered('FRONT', sequence)).toEqual(['Right', 'Left']);
    expect(offered('SIDE', 'BILATERAL')).toEqual(['Right', 'Left']);
    for (const sequence of ['ALTERNATING', 'BILATERAL'] as const)
      expect(offered('FRONT', sequence)).toEqual(['Right', 'Left', null]);
  });

  it('BLD-64 takes the patient’s involved side', () => {
    expect(createBlock(squat, uuid, 'Left').sideOfBody).toBe('Left');
    expect(createBlock({ ...squat, sequence: null }, uuid, 'Right').sideOfBody).toBe('Right');
    expect(createBlock(squat, uuid, null).sideOfBody).toBeNull();
  });
});

describe('notes and names', () => {
  it('BLD-41 BLD-44 cuts notes at 500, a line break counting as two', () => {
    expect(truncateNotes('a'.repeat(501))).toBe('a'.repeat(500));
    expect(truncateNotes(`${'a'.repeat(499)}\nb`)).toBe('a'.repeat(499));
    expect(truncateNotes(`${'a'.repeat(498)}\nb`)).toBe(`${'a'.repeat(498)}\n`);
    expect(truncateNotes('short\nnote')).toBe('short\nnote');
  });

  it('BLD-41 splits no letter', () => expect(truncateNotes(`${'a'.repeat(499)}😀`)).toBe('a'.repeat(499)));

  it('TPL-16 a duplicate’s name ends in (DUPLICATE)', () => {
    expect(toDuplicateName('Knee, week 1')).toBe('Knee, week 1 (DUPLICATE)');
    expect(toDuplicateName('a'.repeat(120))).toHaveLength(120);
    // The server takes no half of a character.
    expect(toDuplicateName(`${'a'.repeat(107)}\u{1f642}b`)).toBe(`${'a'.repeat(107)} (DUPLICATE)`);
  });
});
