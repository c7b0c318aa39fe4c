import type { Ways } from './seen-ways.ts';
import { sides, type Way } from './walk.ts';

/** Median of what is a number among `values`; NaN of nothing. */
export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .toSorted();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const between = (one: Way, other: Way, frame: number): number =>
  Math.hypot(one.x[frame]! - other.x[frame]!, one.y[frame]! - other.y[frame]!);

/** How long the legs are in the picture, hip to knee to ankle, over some frames: median of both, in pixels; NaN if not seen. */
export const legLength = (ways: Readonly<Ways>, frames: readonly number[]): number =>
  median(
    sides.flatMap((side) =>
      frames.map(
        (frame) =>
          between(ways[`${side}Hip`]!, ways[`${side}Knee`]!, frame) +
          between(ways[`${side}Knee`]!, ways[`${side}Ankle`]!, frame),
      ),
    ),
  );

const middleOf = (one: Way, other: Way, frame: number) => ({
  x: (one.x[frame]! + other.x[frame]!) / 2,
  y: (one.y[frame]! + other.y[frame]!) / 2,
});

/** How long the trunk is in the picture, from between the hips to between the shoulders: median, in pixels; NaN if not seen. */
export const trunkLength = (
  { leftShoulder, rightShoulder, midHips }: Readonly<Ways>,
  frames: readonly number[],
): number =>
  median(
    frames.map((frame) => {
      const shoulders = middleOf(leftShoulder!, rightShoulder!, frame);
      return Math.hypot(shoulders.x - midHips!.x[frame]!, shoulders.y - midHips!.y[frame]!);
    }),
  );
