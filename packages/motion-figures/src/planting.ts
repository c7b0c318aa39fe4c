import { lengths } from './body.ts';
import { createFigure, poseTrunk, type Figure } from './figure.ts';
import { createFlesh, measureLowest, placeFlesh } from './flesh.ts';
import { jointAt, type Pose } from './joints.ts';
import { bothLimbs, poseArm, poseLeg, type Limb } from './limbs.ts';
import type { Movement } from './movement-shape.ts';
import type { Planted } from './plant.ts';
import { getPose, postures, type PostureName } from './postures.ts';
import { resetFrame, turnFrame } from './rotation.ts';

const flesh = createFlesh();

/** How far the lowest part of the body lies above the floor (negative: under it). */
export const measureClearance = (figure: Figure): number => {
  placeFlesh(figure, flesh);
  return measureLowest(flesh);
};

const heights = new Map<PostureName, number>();

/** Height of the pelvis over the floor that lets the posture just touch it. */
export const getRestingHeight = (posture: PostureName): number => {
  const known = heights.get(posture);
  if (known !== undefined) return known;
  const figure = createFigure();
  const pose = getPose(posture);
  poseTrunk(figure, pose, 0, 0, 0);
  for (const limb of bothLimbs) {
    poseLeg(figure, limb, pose);
    poseArm(figure, limb, pose);
  }
  const height = -measureClearance(figure);
  heights.set(posture, height);
  return height;
};

const rootJoints = [jointAt.lean, jointAt.tip, jointAt.turn, jointAt.rise, jointAt.forth, jointAt.aside];

/**
 * Where a planted foot stands: as the posture with the leg angles of the start has it, the pelvis unmoved; flat on what
 * it rests on unless it stands on its toes.
 */
export const findPlantedFoot = (
  figure: Figure,
  motion: { height: number; movement: Movement },
  posture: PostureName,
  first: Pose,
  limb: Limb,
): Planted => {
  const pose = first.slice();
  const base = getPose(posture);
  for (const joint of rootJoints) pose[joint] = base[joint]!;
  const { points, frames } = figure;
  poseTrunk(figure, pose, 0, motion.height, 0);
  poseLeg(figure, limb, pose);
  const ground = postures[posture].feet === 'support' ? (motion.movement.height ?? 0) : 0;
  const at = points.slice(limb.ankle, limb.ankle + 3);
  if (frames[limb.foot + 4]! > 0.75) {
    const yaw = Math.atan2(frames[limb.foot + 6]!, frames[limb.foot]!);
    resetFrame(frames, limb.foot);
    turnFrame(frames, limb.foot, 1, (-yaw * 180) / Math.PI);
    at[1] = ground + lengths.ankleHeight;
  } else {
    const lowest = Math.min(points[limb.heel + 1]!, points[limb.ball + 1]!, points[limb.toe + 1]!);
    at[1] = at[1]! + ground - lowest;
  }
  return { at, frame: frames.slice(limb.foot, limb.foot + 9) };
};

/** Where a planted hand stands: where the posed figure has it, on the floor if it is about there. */
export const findPlantedHand = ({ points, frames }: Figure, { wrist, hand }: Limb): Planted => {
  const at = points.slice(wrist, wrist + 3);
  if (Math.abs(at[1]!) < 5) at[1] = 1.5;
  return { at, frame: frames.slice(hand, hand + 9) };
};
