import { pointAt, sides, type Side } from './body.ts';
import { frameAt, type Figure } from './figure.ts';
import { createHandStrokes } from './hand-detail.ts';
import { jointAt, pairedJoints, type PairedJoint } from './joints.ts';
import { limbs } from './limbs.ts';
import type { Motion } from './motion.ts';
import { placeFrom } from './rotation.ts';
import { createStroke, type Stroke, type Tone, type Camera } from './picture.ts';

const legJoints: readonly PairedJoint[] = pairedJoints.slice(0, pairedJoints.indexOf('shrug'));
const armJoints: readonly PairedJoint[] = pairedJoints.slice(pairedJoints.indexOf('shrug'));
const rootJoints = [jointAt.lean, jointAt.rise, jointAt.forth, jointAt.aside, jointAt.tip];
const trunkJoints = [jointAt.trunkFlex, jointAt.trunkBend, jointAt.trunkTurn, jointAt.chestFlex];
const neckJoints = [jointAt.neckFlex, jointAt.neckBend, jointAt.neckTurn, jointAt.chinTuck];

/** Which parts a movement moves: they are drawn in the stronger colour. */
const findMovingParts = ({ keys, feet, hands }: Motion) => {
  const varies = (joints: readonly number[]) =>
    joints.some((joint) => keys.some(({ pose }) => Math.abs(pose[joint]! - keys[0]!.pose[joint]!) > 2));
  const rooted = varies(rootJoints);
  const ofSide = (names: readonly PairedJoint[], side: Side) => varies(names.map((name) => limbs[side].joint[name]));
  const part = (names: readonly PairedJoint[], side: Side, planted: Motion['feet']) =>
    ofSide(names, side) || (rooted && planted.some(([limb]) => limb === limbs[side]));
  return {
    leg: { R: part(legJoints, 'R', feet), L: part(legJoints, 'L', feet) },
    arm: { R: part(armJoints, 'R', hands), L: part(armJoints, 'L', hands) },
    trunk: varies(trunkJoints),
    head: varies(neckJoints),
  };
};

/**
 * The marks a body is drawn by; `outline` is the trunk's, set by `placeTrunkOutline`, and `hand` the right hand's in a
 * close-up of it, set by `placeHandDetail`.
 */
export const createBodyStrokes = (
  { points }: Figure,
  outline: Float64Array,
  motion: Motion,
  camera: Camera,
  hand?: Float64Array,
): Stroke[] => {
  const moving = findMovingParts(motion);
  const chooseTone = (moves: boolean, side?: Side): Tone => {
    const far = side !== undefined && camera[8]! * (side === 'R' ? 1 : -1) < -0.5;
    return moves ? (far ? 'movingFar' : 'moving') : far ? 'bodyFar' : 'body';
  };
  const trunk = chooseTone(moving.trunk);
  const head = chooseTone(moving.head);
  const limbStrokes = sides.flatMap((side) => {
    const { hip, knee, ankle, heel, ball, toe, shoulder, elbow, wrist, knuckle, finger } = limbs[side];
    const leg = chooseTone(moving.leg[side], side);
    const arm = chooseTone(moving.arm[side], side);
    return [
      createStroke(points, [hip, knee], leg, 6.4),
      createStroke(points, [knee, ankle], leg, 5),
      createStroke(points, [ankle, heel, ball], leg, 2.6, 'shape'),
      { ...createStroke(points, [ball, toe], leg, 2.6), halo: false },
      createStroke(points, [shoulder, elbow], arm, 4.8, 'line', 0.5),
      createStroke(points, [elbow, wrist], arm, 4, 'line', 0.5),
      ...(hand && side === 'R'
        ? createHandStrokes(hand, arm)
        : [createStroke(points, [wrist, knuckle, finger], arm, 3, 'line', 0.6)]),
    ];
  });
  return [
    createStroke(outline, [0, 3, 6, 9, 12, 15], trunk, 7.5, 'shape', -0.5),
    createStroke(points, [pointAt.chest, pointAt.neck, pointAt.head], head, 5, 'line', -0.2),
    createStroke(points, [pointAt.head], head, 6, 'disc'),
    // Rimmed, so that it can be seen where a face looks out of the picture.
    createStroke(points, [pointAt.nose], head, 1.3, 'disc', 0.1),
    ...limbStrokes,
  ];
};

/** Sets the outline of the trunk: shoulders, the sides of the waist, hips. */
export const placeTrunkOutline = ({ points, frames }: Figure, outline: Float64Array) => {
  const { shoulderR, shoulderL, hipR, hipL, waist } = pointAt;
  const copy = (from: number, to: number) => {
    for (let axis = 0; axis < 3; axis += 1) outline[to + axis] = points[from + axis]!;
  };
  copy(shoulderR, 0);
  copy(shoulderL, 3);
  copy(hipL, 9);
  copy(hipR, 12);
  copy(waist, 6);
  copy(waist, 15);
  placeFrom(outline, 6, 6, frames, frameAt.lumbar, 0, 0, -6);
  placeFrom(outline, 15, 15, frames, frameAt.lumbar, 0, 0, 6);
};
