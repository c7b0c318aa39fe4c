import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { footReach, lengths, pointAt } from '@exer/motion-figures/body.ts';
import { createFigure } from '@exer/motion-figures/figure.ts';
import { jointNames, jointRanges } from '@exer/motion-figures/joints.ts';
import { createMotion, findMovement, poseFigure, type Motion } from '@exer/motion-figures/motion.ts';
import { MovementsFile } from '@exer/motion-figures/movement-shape.ts';
import { createScene } from '@exer/motion-figures/scene.ts';
import { writePose } from '@exer/motion-figures/timeline.ts';

const folder = new URL('../public/exercises/movements/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const samples = 24;

/** What is wrong with a joint of a key, in words. */
const beyondRange = ({ keys }: Motion) =>
  keys.flatMap(({ at, pose }) =>
    jointNames.flatMap((name, joint) => {
      const [least, greatest] = jointRanges[joint]!;
      const value = pose[joint]!;
      return value < least || value > greatest ? [`${name} ${value} at ${at} s`] : [];
    }),
  );

/** Where the body goes under the floor, and where a planted foot cannot stay, by more than a hundredth or two. */
const misplaced = (motion: Motion) => {
  const figure = createFigure();
  const pose = new Float64Array(jointNames.length);
  const found = new Set<string>();
  for (let sample = 0; sample < samples; sample += 1) {
    const moment = (sample * motion.seconds) / samples;
    poseFigure(figure, motion, writePose(motion.keys, motion.seconds, moment, pose));
    const { points } = figure;
    for (const name of ['heel', 'ball', 'toe', 'knee', 'wrist', 'elbow'] as const) {
      for (const side of ['R', 'L'] as const) {
        if (points[pointAt[`${name}${side}`] + 1]! < -2) found.add(`${name}${side} under the floor`);
      }
    }
    if (points[pointAt.head + 1]! < 2) found.add('head under the floor');
    for (const [limb, { at, frame }] of motion.feet) {
      if (pose[limb.joint.heel]! < 0) continue;
      const shifts = [pose[limb.joint.step]!, pose[limb.joint.lift]!, limb.out * pose[limb.joint.wide]!];
      const away = shifts.map((shift, axis) => {
        const row = axis * 3;
        const ball = frame[row]! * footReach.ball - frame[row + 1]! * lengths.ankleHeight;
        return points[limb.ball + axis]! - (at[axis]! + ball + shift);
      });
      if (Math.hypot(...away) > 2) found.add(`a planted foot leaves its place at ${moment.toFixed(1)} s`);
    }
  }
  return [...found];
};

describe.each(files)('%s', (file) => {
  const movements = MovementsFile.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const motions = Object.keys(movements).map((name) => {
    const movement = findMovement(movements, name);
    if (!movement?.keys) throw new Error(`${name} has no keys`);
    return { name, movement, motion: createMotion(movement) };
  });

  it('LIB-11 LIB-18 has its keys in order from second 0, within the loop', () => {
    for (const { name, motion } of motions) {
      const times = motion.keys.map(({ at }) => at);
      expect(times[0], name).toBe(0);
      expect(
        times.every((at, index) => index === 0 || at > times[index - 1]!),
        name,
      ).toBe(true);
      expect(motion.seconds, name).toBeGreaterThan(times.at(-1)!);
      expect(motion.seconds, name).toBeLessThan(30);
    }
  });

  it('LIB-11 LIB-18 bends every joint as a person can', () => {
    const beyond = motions.flatMap(({ name, motion }) => beyondRange(motion).map((what) => `${name}: ${what}`));
    expect(beyond).toEqual([]);
  });

  it('LIB-11 LIB-18 leaves nothing under the floor and planted feet on their place', () => {
    const wrong = motions.flatMap(({ name, motion }) => misplaced(motion).map((what) => `${name}: ${what}`));
    expect(wrong).toEqual([]);
  });

  it('LIB-11 LIB-18 fits a picture', () => {
    for (const { name, movement } of motions) {
      const { box } = createScene(movement);
      expect(box.right - box.left, name).toBeGreaterThan(10);
      expect(box.top - box.bottom, name).toBeLessThan(200);
    }
  });
});
