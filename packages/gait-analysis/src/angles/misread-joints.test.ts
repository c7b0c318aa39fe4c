import { describe, expect, it } from 'vitest';
import type { Walk } from '../walk.ts';
import { measureAngles } from './angle-measures.ts';
import { createKnownWalk } from '../../testing/known-walk.ts';

const measureIn = (walk: Walk, name: string) =>
  measureAngles(walk)
    .items.flatMap(({ measures }) => measures)
    .find((measure) => measure.name === name);

/** Numbers from -1 to 1 that look random and are always the same. */
function steadyNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (2 * state) / 2_147_483_647 - 1;
  };
}

describe('angles of a walk with misread joints', () => {
  it('single frames with a misread joint do not change the angles', () => {
    const clean = createKnownWalk();
    // Frame 50 lies between the peaks of the knee, which it is 30 degrees off by 30 pixels.
    const spiked = createKnownWalk({
      noise: (joint, frame) => (joint === 'leftAnkle' && frame === 50 ? [30, 0] : [0, 0]),
    });
    const [expected, found] = [clean, spiked].map((walk) => measureIn(walk, 'leftKneeFlexion')!);
    expect(found!.count).toBe(4);
    expect(found!.value).toBeCloseTo(expected!.value, 5);
    expect(measureIn(spiked, 'leftKneeExtension')!.value).toBeCloseTo(measureIn(clean, 'leftKneeExtension')!.value, 5);
  });

  it('a stride whose peak may lie where the joint was misread is left out', () => {
    // The left foot is bent up most half a stride after contact, in frames 17, 50, 83 and 116; the mistake shows 30 degrees more.
    const walk = createKnownWalk({
      noise: (joint, frame) => (joint === 'leftBigToe' && frame === 50 ? [0, -15] : [0, 0]),
    });
    const flexion = measureIn(walk, 'leftAnkleDorsiflexion')!;
    expect(flexion.count).toBe(3);
    expect(Math.abs(flexion.value - 11)).toBeLessThan(0.3);
    expect(measureIn(walk, 'leftAnklePlantarflexion')!.count).toBe(4);
    expect(measureIn(walk, 'rightAnkleDorsiflexion')!.count).toBe(4);
    // And bent down most about a frame after contact.
    const down = createKnownWalk({
      noise: (joint, frame) => (joint === 'leftBigToe' && frame === 34 ? [0, 15] : [0, 0]),
    });
    expect(measureIn(down, 'leftAnklePlantarflexion')!.count).toBe(3);
    expect(measureIn(down, 'leftAnkleDorsiflexion')!.count).toBe(4);
  });

  it('angles stay within some degrees, with a wider interval, where every joint trembles by a pixel', () => {
    const next = steadyNoise(20_261_122);
    const shaky = createKnownWalk({ strides: 8, noise: () => [next(), next()] });
    const clean = createKnownWalk({ strides: 8 });
    for (const [name, expected] of [
      ['leftHipFlexion', 28],
      ['rightKneeFlexion', 62],
      ['leftAnkleDorsiflexion', 11],
      ['rightArmSwing', 30],
    ] as const) {
      const found = measureIn(shaky, name)!;
      expect(Math.abs(found.value - expected)).toBeLessThan(4);
      expect(found.plusMinus!).toBeGreaterThan(measureIn(clean, name)!.plusMinus!);
    }
    expect(Math.abs(measureIn(shaky, 'trunkLean')!.value - 4)).toBeLessThan(0.3);
  });
});
