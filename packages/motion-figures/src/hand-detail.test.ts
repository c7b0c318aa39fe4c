import { expect, it } from 'vitest';
import { createHandDetail, placeHandDetail } from './hand-detail.ts';
import { createFigure, poseTrunk } from './figure.ts';
import { setJoints, type JointValues } from './joints.ts';
import { limbs, poseArm } from './limbs.ts';
import { getPose } from './postures.ts';

const fingers = ['index', 'middle', 'ring', 'little'] as const;

/** Tips of the fingers and of the thumb of a hand in some pose. */
function tipsOf(values: JointValues) {
  const figure = createFigure();
  const pose = setJoints(getPose('standing'), { fingers: 0, ...values });
  poseTrunk(figure, pose, 0, 50, 0);
  poseArm(figure, limbs.R, pose);
  const detail = createHandDetail();
  placeHandDetail(figure, limbs.R, pose, detail);
  const tipAt = (from: number) => [...detail.subarray(from, from + 3)];
  return {
    thumb: tipAt(54),
    ...Object.fromEntries(fingers.map((name, index) => [name, tipAt(18 + index * 9)])),
  } as Record<'thumb' | (typeof fingers)[number], number[]>;
}

const apart = (one: number[], other: number[]) => Math.hypot(...one.map((value, axis) => value - other[axis]!));

it('the thumb over the palm reaches the tip of each curled finger', () => {
  const meetings = [
    ['index', { index: 105, thumb: -14, oppose: 44 }],
    ['middle', { middle: 108, thumb: -32, oppose: 42 }],
    ['ring', { ring: 110, thumb: -52, oppose: 38 }],
    ['little', { little: 140, thumb: -74, oppose: 30 }],
  ] as const;
  for (const [finger, values] of meetings) {
    const tips = tipsOf(values);
    expect(apart(tips.thumb, tips[finger]), finger).toBeLessThan(2.5);
  }
});

it('spread fingers and an abducted thumb are further apart', () => {
  const closed = tipsOf({});
  const open = tipsOf({ spread: 24, thumb: 46 });
  expect(apart(open.index, open.little)).toBeGreaterThan(apart(closed.index, closed.little) + 2);
  expect(apart(open.thumb, open.index)).toBeGreaterThan(apart(closed.thumb, closed.index) + 1);
});
