import { footReach, lengths, pointAt, sides, type Side } from './body.ts';
import { frameAt, type Figure } from './figure.ts';
import { jointAt, pairedJoints, type PairedJoint, type Pose } from './joints.ts';
import { copyFrame, placeFrom, turnFrame } from './rotation.ts';

/** Everything a limb needs to find its numbers: looked up once, not in each frame. */
const createLimb = (side: Side) => ({
  out: side === 'R' ? 1 : -1,
  joint: Object.fromEntries(pairedJoints.map((name) => [name, jointAt[`${name}${side}`]])) as Record<
    PairedJoint,
    number
  >,
  hip: pointAt[`hip${side}`],
  knee: pointAt[`knee${side}`],
  ankle: pointAt[`ankle${side}`],
  heel: pointAt[`heel${side}`],
  ball: pointAt[`ball${side}`],
  toe: pointAt[`toe${side}`],
  shoulder: pointAt[`shoulder${side}`],
  elbow: pointAt[`elbow${side}`],
  wrist: pointAt[`wrist${side}`],
  knuckle: pointAt[`knuckle${side}`],
  finger: pointAt[`finger${side}`],
  thigh: frameAt[`thigh${side}`],
  shank: frameAt[`shank${side}`],
  foot: frameAt[`foot${side}`],
  girdle: frameAt[`girdle${side}`],
  upperArm: frameAt[`upperArm${side}`],
  forearm: frameAt[`forearm${side}`],
  hand: frameAt[`hand${side}`],
});

export type Limb = ReturnType<typeof createLimb>;
export const limbs: Record<Side, Limb> = { R: createLimb('R'), L: createLimb('L') };
export const bothLimbs = sides.map((side) => limbs[side]);

/** Heel, ball and toes from the ankle, in the frame of the foot. */
export const placeFoot = ({ points, frames }: Figure, limb: Limb, toes: number) => {
  const { ankle, foot, heel, ball, toe } = limb;
  const sole = -lengths.ankleHeight;
  placeFrom(points, ankle, heel, frames, foot, footReach.heel, sole, 0);
  placeFrom(points, ankle, ball, frames, foot, footReach.ball, sole, 0);
  const bend = (toes * Math.PI) / 180;
  const reach = footReach.toe - footReach.ball;
  placeFrom(points, ball, toe, frames, foot, reach * Math.cos(bend), -reach * Math.sin(bend), 0);
};

/** Knuckles and finger tips from the wrist, in the frame of the hand; fingers curl towards the palm. */
export const placeHand = ({ points, frames }: Figure, limb: Limb, fingers: number) => {
  const { wrist, hand, knuckle, finger, out } = limb;
  const half = lengths.hand / 2;
  placeFrom(points, wrist, knuckle, frames, hand, 0, -half, 0);
  const bend = (fingers * Math.PI) / 180;
  placeFrom(points, knuckle, finger, frames, hand, 0, -half * Math.cos(bend), -out * half * Math.sin(bend));
};

/** Hangs a leg on its hip by its angles. */
export const poseLeg = (figure: Figure, limb: Limb, pose: Pose) => {
  const { points, frames } = figure;
  const { out, joint, thigh, shank, foot } = limb;
  copyFrame(frames, frameAt.pelvis, thigh);
  turnFrame(frames, thigh, 2, pose[joint.hipFlex]!);
  turnFrame(frames, thigh, 0, -out * pose[joint.hipAbd]!);
  turnFrame(frames, thigh, 1, -out * pose[joint.hipRot]!);
  placeFrom(points, limb.hip, limb.knee, frames, thigh, 0, -lengths.thigh, 0);
  copyFrame(frames, thigh, shank);
  turnFrame(frames, shank, 2, -pose[joint.knee]!);
  placeFrom(points, limb.knee, limb.ankle, frames, shank, 0, -lengths.shank, 0);
  copyFrame(frames, shank, foot);
  turnFrame(frames, foot, 2, pose[joint.ankle]!);
  turnFrame(frames, foot, 0, out * pose[joint.inversion]!);
  placeFoot(figure, limb, pose[joint.toes]!);
};

/** Hangs an arm on its shoulder by its angles. */
export const poseArm = (figure: Figure, limb: Limb, pose: Pose) => {
  const { points, frames } = figure;
  const { out, joint, upperArm, forearm, hand } = limb;
  const plane = -out * pose[joint.shoulderPlane]!;
  copyFrame(frames, frameAt.thorax, upperArm);
  turnFrame(frames, upperArm, 1, plane);
  turnFrame(frames, upperArm, 2, pose[joint.shoulderFlex]!);
  turnFrame(frames, upperArm, 0, -out * pose[joint.shoulderAbd]!);
  turnFrame(frames, upperArm, 1, -plane - out * pose[joint.shoulderRot]!);
  placeFrom(points, limb.shoulder, limb.elbow, frames, upperArm, 0, -lengths.upperArm, 0);
  copyFrame(frames, upperArm, forearm);
  turnFrame(frames, forearm, 2, pose[joint.elbow]!);
  turnFrame(frames, forearm, 1, out * pose[joint.pronation]!);
  placeFrom(points, limb.elbow, limb.wrist, frames, forearm, 0, -lengths.forearm, 0);
  copyFrame(frames, forearm, hand);
  turnFrame(frames, hand, 0, out * pose[joint.wristFlex]!);
  turnFrame(frames, hand, 2, pose[joint.wristRadial]!);
  placeHand(figure, limb, pose[joint.fingers]!);
};
