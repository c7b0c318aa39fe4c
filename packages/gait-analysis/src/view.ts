import { median, measureTrunkLength, type Trajectories } from './trajectories.ts';
import { sides, type Pass, type Walk } from './walk.ts';

/** Shares of the stature: shoulder width 0.259, hips to shoulders 0.288 (Drillis & Contini 1966, in Winter). */
const SHOULDERS_BY_TRUNK = 0.259 / 0.288;
/** At a larger view angle lengths look a fifth shorter, and the legs no longer hide each other (ours). */
const MAX_VIEW_DEGREES = 37;
/** Someone who walks towards the camera or away grows or shrinks by this share (ours). */
const DEPTH_GROWTH = 0.15;
/** Largest slope of a level walk in the picture of a handheld camera, in degrees (ours). */
const LEVEL_DEGREES = 5;

/**
 * The angle in degrees by which a body is turned out of the side view, from shoulder width and trunk length in pixels.
 */
export function estimateViewAngle(shoulders: number, trunk: number): number {
  const sine = Math.abs(shoulders) / (SHOULDERS_BY_TRUNK * trunk);
  return (Math.asin(Math.min(1, sine)) * 180) / Math.PI;
}

/** Whether a body at this view angle counts as seen from the side; true for an unknown angle. */
export const isSideView = (degrees: number): boolean => !(degrees > MAX_VIEW_DEGREES);

/**
 * The view angle over some frames, from mean shoulder width, in which arm swing cancels out, and trunk length. NaN
 * where shoulders or hips were not detected.
 */
export function measureViewAngle(trajectories: Readonly<Trajectories>, frames: readonly number[]): number {
  const widths = frames
    .map((frame) => trajectories.leftShoulder!.x[frame]! - trajectories.rightShoulder!.x[frame]!)
    .filter((width) => !Number.isNaN(width));
  return estimateViewAngle(
    widths.reduce((sum, each) => sum + each, 0) / widths.length,
    measureTrunkLength(trajectories, frames),
  );
}

/** Whether a walk is seen from the side; true where the shoulders were not detected. */
export const isSeenFromSide = (trajectories: Readonly<Trajectories>, frames: readonly number[]): boolean =>
  isSideView(measureViewAngle(trajectories, frames));

/** Whether someone who does not cross the picture walks towards the camera or away from it. */
export function isWalkingInDepth(trajectories: Readonly<Trajectories>, frames: readonly number[]): boolean {
  const tenth = Math.ceil(frames.length / 10);
  const sizes = Array.from({ length: 10 }, (_, part) =>
    measureTrunkLength(trajectories, frames.slice(part * tenth, (part + 1) * tenth)),
  );
  const known = sizes.filter((size) => !Number.isNaN(size));
  return !isSeenFromSide(trajectories, frames) && Math.max(...known) > (1 + DEPTH_GROWTH) * Math.min(...known);
}

/**
 * Whether a pass is walked upright and forwards: hips above ankles, toes ahead of heels. An upside-down picture, a
 * reversed recording and backward walking would give angles of the wrong sign.
 */
export function isUprightAndForward(trajectories: Readonly<Trajectories>, { from, to, direction }: Pass): boolean {
  const usual = (of: (name: (part: string) => string, frame: number) => number) =>
    median(
      sides.flatMap((side) =>
        Array.from({ length: to - from + 1 }, (_, at) => of((part) => `${side}${part}`, from + at)),
      ),
    );
  const upright = usual((name, frame) => trajectories[name('Ankle')]!.y[frame]! - trajectories[name('Hip')]!.y[frame]!);
  const forwards = usual(
    (name, frame) => direction * (trajectories[name('BigToe')]!.x[frame]! - trajectories[name('Heel')]!.x[frame]!),
  );
  return !(upright < 0) && !(forwards < 0);
}

/**
 * Whether a pass rises or falls in the picture, as in a tilted camera, which adds its tilt to every angle against the
 * vertical.
 */
export function isCameraTilted({ midHips }: Readonly<Trajectories>, { from, to }: Pass): boolean {
  const third = Math.ceil((to - from + 1) / 3);
  const middle = (part: 'x' | 'y', begin: number) => median(midHips![part].subarray(begin, begin + third));
  const [along, up] = (['x', 'y'] as const).map((part) => middle(part, to + 1 - third) - middle(part, from));
  return (Math.atan(Math.abs(up! / along!)) * 180) / Math.PI > LEVEL_DEGREES;
}

/** From this view angle on, a stride looks 6 percent shorter (cosine of 20 degrees; ours). */
export const OBLIQUE_DEGREES = 20;
/** Largest change of body size within a pass (ours). */
const OBLIQUE_GROWTH = 0.15;

const listFrames = ({ from, to }: Pass): number[] => {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, at) => first + at);
};

/** Relative change of body size from the first third of a pass to the last. */
function measureGrowth({ trajectories }: Walk, frames: readonly number[]): number {
  const third = Math.ceil(frames.length / 3);
  return Math.abs(
    measureTrunkLength(trajectories, frames.slice(-third)) / measureTrunkLength(trajectories, frames.slice(0, third)) -
      1,
  );
}

/**
 * Whether any pass is seen obliquely, by view angle or by change of body size, although it can be measured. Its angles
 * and lengths are those of the picture, not of the body.
 */
export const isObliqueWalk = (walk: Walk): boolean =>
  walk.passes.some((pass) => {
    const frames = listFrames(pass);
    return (
      measureViewAngle(walk.trajectories, frames) > OBLIQUE_DEGREES || measureGrowth(walk, frames) > OBLIQUE_GROWTH
    );
  });
