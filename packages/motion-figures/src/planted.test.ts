import { describe, expect, it } from 'vitest';
import { pointAt, type PointName } from './body.ts';
import { createFigure, type Figure } from './figure.ts';
import { jointNames } from './joints.ts';
import { createMotion, findMovement, poseFigure } from './motion.ts';
import type { Movement } from './movement-shape.ts';
import { measureClearance, getRestingHeight } from './planting.ts';
import { postureNames } from './postures.ts';
import { writePose } from './timeline.ts';
import { bendTo } from './bend-limb.ts';

const place = ({ points }: Figure, name: PointName) => [0, 1, 2].map((axis) => points[pointAt[name] + axis]!);
const at = (movement: Movement, moment: number) => {
  const motion = createMotion(movement);
  const figure = createFigure();
  poseFigure(figure, motion, writePose(motion.keys, motion.seconds, moment, new Float64Array(jointNames.length)));
  return figure;
};
const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, axis) => value - b[axis]!));

describe('bendTo', () => {
  it('two bones reach the target with the middle joint on the side of the pole', () => {
    const points = Float64Array.from([0, 10, 0, 0, 0, 0, 0, 0, 0]);
    bendTo(points, 0, 3, 6, 3, 4, Float64Array.from([5, 10, 0, 0, 1, 0]));
    expect(Array.from(points.slice(3), (value) => Math.round(value * 1e6) / 1e6)).toEqual([1.8, 12.4, 0, 5, 10, 0]);
  });

  it('two bones stretch toward a target that is too far', () => {
    const points = new Float64Array(9);
    bendTo(points, 0, 3, 6, 3, 4, Float64Array.from([20, 0, 0, 0, 1, 0]));
    expect(points[6]).toBeCloseTo(7, 4);
    expect(points[3]).toBeCloseTo(3, 2);
  });
});

describe('planted limbs', () => {
  const squat: Movement = {
    planted: ['feet'],
    keys: [{ at: 0 }, { at: 1, pose: { rise: -24, forth: -9, lean: 38 } }],
    seconds: 2,
  };

  it('LIB-18 planted feet keep their place through a squat, flat on the floor, with the knees bent forward', () => {
    const up = at(squat, 0);
    const down = at(squat, 1);
    for (const name of ['ankleR', 'toeR', 'heelL', 'ankleL'] as const) {
      expect(distance(place(up, name), place(down, name))).toBeLessThan(0.01);
    }
    expect(place(down, 'heelR')[1]).toBeCloseTo(0, 6);
    expect(place(down, 'toeR')[1]).toBeCloseTo(0, 6);
    expect(place(down, 'kneeR')[0]!).toBeGreaterThan(place(down, 'ankleR')[0]! + 4);
    expect(distance(place(down, 'hipR'), place(down, 'kneeR'))).toBeCloseTo(24.5, 4);
    expect(distance(place(down, 'kneeR'), place(down, 'ankleR'))).toBeCloseTo(24.6, 4);
  });

  it('LIB-18 planted limbs slide, lift and rock where the pose says so', () => {
    const step = at({ planted: ['feet'], keys: [{ at: 0, pose: { stepR: 20, liftR: 10, wideR: 5, rise: -8 } }] }, 0);
    const stand = at({ planted: ['feet'], keys: [{ at: 0 }] }, 0);
    const moved = place(step, 'ankleR').map((value, axis) => value - place(stand, 'ankleR')[axis]!);
    expect(moved.map((value) => Math.round(value * 100) / 100)).toEqual([20, 10, 5]);
    const tiptoe = at({ planted: ['feet'], keys: [{ at: 0, pose: { heel: 30, rise: 3 } }] }, 0);
    expect(distance(place(tiptoe, 'ballR'), place(stand, 'ballR'))).toBeLessThan(0.01);
    expect(place(tiptoe, 'heelR')[1]!).toBeGreaterThan(5);
    expect(place(tiptoe, 'toeR')[1]).toBeCloseTo(0, 1);
  });

  it('LIB-18 hands and shoulders keep their place while the hips are bridged', () => {
    const bridge: Movement = {
      posture: 'hook-lying',
      planted: ['feet', 'hands'],
      anchor: 'shoulders',
      keys: [{ at: 0 }, { at: 1, pose: { lean: -112 } }],
    };
    const low = at(bridge, 0);
    const high = at(bridge, 1);
    for (const name of ['shoulderR', 'wristL', 'toeR'] as const) {
      expect(distance(place(low, name), place(high, name))).toBeLessThan(0.01);
    }
    expect(place(high, 'pelvis')[1]! - place(low, 'pelvis')[1]!).toBeGreaterThan(9);
    expect(place(high, 'kneeR')[1]!).toBeGreaterThan(place(high, 'ankleR')[1]!);
  });

  it('LIB-18 a gripping hand reaches the part of the body that it holds', () => {
    const held = at({ grips: { handR: 'otherShoulder' }, keys: [{ at: 0 }] }, 0);
    expect(distance(place(held, 'knuckleR'), place(held, 'shoulderL'))).toBeLessThan(6);
  });
});

it('LIB-18 every posture rests on the floor', () => {
  for (const posture of postureNames) {
    const resting = at({ posture, keys: [{ at: 0 }] }, 0);
    expect(measureClearance(resting), posture).toBeCloseTo(0, 6);
    expect(getRestingHeight(posture)).toBeGreaterThan(4);
  }
});

it('a movement like another one joins its start and replaces its keys; a missing one is undefined', () => {
  const file = {
    one: { posture: 'seated' as const, start: { knee: 80, elbow: 20 }, keys: [{ at: 0 }], seconds: 3 },
    two: { like: 'one', start: { elbow: 40 } },
    lost: { like: 'nobody' },
  };
  expect(findMovement(file, 'two')).toEqual({ ...file.one, start: { knee: 80, elbow: 40 } });
  expect(findMovement(file, 'lost')).toBeUndefined();
  expect(findMovement(file, 'toString')).toBeUndefined();
});
