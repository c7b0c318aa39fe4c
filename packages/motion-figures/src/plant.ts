import { footReach, lengths } from './body.ts';
import { aim, aimAt, bowAlong, faceBow, bendTo } from './bend-limb.ts';
import { frameAt, type Figure } from './figure.ts';
import type { Grip } from './grips.ts';
import { placeFoot, placeHand, type Limb } from './limbs.ts';
import type { Pose } from './joints.ts';
import { alignFrame, turnFrame } from './rotation.ts';

/** Where a planted foot or hand stands: its joint (ankle or wrist) and its frame. */
export interface Planted {
  at: Float64Array;
  frame: Float64Array;
}

const shift = new Float64Array(3);

/**
 * Keeps a foot on its place, moved by `step`, `lift` and `wide`, rocking on its ball (heel raised) or heel (forefoot
 * raised); hip and knee follow.
 */
export const plantFoot = (figure: Figure, limb: Limb, pose: Pose, { at, frame }: Planted) => {
  const { points, frames } = figure;
  const { joint, foot, out } = limb;
  const raised = pose[joint.heel]!;
  const x = raised < 0 ? footReach.heel : footReach.ball;
  const y = -lengths.ankleHeight;
  for (let part = 0; part < 9; part += 1) frames[foot + part] = frame[part]!;
  for (let axis = 0; axis < 3; axis += 1) shift[axis] = frame[axis * 3]! * x + frame[axis * 3 + 1]! * y;
  turnFrame(frames, foot, 2, -raised);
  turnFrame(frames, foot, 0, out * pose[joint.inversion]!);
  for (let axis = 0; axis < 3; axis += 1) {
    const row = foot + axis * 3;
    shift[axis] = shift[axis]! - frames[row]! * x - frames[row + 1]! * y;
  }
  aimAt(
    at[0]! + shift[0]! + pose[joint.step]!,
    at[1]! + shift[1]! + pose[joint.lift]!,
    at[2]! + shift[2]! + out * pose[joint.wide]!,
  );
  bowAlong(points, limb.hip, limb.ankle, frames, limb.thigh, 1);
  bendTo(points, limb.hip, limb.knee, limb.ankle, lengths.thigh, lengths.shank, aim);
  faceBow(frames, limb.thigh, 1);
  alignFrame(frames, limb.thigh, points, limb.hip, limb.knee);
  faceBow(frames, limb.shank, 1);
  alignFrame(frames, limb.shank, points, limb.knee, limb.ankle);
  placeFoot(figure, limb, raised > 0 ? -raised : pose[joint.toes]!);
};

/** Keeps a hand on its place, moved by `handForth`, `handUp` and `handOut`; shoulder and elbow follow. */
export const plantHand = (figure: Figure, limb: Limb, pose: Pose, { at, frame }: Planted) => {
  const { points, frames } = figure;
  const { joint, hand, out } = limb;
  aimAt(at[0]! + pose[joint.handForth]!, at[1]! + pose[joint.handUp]!, at[2]! + out * pose[joint.handOut]!);
  bowAlong(points, limb.shoulder, limb.wrist, frames, limb.upperArm, -1);
  bendTo(points, limb.shoulder, limb.elbow, limb.wrist, lengths.upperArm, lengths.forearm, aim);
  faceBow(frames, limb.upperArm, -1);
  alignFrame(frames, limb.upperArm, points, limb.shoulder, limb.elbow);
  alignFrame(frames, limb.forearm, points, limb.elbow, limb.wrist);
  for (let part = 0; part < 9; part += 1) frames[hand + part] = frame[part]!;
  placeHand(figure, limb, pose[joint.fingers]!);
};

const palm = 4;

/** Takes a hand to a place on the body; its palm reaches the place, straight on from the forearm. */
export const gripBody = (figure: Figure, limb: Limb, pose: Pose, { point, frame, x, y, z, bow }: Grip) => {
  const { points, frames } = figure;
  for (let axis = 0; axis < 3; axis += 1) {
    const row = frame + axis * 3;
    aim[axis] = points[point + axis]! + frames[row]! * x + frames[row + 1]! * y + frames[row + 2]! * z;
  }
  bowAlong(points, limb.shoulder, limb.wrist, frames, limb.upperArm, -1);
  if (bow) {
    for (let axis = 0; axis < 3; axis += 1) {
      const row = frameAt.thorax + axis * 3;
      aim[3 + axis] = frames[row]! * bow[0] + frames[row + 1]! * bow[1] + frames[row + 2]! * bow[2];
    }
  }
  bendTo(points, limb.shoulder, limb.elbow, limb.wrist, lengths.upperArm, lengths.forearm + palm, aim);
  const part = lengths.forearm / (lengths.forearm + palm);
  for (let axis = 0; axis < 3; axis += 1) {
    const elbow = points[limb.elbow + axis]!;
    points[limb.wrist + axis] = elbow + (points[limb.wrist + axis]! - elbow) * part;
  }
  faceBow(frames, limb.upperArm, -1);
  alignFrame(frames, limb.upperArm, points, limb.shoulder, limb.elbow);
  alignFrame(frames, limb.forearm, points, limb.elbow, limb.wrist);
  alignFrame(frames, limb.hand, points, limb.elbow, limb.wrist);
  placeHand(figure, limb, pose[limb.joint.fingers]!);
};
