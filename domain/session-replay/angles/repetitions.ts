import type { Insights } from '@exer/pose-log/insights.ts';

/** A frame at which a repetition is marked, and the how-manieth of its kind it is; the side of a step, null otherwise. */
export interface Repetition {
  frame: number;
  number: number;
  side: 'left' | 'right' | null;
}

const counted = (frames: readonly number[], side: Repetition['side']): Repetition[] =>
  frames.toSorted((one, other) => one - other).map((frame, at) => ({ frame, number: at + 1, side }));

/**
 * The repetitions of a recording in the order of their frames: the steps of a walk, by each heel that met the ground, and
 * where the client tells of none, each frame at which a result was taken, counted by result.
 */
export function repetitionsOf(insights: Insights, frames: number): Repetition[] {
  const { left, right } = insights.heelStrikeFrames;
  const steps = [...counted(left, 'left'), ...counted(right, 'right')];
  const taken = Object.values(insights.resultFrames).flatMap((listed) => counted(listed, null));
  return (steps.length > 0 ? steps : taken)
    .filter(({ frame }) => frame < frames)
    .toSorted((one, other) => one.frame - other.frame);
}
