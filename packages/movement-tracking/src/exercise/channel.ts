import type { TrackedFrame } from '../recording.ts';
import { getCertainty, measureMotion, type BodySide } from './body-angles.ts';
import type { CameraPlan } from './camera-plan.ts';
import {
  createHoldTimer,
  createRepetitionCounter,
  createSmoother,
  type Correction,
  type Repetition,
} from './repetitions.ts';

/** What one side of the body has done of a set. */
export interface Channel {
  repetitions: Repetition[];
  corrections: Record<Correction, number>;
  /** Of the latest repetition; null if there is nothing to say of it. */
  correction: Correction | null;
  /** Seconds held near the end, and the angles then. */
  seconds: number;
  held: number[];
  isHeld: boolean;
  /** How far along the course the joint is, 0 to 1; null where it is not seen. */
  share: number | null;
  /** How sure its joints were, summed up. */
  certainty: number;
}

/** Follows one side of the body through a set. */
export function createChannel(plan: CameraPlan, side: BodySide) {
  const smooth = createSmoother();
  const counter = createRepetitionCounter(plan);
  const hold = createHoldTimer(plan);
  const channel: Channel = {
    repetitions: [],
    corrections: { further: 0, back: 0 },
    correction: null,
    seconds: 0,
    held: [],
    isHeld: false,
    share: null,
    certainty: 0,
  };

  const count = (t: number, value: number, isWellSeen: boolean) => {
    const { repetition, correction } = counter.add(t, value);
    // From another side a joint looks less bent than it is.
    const advice = isWellSeen ? correction : null;
    if (advice) channel.corrections[advice] += 1;
    if (repetition) channel.repetitions.push(repetition);
    if (repetition || advice) channel.correction = advice;
  };
  /** Whether the motion was seen in the frame. */
  const add = ({ t, joints }: TrackedFrame, facing: 1 | -1, isWellSeen: boolean): boolean => {
    const measured = measureMotion(joints, plan.motion, side, facing);
    channel.share = null;
    if (Number.isNaN(measured)) return false;
    channel.certainty += getCertainty(joints, plan.motion, side);
    const value = smooth(t, measured);
    channel.share = Math.max(0, Math.min(1, counter.getShare(value)));
    if (plan.counts === 'reps') count(t, value, isWellSeen);
    else {
      Object.assign(channel, hold(t, value));
      if (channel.isHeld) channel.held.push(value);
    }
    return true;
  };
  /** Ends the counting; the last repetition needs no way back. */
  const close = () => {
    const last = plan.counts === 'reps' ? counter.close() : null;
    if (last) channel.repetitions.push(last);
  };
  return { channel, add, close };
}
