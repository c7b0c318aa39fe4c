import type { TrackedFrame } from '../recording.ts';
import { getView, listJoints, measureFacing, measureWidth } from './body-angles.ts';
import type { CameraPlan } from './camera-plan.ts';
import { createChannel, type Channel } from './channel.ts';
import type { Correction } from './repetitions.ts';

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

/** The channels that count: all where each side counts for itself; where both move together, that which shows it best. */
function selectChannels(channels: readonly Channel[], { side }: CameraPlan): readonly Channel[] {
  if (side !== 'both') return channels;
  const reach = ({ repetitions, seconds }: Channel) => repetitions.length + seconds;
  return channels.toSorted((one, other) => reach(other) - reach(one) || other.certainty - one.certainty).slice(0, 1);
}

const sum = (channels: readonly Channel[], read: (channel: Channel) => number) =>
  channels.reduce((total, channel) => total + read(channel), 0);

/** Counts a set as its frames arrive. `size`: pixels of the pictures. */
export function createSetCounter(plan: CameraPlan, size: { width: number; height: number }) {
  const { motion, side } = plan;
  const view = getView(motion);
  const [averageWidth, averageFacing] = [createAverage(), createAverage()];
  const watched = side === 'left' || side === 'right' ? [side] : sides;
  const followed = watched.map((of) => createChannel(plan, of));
  const channels = followed.map(({ channel }) => channel);
  let [measured, wellSeen] = [0, 0];

  const isInside = (joints: TrackedFrame['joints']) =>
    watched.some((of) =>
      listJoints(motion, of).every((name) => {
        const joint = joints[name];
        return joint && joint.x >= 0 && joint.y >= 0 && joint.x <= size.width && joint.y <= size.height;
      }),
    );
  /** What hides a joint that lies in the picture is the body itself: the other side faces the camera. */
  const findHidden = (joints: TrackedFrame['joints']): Hint => {
    if (Object.keys(joints).length === 0) return 'notSeen';
    return isInside(joints) && view === 'side' ? 'turnSide' : 'outside';
  };
  const findViewHint = (width: number): Hint | null => {
    if (view === 'side') return width > SIDE_WIDTH ? 'turnSide' : null;
    return width < FRONT_WIDTH ? 'turnFront' : null;
  };

  const add = (frame: TrackedFrame): SetProgress => {
    const { t, joints } = frame;
    const viewHint = findViewHint(averageWidth(t, measureWidth(joints)));
    const facing = averageFacing(t, measureFacing(joints)) < 0 ? -1 : 1;
    const seen = followed.map((each) => each.add(frame, facing, viewHint === null)).some(Boolean);
    if (seen) [measured, wellSeen] = [measured + 1, wellSeen + (viewHint === null ? 1 : 0)];
    const counting = selectChannels(channels, plan);
    const shares = channels.flatMap(({ share }) => share ?? []);
    return {
      reps: sum(counting, ({ repetitions }) => repetitions.length),
      seconds: Math.max(...counting.map(({ seconds }) => seconds)),
      isHeld: counting.some(({ isHeld }) => isHeld),
      share: shares.length === 0 ? null : Math.max(...shares),
      hint: seen && isInside(joints) ? viewHint : findHidden(joints),
      correction: counting.find(({ correction }) => correction)?.correction ?? null,
    };
  };

  const finish = (): SetResult => {
    for (const { close } of followed) close();
    const counting = selectChannels(channels, plan);
    const repetitions = counting.flatMap((channel) => channel.repetitions);
    const reached = [...repetitions.flatMap(({ from, to }) => [from, to]), ...counting.flatMap(({ held }) => held)];
    const isSeen = reached.length > 0 && wellSeen >= WELL_SEEN * measured;
    const named = reached.map((value) => Math.round(plan.range * value) || 0);
    return {
      reps: repetitions.length,
      proper: isSeen ? repetitions.filter(({ isProper }) => isProper).length : null,
      seconds: Math.round(Math.max(...counting.map(({ seconds }) => seconds))),
      range: isSeen && plan.range !== 0 ? { min: Math.min(...named), max: Math.max(...named) } : null,
      corrections: {
        further: sum(counting, ({ corrections }) => corrections.further),
        back: sum(counting, ({ corrections }) => corrections.back),
      },
    };
  };
  return { add, finish };
}
