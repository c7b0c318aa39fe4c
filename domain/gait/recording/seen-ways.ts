import { NUMBERS_PER_POINT, type Recording } from '../../replay/recording.ts';
import type { FrameGrid } from './frame-grid.ts';
import type { Way } from './walk.ts';

export type Ways = Record<string, Way>;

/**
 * The ways of all joints as far as they were seen: a joint below the confidence at which the replay hides it (REPLAY-07), and
 * one without two finite coordinates, is missing. Between two recorded frames it is in between, if it was seen in both.
 */
export function seenWays({ skeleton, joints }: Recording, { places }: FrameGrid): Ways {
  const { points, threshold } = skeleton;
  const numberAt = (frame: number, point: number, part: number): number => {
    const at = (frame * points.length + point) * NUMBERS_PER_POINT;
    return joints[at + 2]! >= threshold ? (joints[at + part] ?? Number.NaN) : Number.NaN;
  };
  const between = (place: number, point: number, part: number): number => {
    const frame = Math.floor(place);
    const share = place - frame;
    const here = numberAt(frame, point, part);
    return share === 0 ? here : here + (numberAt(frame + 1, point, part) - here) * share;
  };
  return Object.fromEntries(
    points.map((name, point) => {
      const way = {
        x: places.map((place) => between(place, point, 0)),
        y: places.map((place) => between(place, point, 1)),
      };
      way.x.forEach((x, frame) => {
        if (Number.isFinite(x + way.y[frame]!)) return;
        way.x[frame] = Number.NaN;
        way.y[frame] = Number.NaN;
      });
      return [name, way];
    }),
  );
}

/** The middle of two ways where both are known; `instead` where they are not. */
export function middleWay(one: Way, other: Way, instead: Way): Way {
  const middle = (part: 'x' | 'y') =>
    one[part].map((value, frame) => {
      const mean = (value + other[part][frame]!) / 2;
      return Number.isNaN(mean) ? instead[part][frame]! : mean;
    });
  return { x: middle('x'), y: middle('y') };
}
