import { jointNames, type Pose } from './joints.ts';

type Ease = 'smooth' | 'linear' | 'in' | 'out';

/** A full pose at a second of the loop, and how it goes on from there. */
export interface Keyframe {
  at: number;
  ease: Ease;
  pose: Pose;
}

/** Share of the way (0 to 1) after a share of the time (0 to 1). */
export const applyEasing = (ease: Ease, part: number): number => {
  switch (ease) {
    case 'linear':
      return part;
    case 'in':
      return part * part;
    case 'out':
      return part * (2 - part);
    case 'smooth':
      return part * part * (3 - 2 * part);
  }
};

/**
 * Writes the pose of a moment into `into`. After the last key the loop runs back to the first one; seconds before 0 or
 * after the end are taken round. Nothing is allocated.
 */
export const writePose = (keys: readonly Keyframe[], seconds: number, moment: number, into: Pose): Pose => {
  const time = ((moment % seconds) + seconds) % seconds;
  let index = keys.length - 1;
  while (index > 0 && keys[index]!.at > time) index -= 1;
  const from = keys[index]!;
  const to = keys[(index + 1) % keys.length]!;
  const end = index + 1 < keys.length ? to.at : seconds;
  const part = end > from.at ? applyEasing(from.ease, (time - from.at) / (end - from.at)) : 1;
  for (let joint = 0; joint < jointNames.length; joint += 1) {
    const value = from.pose[joint]!;
    into[joint] = value + (to.pose[joint]! - value) * part;
  }
  return into;
};
