import { median, trunkLength } from './body-lengths.ts';
import type { Ways } from './seen-ways.ts';
import { sides, type Pass } from './walk.ts';

/** Shares of the stature: shoulders 0.259, trunk from hips to shoulders 0.288 (Drillis & Contini 1966, in Winter). */
const SHOULDERS_BY_TRUNK = 0.259 / 0.288;
/** A way that leaves the picture by more looks a fifth shorter than it is, and the legs hide each other no more (ours). */
const MOST_DEGREES = 37;
/** Somebody who walks towards the camera or away grows or shrinks by so much in some seconds (ours). */
const GROWTH = 0.15;
/** A level way rises or falls by no more in the picture than a camera held by hand may be turned, in degrees (ours). */
const LEVEL = 5;

/** By how many degrees a body whose shoulders are so wide for its trunk is turned out of the side view; lengths in pixels. */
export function turnedByWidth(shoulders: number, trunk: number): number {
  const sine = Math.abs(shoulders) / (SHOULDERS_BY_TRUNK * trunk);
  return (Math.asin(Math.min(1, sine)) * 180) / Math.PI;
}

/** Whether a body turned by so many degrees still counts as seen from the side; so it does where nothing tells. */
export const isSideView = (degrees: number): boolean => !(degrees > MOST_DEGREES);

/**
 * By how many degrees a body is turned out of the side view over some frames: from the width of its shoulders, whose swing to
 * and fro evens out, against the length of its trunk. NaN where the shoulders or hips were not seen.
 */
export function turnedBy(ways: Readonly<Ways>, frames: readonly number[]): number {
  const widths = frames
    .map((frame) => ways.leftShoulder!.x[frame]! - ways.rightShoulder!.x[frame]!)
    .filter((width) => !Number.isNaN(width));
  return turnedByWidth(widths.reduce((sum, each) => sum + each, 0) / widths.length, trunkLength(ways, frames));
}

/** Whether a walk is seen from the side well enough; also where the shoulders do not tell. */
export const isFromTheSide = (ways: Readonly<Ways>, frames: readonly number[]): boolean =>
  isSideView(turnedBy(ways, frames));

/** Whether somebody who does not cross the picture walks towards the camera or away from it: turned so, and growing. */
export function isWalkInDepth(ways: Readonly<Ways>, frames: readonly number[]): boolean {
  const tenth = Math.ceil(frames.length / 10);
  const sizes = Array.from({ length: 10 }, (_, part) =>
    trunkLength(ways, frames.slice(part * tenth, (part + 1) * tenth)),
  );
  const known = sizes.filter((size) => !Number.isNaN(size));
  return !isFromTheSide(ways, frames) && Math.max(...known) > (1 + GROWTH) * Math.min(...known);
}

/**
 * Whether somebody walks a pass upright and forwards: hips above the ankles, toes before the heels along the way. A picture upside
 * down, a recording that runs backwards and somebody who walks backwards give angles of the wrong sign.
 */
export function walksUpright(ways: Readonly<Ways>, { from, to, direction }: Pass): boolean {
  const usual = (of: (name: (part: string) => string, frame: number) => number) =>
    median(
      sides.flatMap((side) =>
        Array.from({ length: to - from + 1 }, (_, at) => of((part) => `${side}${part}`, from + at)),
      ),
    );
  const upright = usual((name, frame) => ways[name('Ankle')]!.y[frame]! - ways[name('Hip')]!.y[frame]!);
  const forwards = usual(
    (name, frame) => direction * (ways[name('BigToe')]!.x[frame]! - ways[name('Heel')]!.x[frame]!),
  );
  return !(upright < 0) && !(forwards < 0);
}

/** Whether a pass rises or falls in the picture, as level floor does in a camera that is turned: so are all angles against the vertical. */
export function isTilted({ midHips }: Readonly<Ways>, { from, to }: Pass): boolean {
  const third = Math.ceil((to - from + 1) / 3);
  const middle = (part: 'x' | 'y', begin: number) => median(midHips![part].subarray(begin, begin + third));
  const [along, up] = (['x', 'y'] as const).map((part) => middle(part, to + 1 - third) - middle(part, from));
  return (Math.atan(Math.abs(up! / along!)) * 180) / Math.PI > LEVEL;
}
