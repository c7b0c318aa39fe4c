import { pointAt } from './body.ts';
import { createFigure, poseTrunk, type Figure } from './figure.ts';
import { createGrip, type Grip } from './grips.ts';
import { jointAt, setJoints, type Pose } from './joints.ts';
import { bothLimbs, limbs, poseArm, poseLeg, type Limb } from './limbs.ts';
import type { Movement, MovementsFile } from './movement-shape.ts';
import { gripBody, plantFoot, plantHand, type Planted } from './plant.ts';
import { findPlantedFoot, findPlantedHand, getRestingHeight } from './planting.ts';
import { getPose } from './postures.ts';
import type { Keyframe } from './timeline.ts';

/** A movement ready to be drawn: full poses by time, the pelvis at rest, and what keeps its place. */
export interface Motion {
  movement: Movement;
  keys: Keyframe[];
  seconds: number;
  /** Height of the pelvis in the posture. */
  height: number;
  anchor?: { parts: readonly [number, number]; at: Float64Array };
  feet: [Limb, Planted][];
  hands: [Limb, Planted][];
  grips: [Limb, Grip][];
}

const anchorParts = {
  shoulders: [pointAt.shoulderR, pointAt.shoulderL],
  hands: [pointAt.wristR, pointAt.wristL],
  knees: [pointAt.kneeR, pointAt.kneeL],
  feet: [pointAt.ankleR, pointAt.ankleL],
  toes: [pointAt.ballR, pointAt.ballL],
  head: [pointAt.head, pointAt.head],
} as const;

/** Finds a movement by name, joined with the movement that it is `like`; undefined without one. */
export const findMovement = (file: MovementsFile, name: string): Movement | undefined => {
  const own = Object.hasOwn(file, name) ? file[name] : undefined;
  if (!own?.like) return own;
  const { like, ...rest } = own;
  const base = like === name ? undefined : findMovement(file, like);
  return base && { ...base, ...rest, start: { ...base.start, ...rest.start } };
};

const moveAll = (points: Float64Array, axis: number, by: number) => {
  for (let at = axis; at < points.length; at += 3) points[at] = points[at]! + by;
};

/** Poses trunk and limbs by their angles, then takes back to its place what is anchored, planted or gripped. */
export const poseFigure = (figure: Figure, motion: Motion, pose: Pose) => {
  const { points } = figure;
  const { height, anchor, feet, hands, grips } = motion;
  poseTrunk(figure, pose, pose[jointAt.forth]!, height + pose[jointAt.rise]!, pose[jointAt.aside]!);
  for (const limb of bothLimbs) {
    poseLeg(figure, limb, pose);
    poseArm(figure, limb, pose);
  }
  if (anchor) {
    const [one, two] = anchor.parts;
    for (let axis = 0; axis < 3; axis += 1) {
      moveAll(points, axis, anchor.at[axis]! - (points[one + axis]! + points[two + axis]!) / 2);
    }
  }
  for (const [limb, planted] of feet) plantFoot(figure, limb, pose, planted);
  for (const [limb, planted] of hands) plantHand(figure, limb, pose, planted);
  for (const [limb, grip] of grips) gripBody(figure, limb, pose, grip);
};

const listSides = (planted: readonly string[], part: 'foot' | 'hand', both: 'feet' | 'hands') =>
  (['R', 'L'] as const).filter((side) => planted.includes(both) || planted.includes(`${part}${side}`));

/** Prepares a movement: its poses, and the positions that its planted and anchored parts keep. */
export const createMotion = (movement: Movement): Motion => {
  const { posture = 'standing', start = {}, keys = [{ at: 0 }], planted = [], grips = {} } = movement;
  const first = setJoints(getPose(posture), start);
  const poses = keys.map(({ at, ease = 'smooth', pose = {} }) => ({ at, ease, pose: setJoints(first.slice(), pose) }));
  const motion: Motion = {
    movement,
    keys: poses,
    seconds: movement.seconds ?? (poses.at(-1)?.at ?? 0) + 1,
    height: getRestingHeight(posture) + (movement.height ?? 0),
    feet: [],
    hands: [],
    grips: [],
  };
  const figure = createFigure();
  motion.feet = listSides(planted, 'foot', 'feet').map((side) => [
    limbs[side],
    findPlantedFoot(figure, motion, posture, first, limbs[side]),
  ]);
  poseFigure(figure, motion, first);
  if (movement.anchor) {
    const parts = anchorParts[movement.anchor];
    const middle = [0, 1, 2].map((axis) => (figure.points[parts[0] + axis]! + figure.points[parts[1] + axis]!) / 2);
    motion.anchor = { parts, at: Float64Array.from(middle) };
  }
  motion.hands = listSides(planted, 'hand', 'hands').map((side) => [limbs[side], findPlantedHand(figure, limbs[side])]);
  motion.grips = (['R', 'L'] as const).flatMap((side): [Limb, Grip][] => {
    const site = grips[`hand${side}`];
    return site ? [[limbs[side], createGrip(site, side)]] : [];
  });
  return motion;
};
