import type { TrackedFrame } from '../recording.ts';
import {
  getCertainty,
  getView,
  listJoints,
  measureFacing,
  measureMotion,
  measureWidth,
  type BodySide,
} from './body-angles.ts';
import type { CameraPlan } from './camera-plan.ts';
import {
  createHoldTimer,
  createRepetitionCounter,
  createSmoother,
  type Correction,
  type Repetition,
} from './repetitions.ts';

/** What keeps the camera from seeing the exercise. */
export type Hint = 'notSeen' | 'outside' | 'turnSide' | 'turnFront';

export interface SetProgress {
  reps: number;
  /** Seconds held. */
  seconds: number;
  isHeld: boolean;
  /** How far along the course the joint is, 0 to 1; null while it is not seen. */
  share: number | null;
  hint: Hint | null;
  /** What to do better, from the latest repetition. */
  correction: Correction | null;
}

/** What a set came to; the range in degrees, as the exercise names it, or null where the camera could not see it. */
export interface SetResult {
  reps: number;
  /** Repetitions without a correction; null where the camera could not see that. */
  proper: number | null;
  seconds: number;
  range: { min: number; max: number } | null;
  corrections: Record<Correction, number>;
}

/** Width of the shoulders up to which a person is seen from the side, and from which from the front (ours). */
const SIDE_WIDTH = 0.3;
const FRONT_WIDTH = 0.48;
/** Seconds over which the width and the direction are averaged. */
const SETTLE_S = 0.7;
/** Share of the measured frames that must show the right view for the range to be given. */
const WELL_SEEN = 0.8;
/** By how much surer one side must be to stand for both. */
const SURER = 0.15;

/** An average in which what lies longer ago counts less. */
function createAverage() {
  let [lastAt, average] = [Number.NEGATIVE_INFINITY, Number.NaN];
  return (t: number, value: number): number => {
    if (Number.isNaN(value)) return average;
    const weight = Number.isNaN(average) ? 1 : 1 - Math.exp(-(t - lastAt) / SETTLE_S);
    [lastAt, average] = [t, Number.isNaN(average) ? value : average + weight * (value - average)];
    return average;
  };
}

const sides = ['left', 'right'] as const;

/** The angle of the two sides together: their mean, or that of the side that is seen better. */
function readBoth(joints: TrackedFrame['joints'], { motion }: CameraPlan, facing: 1 | -1): number {
  const seen = sides
    .map((side) => ({ value: measureMotion(joints, motion, side, facing), sure: getCertainty(joints, motion, side) }))
    .filter(({ value }) => !Number.isNaN(value));
  const surest = Math.max(...seen.map(({ sure }) => sure));
  const used = seen.filter(({ sure }) => surest - sure <= SURER);
  return used.reduce((sum, { value }) => sum + value, 0) / used.length;
}

/** Counts a set as its frames arrive. `size`: pixels of the pictures. */
export function createSetCounter(plan: CameraPlan, size: { width: number; height: number }) {
  const { motion, side, counts, range } = plan;
  const view = getView(motion);
  const [averageWidth, averageFacing] = [createAverage(), createAverage()];
  const createChannel = (read: (joints: TrackedFrame['joints'], facing: 1 | -1) => number) => ({
    read,
    smooth: createSmoother(),
    counter: createRepetitionCounter(plan),
    hold: createHoldTimer(plan),
  });
  const readSide = (of: BodySide) => createChannel((joints, facing) => measureMotion(joints, motion, of, facing));
  const channels =
    side === 'either'
      ? sides.map(readSide)
      : [side === 'both' ? createChannel((joints, facing) => readBoth(joints, plan, facing)) : readSide(side)];

  const repetitions: Repetition[] = [];
  const held: number[] = [];
  const corrections: Record<Correction, number> = { further: 0, back: 0 };
  let [measured, wellSeen] = [0, 0];
  let progress: SetProgress = { reps: 0, seconds: 0, isHeld: false, share: null, hint: 'notSeen', correction: null };

  const findHint = (joints: TrackedFrame['joints'], isMeasured: boolean, width: number): Hint | null => {
    const all = Object.values(joints);
    if (all.length === 0) return 'notSeen';
    const needed = (side === 'both' || side === 'either' ? sides : [side]).map((of) =>
      listJoints(motion, of).every((name) => {
        const joint = joints[name];
        return joint && joint.x >= 0 && joint.y >= 0 && joint.x <= size.width && joint.y <= size.height;
      }),
    );
    if (!isMeasured || !needed.some(Boolean)) return 'outside';
    if (view === 'side' && width > SIDE_WIDTH) return 'turnSide';
    return view === 'front' && width < FRONT_WIDTH ? 'turnFront' : null;
  };

  const add = ({ t, joints }: TrackedFrame): SetProgress => {
    const width = averageWidth(t, measureWidth(joints));
    const facing = averageFacing(t, measureFacing(joints)) < 0 ? -1 : 1;
    const values = channels.map(({ read }) => read(joints, facing));
    const isMeasured = values.some((value) => !Number.isNaN(value));
    const hint = findHint(joints, isMeasured, width);
    if (isMeasured) {
      measured += 1;
      if (hint === null) wellSeen += 1;
    }
    let { correction } = progress;
    let [share, seconds, isHeld]: [number | null, number, boolean] = [null, progress.seconds, false];
    for (const [at, { smooth, counter, hold }] of channels.entries()) {
      if (Number.isNaN(values[at])) continue;
      const value = smooth(t, values[at]!);
      share = Math.max(share ?? 0, Math.min(1, counter.getShare(value)));
      if (counts === 'time') {
        const state = hold(t, value);
        seconds = Math.max(seconds, state.seconds);
        isHeld ||= state.isHeld;
        if (state.isHeld) held.push(value);
        continue;
      }
      const step = counter.add(t, value);
      if (step.repetition) repetitions.push(step.repetition);
      // From another side the joint looks less bent than it is.
      const said = hint === null ? step.correction : null;
      if (said) corrections[said] += 1;
      if (step.repetition || said) correction = said;
    }
    progress = { reps: repetitions.length, seconds, isHeld, share, hint, correction };
    return progress;
  };

  const finish = (): SetResult => {
    for (const { counter } of channels) {
      const last = counts === 'reps' ? counter.close() : null;
      if (last) repetitions.push(last);
    }
    const reached = [...repetitions.flatMap(({ from, to }) => [from, to]), ...held];
    const isSeen = reached.length > 0 && wellSeen >= WELL_SEEN * measured;
    const named = reached.map((value) => Math.round(range * value));
    return {
      reps: repetitions.length,
      proper: isSeen ? repetitions.filter(({ isProper }) => isProper).length : null,
      seconds: Math.round(progress.seconds),
      range: isSeen && range !== 0 ? { min: Math.min(...named), max: Math.max(...named) } : null,
      corrections,
    };
  };
  return { add, finish };
}
