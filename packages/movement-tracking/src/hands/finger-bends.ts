import { onSide, skeletons } from '@exer/pose-log/skeleton.ts';
import { listFingerJoints, MAX_FINGER_JOINT_DEGREES } from '@exer/gait-analysis/angles/joint-angles.ts';
import type { fingers } from '@exer/gait-analysis/angles/traced-angles.ts';
import type { Basis } from '../estimate.ts';
import { placesIn } from '../seen-places.ts';
import { degreesBetween, from } from '../space.ts';
import type { TrackedFrame } from '../tracked.ts';

export type Finger = (typeof fingers)[number];
export type HandSide = 'left' | 'right';

/** REPLAY-08: from which confidence on a joint of a hand counts as seen. */
export const SEEN = skeletons['hands-log'].threshold;

/** The joints that bend, from the root to the tip: those of the thumb are called MP and IP in logs. */
export const bendingJoints = (finger: Finger): readonly string[] =>
  finger === 'thumb' ? ['MP', 'IP'] : ['MCP', 'PIP', 'DIP'];

/** The points between which a finger is bent, by their names in a recording: the wrist first, but not for the thumb. */
export const pointsOf = (side: HandSide, finger: Finger): readonly string[] =>
  (finger === 'thumb' ? listFingerJoints(finger) : ['wrist', ...listFingerJoints(finger)]).map((joint) =>
    onSide(side, joint),
  );

/**
 * How far each joint of a finger is bent in a frame, in degrees: the angle between the bones before and after it, straight is 0
 * (AST-0013, `angles by edges`). It has no sign: overstretching counts as bending, and so does spreading at the MCP joint. NaN for a
 * joint that seems bent as none can be; null where the finger was not seen.
 */
export function bendsIn(frame: TrackedFrame, side: HandSide, finger: Finger, basis: Basis): number[] | null {
  const places = placesIn(frame, pointsOf(side, finger), basis, SEEN);
  if (!places) return null;
  return bendingJoints(finger).map((_, at) => {
    const [before, joint, after] = [places[at]!, places[at + 1]!, places[at + 2]!];
    const bend = degreesBetween(from(before, joint), from(joint, after));
    return bend <= MAX_FINGER_JOINT_DEGREES ? bend : Number.NaN;
  });
}
