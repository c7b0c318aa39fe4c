import { describe, expect, it } from 'vitest';
import type { Program } from '../../contract/programs/shapes.ts';
import { createEmptyProgram } from './program.ts';
import { copyProgram, toDraft, moveBlock, startFrom } from './create-draft.ts';

const block = (uuid: string) => ({
  uuid,
  exerciseId: 'EK-0001',
  numSets: 1,
  setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
  sideOfBody: null,
});
const template: Program = {
  id: 4,
  version: 2,
  name: 'Knee, week 1',
  notes: 'slowly',
  dailyFrequency: 2,
  weeklyFrequency: 6,
  blocks: [block('a'), block('b')],
  patientCount: 3,
  dateCreated: '2026-11-01T10:00:00.000Z',
  dateUpdated: '2026-11-02T10:00:00.000Z',
};
const ids = () => {
  let last = 0;
  return () => `new-${(last += 1)}`;
};

describe('a draft begun from a template', () => {
  it('BLD-10 copies it whole, every exercise under a new id', () => {
    expect(startFrom(createEmptyProgram(), template, null, ids())).toEqual({
      name: 'Knee, week 1',
      notes: 'slowly',
      dailyFrequency: 2,
      weeklyFrequency: 6,
      blocks: [block('new-1'), block('new-2')],
    });
  });

  it('BLD-10 keeps a name that was typed, but not the one of the starter before', () => {
    const other = { ...template, name: 'Hip, week 1' };
    expect(startFrom({ ...createEmptyProgram(), name: 'For Ada' }, template, null, ids()).name).toBe('For Ada');
    expect(startFrom(toDraft(template), other, template, ids()).name).toBe('Hip, week 1');
    expect(startFrom(toDraft(template), null, template, ids())).toEqual(createEmptyProgram());
    expect(startFrom({ ...toDraft(template), name: 'For Ada' }, null, template, ids())).toEqual({
      ...createEmptyProgram(),
      name: 'For Ada',
    });
  });

  it('copies a template under another name, without its id and counts', () => {
    expect(copyProgram(template, 'Copy', ids())).toEqual({
      ...toDraft(template),
      name: 'Copy',
      blocks: [block('new-1'), block('new-2')],
    });
  });
});

describe('the order of exercises', () => {
  const order = (uuid: string, by: -1 | 1) =>
    moveBlock([block('a'), block('b'), block('c')], uuid, by).map((each) => each.uuid);

  it('moves one a place at a time and no further than the ends', () => {
    expect(order('a', 1)).toEqual(['b', 'a', 'c']);
    expect(order('c', -1)).toEqual(['a', 'c', 'b']);
    expect(order('a', -1)).toEqual(['a', 'b', 'c']);
    expect(order('c', 1)).toEqual(['a', 'b', 'c']);
    expect(order('x', 1)).toEqual(['a', 'b', 'c']);
  });
});
