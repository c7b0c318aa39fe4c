import type { TrackedFrame } from '../tracked.ts';
import { armPlaces, type ArmSide } from './arm-places.ts';
import { rotationInSpace, type LeftOut } from './rotation-in.ts';

/** The rotation of a shoulder in one frame, in degrees, or why it would be left out; null where depth or a joint is missing. */
export function rotationNow(frame: TrackedFrame, side: ArmSide): number | LeftOut | null {
  const places = armPlaces(frame, side, 'WORLD');
  return places && rotationInSpace(places, side);
}
