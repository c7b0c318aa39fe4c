import { describe, expect, it } from 'vitest';
import { pointAt, type PointName } from './body.ts';
import { createFigure } from './figure.ts';
import { jointNames, setJoints, type JointValues } from './joints.ts';
import { createMotion, poseFigure } from './motion.ts';

/** Where a point of the body lies from another one: forward, up, to the right, in hundredths of body height. */
const between = (joints: JointValues, from: PointName, to: PointName) => {
  const figure = createFigure();
  const motion = { ...createMotion({ posture: 'standing' }), height: 0 };
  poseFigure(figure, motion, setJoints(new Float64Array(jointNames.length), joints));
  const place = (name: PointName, axis: number) => figure.points[pointAt[name] + axis]!;
  return [0, 1, 2].map((axis) => Math.round((place(to, axis) - place(from, axis)) * 1e4) / 1e4 + 0);
};
describe('a figure posed by joint angles', () => {
  it('LIB-18 the figure has the segment lengths of the table when nothing is bent', () => {
    expect(between({}, 'hipR', 'kneeR')).toEqual([0, -24.5, 0]);
    expect(between({}, 'kneeR', 'ankleR')).toEqual([0, -24.6, 0]);
    expect(between({}, 'shoulderL', 'elbowL')).toEqual([0, -18.6, 0]);
    expect(between({}, 'elbowL', 'wristL')).toEqual([0, -14.6, 0]);
    expect(between({}, 'pelvis', 'chest')).toEqual([0, 28.8, 0]);
    expect(between({}, 'heelR', 'toeR')).toEqual([15.2, 0, 0]);
  });

  it('LIB-18 hip flexion lifts the thigh forward, and the shank hangs from a bent knee', () => {
    expect(between({ hipFlexR: 90, kneeR: 90 }, 'hipR', 'kneeR')).toEqual([24.5, 0, 0]);
    expect(between({ hipFlexR: 90, kneeR: 90 }, 'kneeR', 'ankleR')).toEqual([0, -24.6, 0]);
    expect(between({ hipFlexR: 90 }, 'hipL', 'kneeL')).toEqual([0, -24.5, 0]);
  });

  it('LIB-18 abduction and external rotation are mirrored between the sides', () => {
    expect(between({ shoulderAbd: 90 }, 'shoulderR', 'elbowR')).toEqual([0, 0, 18.6]);
    expect(between({ shoulderAbd: 90 }, 'shoulderL', 'elbowL')).toEqual([0, 0, -18.6]);
    expect(between({ shoulderAbd: 90, elbow: 90 }, 'elbowR', 'wristR')).toEqual([14.6, 0, 0]);
    expect(between({ shoulderAbd: 90, elbow: 90, shoulderRot: 90 }, 'elbowR', 'wristR')).toEqual([0, 14.6, 0]);
    expect(between({ shoulderAbd: 90, elbow: 90, shoulderRot: 90 }, 'elbowL', 'wristL')).toEqual([0, 14.6, 0]);
    expect(between({ elbow: 90, shoulderRot: 90 }, 'elbowR', 'wristR')).toEqual([0, 0, 14.6]);
  });

  it('LIB-18 the whole body leans, tips and turns, and the arm rises in the plane of the shoulder blade', () => {
    expect(between({ lean: 90 }, 'pelvis', 'chest')).toEqual([28.8, 0, 0]);
    expect(between({ lean: -90 }, 'pelvis', 'chest')).toEqual([-28.8, 0, 0]);
    expect(between({ tip: 90 }, 'pelvis', 'chest')).toEqual([0, 0, 28.8]);
    expect(between({ turn: 90, lean: 90 }, 'pelvis', 'chest')).toEqual([0, 0, 28.8]);
    expect(between({ shoulderPlane: 90, shoulderFlex: 90 }, 'shoulderR', 'elbowR')).toEqual([0, 0, 18.6]);
  });

  it('LIB-18 the right shoulder goes back when the trunk turns right', () => {
    const [forward, , right] = between({ trunkTurn: 30 }, 'chest', 'shoulderR');
    expect(forward).toBeCloseTo(-12.9 * 0.85 * 0.5, 3);
    expect(right).toBeCloseTo(12.9 * 0.85 * Math.sqrt(0.75), 3);
  });

  it('LIB-18 the toes point down in plantar flexion and up in dorsiflexion', () => {
    expect(between({ ankleR: -30 }, 'ankleR', 'toeR')[1]).toBeLessThan(-8);
    expect(between({ ankleR: 20 }, 'ankleR', 'toeR')[1]).toBeGreaterThan(-0.1);
  });
});
