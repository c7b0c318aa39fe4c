import type { Side } from '../walk.ts';
import { aboveAhead, aheadOfDown, aheadOfUp, isSeen, middleOf, type Point, type Posture } from './lines.ts';

const sided = (side: Side, part: string): string => `${side}${part}`;

/** A point of the middle of the body; where the log does not name it, halfway between the joints of both sides. */
function middle({ joint }: Posture, name: string, part: string): Point {
  const named = joint(name);
  if (isSeen(named)) return named;
  const both = [joint(sided('left', part)), joint(sided('right', part))];
  return both.every(isSeen) ? middleOf(both) : named;
}

/**
 * Trunk lean: the line from the middle of the hips to the neck against the vertical of the picture, forward positive (the trunk
 * of Winter, Biomechanics and Motor Control of Human Movement, 4th ed. 2009, chapter 3). A camera that is not level adds its tilt.
 */
export const trunkLean = (posture: Posture): number =>
  aheadOfUp(posture, middle(posture, 'midHips', 'Hip'), middle(posture, 'neck', 'Shoulder'));

const shank = (posture: Posture, side: Side): number =>
  aheadOfDown(posture, posture.joint(sided(side, 'Knee')), posture.joint(sided(side, 'Ankle')));

/**
 * Hip: the thigh against the vertical of the picture, flexion positive: the limb's own posture, by which Perry and Burnfield (Gait
 * Analysis, 2nd ed. 2010) tell the hip beside its joint angle, and which Stenum, Rossi and Roemmich (PLoS Comput Biol 17
 * (2021) e1008935) compared with motion capture. The pelvis, against which the joint's angle is taken (Wu et al., ISB recommendation,
 * J Biomech 35 (2002) 543-548), is not told by a pose log, and its trunk carries the model's own offset of hips and shoulders.
 */
export const hip = (posture: Posture, side: Side): number =>
  aheadOfDown(posture, posture.joint(sided(side, 'Hip')), posture.joint(sided(side, 'Knee')));

/** Knee: shank against thigh, straight is 0, flexion positive, hyperextension negative (Winter 2009, chapter 3). */
export const knee = (posture: Posture, side: Side): number => hip(posture, side) - shank(posture, side);

/**
 * Ankle: the foot, from heel to big toe, against the shank; a right angle is 0, dorsiflexion positive (Winter 2009, chapter 3;
 * Wu et al. 2002). Heel and toe are where the pose model puts them, not the sole: an offset of some degrees that all recordings
 * by the same model share is left in.
 */
export const ankle = (posture: Posture, side: Side): number => {
  const foot = aboveAhead(posture, posture.joint(sided(side, 'Heel')), posture.joint(sided(side, 'BigToe')));
  return foot - shank(posture, side);
};

/**
 * Shoulder: the upper arm against the vertical of the picture, forward positive (of the sagittal rotation of the upper limbs Murray,
 * Sepic and Barnard, Phys Ther 47 (1967) 272-284). The vertical rather than the trunk is our choice, as at the hip.
 */
export const shoulder = (posture: Posture, side: Side): number =>
  aheadOfDown(posture, posture.joint(sided(side, 'Shoulder')), posture.joint(sided(side, 'Elbow')));

/**
 * Sagittal head tilt: the line from ear to eye against the horizontal, positive with the eye above the ear; where both sides are
 * seen, between their middles (Raine and Twomey, Head and shoulder posture variations in 160 asymptomatic women and men, Arch Phys
 * Med Rehabil 78 (1997) 1215-1223, take tragus and outer corner of the eye; they found 172.1 degrees standing, 7.9 from the
 * horizontal). A head bent down gives negative values.
 */
export function headTilt(posture: Posture): number {
  const seen = (['left', 'right'] as const)
    .map((side) => ({ ear: posture.joint(sided(side, 'Ear')), eye: posture.joint(sided(side, 'Eye')) }))
    .filter(({ ear, eye }) => isSeen(ear) && isSeen(eye));
  return aboveAhead(posture, middleOf(seen.map(({ ear }) => ear)), middleOf(seen.map(({ eye }) => eye)));
}
