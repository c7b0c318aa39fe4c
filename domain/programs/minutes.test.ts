import { describe, expect, it } from 'vitest';
import type { Block } from '../../contract/programs/shapes.ts';
import { estimateBlockSeconds, estimateProgramMinutes } from './minutes.ts';

const exercise = { sequence: 'BILATERAL' as const, subjectOrientation: 'FRONT', withHold: false };
const block = (more: Partial<Block> = {}): Block => ({
  uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a01',
  exerciseId: 'T-1',
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
  ...more,
});
const timed = (time: number): Block['setGoal'] => ({ goalType: 'TIME', reps: null, time });

describe('estimated minutes', () => {
  it('count half a minute to get ready and four seconds a repetition', () => {
    expect(estimateBlockSeconds(block(), exercise)).toBe(30 + 40);
  });

  it('count a hold with every repetition, and not with a goal of time', () => {
    expect(estimateBlockSeconds(block(), { ...exercise, withHold: true })).toBe(30 + 10 * 9);
    expect(estimateBlockSeconds(block({ setGoal: timed(45) }), { ...exercise, withHold: true })).toBe(30 + 45);
  });

  it('count half a minute of rest between two sets', () => {
    expect(estimateBlockSeconds(block({ numSets: 3 }), exercise)).toBe(30 + 3 * 40 + 2 * 30);
  });

  it('count both sides twice where they are done in turn, and once where they are done together', () => {
    const inTurn = { ...exercise, sequence: 'ALTERNATING' as const };
    expect(estimateBlockSeconds(block({ numSets: 2 }), inTurn)).toBe(30 + 2 * 2 * 40 + 30);
    expect(estimateBlockSeconds(block({ numSets: 2, sideOfBody: 'Left' }), inTurn)).toBe(30 + 2 * 40 + 30);
    expect(estimateBlockSeconds(block({ numSets: 2 }), exercise)).toBe(30 + 2 * 40 + 30);
  });

  it('end a set of reps or time at whichever comes first', () => {
    const either = (reps: number | null, time: number | null) =>
      estimateBlockSeconds(block({ setGoal: { goalType: 'REPS_OR_TIME', reps, time } }), exercise);
    expect([either(10, 30), either(5, 30), either(10, null), either(null, 50)]).toEqual([60, 50, 70, 80]);
  });

  it('take the prescribed hold, rest and tempo in place of the assumed ones', () => {
    const dosed = block({
      numSets: 2,
      dose: { hold: 10, rest: 60, tempo: { lower: 3, pause: 1, lift: 2 } },
    });
    // Two sets of ten repetitions of 6 and 10 seconds, and a minute of rest.
    expect(estimateBlockSeconds(dosed, { ...exercise, withHold: true })).toBe(30 + 2 * 10 * 16 + 60);
    expect(estimateBlockSeconds(block({ dose: { hold: 2 } }), { ...exercise, withHold: true })).toBe(30 + 10 * 6);
    expect(estimateBlockSeconds(block({ setGoal: timed(45), dose: { hold: 10 } }), exercise)).toBe(30 + 45);
  });

  it('count both sides one after the other where an order of sides is prescribed', () => {
    const ordered = block({ dose: { sideOrder: 'LEFT_FIRST' } });
    expect(estimateBlockSeconds(ordered, exercise)).toBe(30 + 2 * 40);
    expect(estimateBlockSeconds(ordered, { ...exercise, sequence: 'ALTERNATING' })).toBe(30 + 2 * 40);
    expect(estimateBlockSeconds(ordered, { ...exercise, subjectOrientation: 'SIDE' })).toBe(30 + 40);
  });

  it('add up the exercises, as often as they are done a day, to whole minutes', () => {
    const blocks = [block(), block({ exerciseId: 'T-2', setGoal: timed(30) }), block({ exerciseId: 'gone' })];
    const known = new Map([['T-1', exercise]]);
    // 70 + 60 + 70 seconds, three times: 600 seconds.
    expect(estimateProgramMinutes({ blocks, dailyFrequency: 3 }, (id) => known.get(id))).toBe(10);
    expect(estimateProgramMinutes({ blocks: [block()], dailyFrequency: 1 }, () => exercise)).toBe(2);
    expect(estimateProgramMinutes({ blocks: [], dailyFrequency: 3 }, () => exercise)).toBe(0);
  });
});
