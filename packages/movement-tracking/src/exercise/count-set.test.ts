import { describe, expect, it } from 'vitest';
import type { TrackedFrame } from '../recording.ts';
import type { CameraPlan } from './camera-plan.ts';
import { createSetCounter } from './count-set.ts';

const size = { width: 640, height: 480 };
const kneeExtension: CameraPlan = { motion: 'kneeFlexion', start: 90, end: 0, side: 'right', counts: 'reps', range: 1 };

/** Somebody who sits with the right side to the camera, the knee bent by some degrees. `width`: of the shoulders, in pixels. */
function seated(bent: number, { width = 10, confidence = 1, at = 300 } = {}): TrackedFrame['joints'] {
  const radians = ((90 - bent) * Math.PI) / 180;
  const [x, y] = [at + 80, 300];
  const ankle = { x: x + 80 * Math.sin(radians), y: y + 80 * Math.cos(radians) };
  const points = {
    rightShoulder: { x: at, y: 200 },
    leftShoulder: { x: at + width, y: 200 },
    rightHip: { x: at, y: 300 },
    leftHip: { x: at, y: 300 },
    rightKnee: { x, y },
    rightAnkle: ankle,
    nose: { x: at + 30, y: 170 },
    rightEar: { x: at + 10, y: 170 },
  };
  return Object.fromEntries(Object.entries(points).map(([name, point]) => [name, { ...point, confidence }]));
}

/** Frames at 15 a second whose knee goes evenly from angle to angle, a second each. */
function bendThrough(...angles: number[]): number[] {
  const between = angles.slice(1).flatMap((to, at) => {
    const from = angles[at]!;
    return Array.from({ length: 15 }, (_, step) => from + ((to - from) * (step + 1)) / 15);
  });
  return [...Array.from({ length: 5 }, () => angles[0]!), ...between];
}

function count(plan: CameraPlan, angles: readonly number[], look: Parameters<typeof seated>[1] = {}, skip = 0) {
  const counter = createSetCounter(plan, size);
  const shown = angles.map((angle, at) => counter.add({ t: at / 15 + skip * at, joints: seated(angle, look) }));
  return { last: shown.at(-1)!, result: counter.finish() };
}

describe('a set of seated knee extensions', () => {
  it('PTL-22 counts what reaches and comes back, and the last one without its way back', () => {
    const { last, result } = count(kneeExtension, bendThrough(90, 5, 90, 5, 90, 5));
    expect(last.reps).toBe(2);
    // Of the last one too little was seen to call it a whole one.
    expect(result).toMatchObject({ reps: 3, proper: 2, corrections: { further: 0, back: 0 } });
    expect(Math.abs(result.range!.min - 5)).toBeLessThanOrEqual(8);
    expect(Math.abs(result.range!.max - 90)).toBeLessThanOrEqual(8);
  });

  it('PTL-22 PTL-23 does not count what turns back too early, and says what to do', () => {
    const { last, result } = count(kneeExtension, bendThrough(90, 5, 90, 50, 90));
    expect(result.reps).toBe(1);
    expect(last.correction).toBe('further');
    expect(result.corrections).toEqual({ further: 1, back: 0 });
  });

  it('PTL-23 counts one that stays short of its end, or began too far from the start, but corrects it', () => {
    expect(count(kneeExtension, bendThrough(90, 28, 90)).result).toMatchObject({ reps: 1, proper: 0 });
    const { last, result } = count(kneeExtension, bendThrough(90, 5, 68, 5, 90));
    expect(result).toMatchObject({ reps: 2, corrections: { further: 0, back: 1 } });
    expect(last.correction).toBe('back');
  });

  it('PTL-22 does not count what was hidden in the middle for more than a second and a half', () => {
    const counter = createSetCounter(kneeExtension, size);
    for (const [at, angle] of bendThrough(90, 5, 90).entries())
      counter.add({ t: at / 15 + (at > 25 ? 2 : 0), joints: seated(angle) });
    expect(counter.finish().reps).toBe(0);
  });

  it('PTL-22 counts from an oblique view, but gives no range, no proper ones and no corrections', () => {
    const { last, result } = count(kneeExtension, bendThrough(90, 28, 90), { width: 60 });
    expect(last).toMatchObject({ reps: 1, hint: 'turnSide', correction: null });
    expect(result).toMatchObject({ reps: 1, proper: null, range: null, corrections: { further: 0, back: 0 } });
  });

  it('PTL-23 says that nobody is there, that the body is cut off, or that the other side faces the camera', () => {
    const counter = createSetCounter(kneeExtension, size);
    expect(counter.add({ t: 0, joints: {} })).toMatchObject({ hint: 'notSeen', share: null });
    expect(counter.add({ t: 1, joints: seated(90, { at: 600 }) }).hint).toBe('outside');
    expect(counter.add({ t: 2, joints: seated(90, { confidence: 0.3 }) }).hint).toBe('turnSide');
    expect(counter.add({ t: 3, joints: seated(90) }).hint).toBeNull();
  });
});

describe('a set that is held', () => {
  const held: CameraPlan = { ...kneeExtension, counts: 'time' };

  it('PTL-22 adds up the seconds near the end, across a pause', () => {
    const angles = [...bendThrough(90, 5, 5, 5, 90, 5, 5), 90, 90, 90];
    const { result } = count(held, angles);
    // Two seconds and one, and the parts of the ways in which the knee was nearly straight.
    expect(result.seconds).toBeGreaterThanOrEqual(3);
    expect(result.seconds).toBeLessThanOrEqual(5);
    expect(result.reps).toBe(0);
    expect(result.range!.min).toBeLessThanOrEqual(10);
  });

  it('PTL-22 does not count time in which nobody was seen', () => {
    expect(count(held, bendThrough(5, 5, 5), {}, 3).result.seconds).toBe(0);
  });
});

it('PTL-22 extension is given as the opposite of flexion, as the exercise’s own range has it', () => {
  const plan: CameraPlan = { motion: 'hipFlexion', start: 90, end: 10, side: 'right', counts: 'reps', range: -1 };
  const counter = createSetCounter(plan, size);
  for (const [at, bent] of bendThrough(90, 10, 90).entries()) {
    const joints = seated(90);
    const radians = (bent * Math.PI) / 180;
    joints.rightKnee = { x: 300 + 80 * Math.sin(radians), y: 300 + 80 * Math.cos(radians), confidence: 1 };
    counter.add({ t: at / 15, joints });
  }
  const { reps, range } = counter.finish();
  expect(reps).toBe(1);
  expect(range!.min).toBeGreaterThanOrEqual(-91);
  expect(range!.max).toBeLessThanOrEqual(-10);
});
