import type { Hint } from '@exer/movement-tracking/exercise/count-set.ts';

/** What the patient is to change so that the camera can count. */
export type CameraHint = Hint | 'dark' | 'slow';

/** Pictures a second below which fast repetitions may be missed, in the latest pictures. */
const SLOW = 8;
const LATEST = 24;
/** A hint is shown once it has held for so many seconds, so that it does not flicker. */
const HINT_S = 0.8;

/** Whether the latest pictures came too slowly; the time of each is given in seconds. */
export function createPaceMeter() {
  const times: number[] = [];
  return (t: number): boolean => {
    times.push(t);
    if (times.length <= LATEST) return false;
    return t - times.shift()! > LATEST / SLOW;
  };
}

/** Answers the hint that is to be shown: the latest one that has stayed. */
export function createHintHolder() {
  let [latest, since, shown]: [CameraHint | null, number, CameraHint | null] = [null, 0, null];
  return (hint: CameraHint | null, t: number) => {
    if (hint !== latest) [latest, since] = [hint, t];
    if (t - since >= HINT_S) shown = hint;
    return shown;
  };
}
