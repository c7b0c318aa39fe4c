import { describe, expect, it } from 'vitest';
import type { Walk } from '../walk.ts';
import { isObliqueWalk } from '../view.ts';
import { createKnownWalk, hideJoint } from '../../testing/known-walk.ts';

/** The walk as a body that grows by `times` from its first frame to its last. */
function growing(walk: Walk, times: number): Walk {
  const by = (numbers: Float64Array) =>
    numbers.map((number, at) => number * (1 + ((times - 1) * at) / (walk.frames - 1)));
  const trajectories = Object.fromEntries(
    Object.entries(walk.trajectories).map(([joint, { x, y }]) => [joint, { x: by(x), y: by(y) }]),
  );
  return { ...walk, trajectories };
}

describe('an oblique walk', () => {
  it('an oblique walk is detected by how wide the shoulders look', () => {
    expect([0, 15, -15].map((turned) => isObliqueWalk(createKnownWalk({ viewDegrees: turned })))).toEqual([
      false,
      false,
      false,
    ]);
    expect([25, -25, 60].map((turned) => isObliqueWalk(createKnownWalk({ viewDegrees: turned })))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('a walk whose shoulders swing to and fro is not oblique', () => {
    const swinging = createKnownWalk({
      noise: (joint, frame) =>
        joint.endsWith('Shoulder')
          ? [(joint === 'leftShoulder' ? 20 : -20) * Math.sin((2 * Math.PI * frame) / 33), 0]
          : [0, 0],
    });
    expect(isObliqueWalk(swinging)).toBe(false);
  });

  it('an oblique walk is detected by a body that grows or shrinks during a pass', () => {
    expect(isObliqueWalk(growing(createKnownWalk(), 1.1))).toBe(false);
    expect(isObliqueWalk(growing(createKnownWalk(), 1.4))).toBe(true);
    expect(isObliqueWalk(growing(createKnownWalk(), 0.7))).toBe(true);
  });

  it('a walk with one oblique pass is oblique', () => {
    const { frames } = createKnownWalk();
    const half = Math.floor(frames / 2);
    const walk = createKnownWalk({
      noise: (joint, frame) =>
        joint.endsWith('Shoulder') && frame > half ? [joint === 'leftShoulder' ? -20 : 20, 0] : [0, 0],
    });
    const passes = [
      { from: 0, to: half, direction: 1 as const },
      { from: half + 1, to: frames - 1, direction: 1 as const },
    ];
    expect(isObliqueWalk({ ...walk, passes })).toBe(true);
    expect(isObliqueWalk({ ...walk, passes: passes.slice(0, 1) })).toBe(false);
  });

  it('a walk whose shoulders were not seen is not called oblique', () => {
    expect(isObliqueWalk(hideJoint(createKnownWalk({ viewDegrees: 60 }), 'leftShoulder'))).toBe(false);
  });
});
