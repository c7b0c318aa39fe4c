import { type Insights, listedFrames } from '@exer/pose-log/insights.ts';
import { phaseMarkers, type Phase } from './phases.ts';

/** A frame that somebody may look for: a phase begins there, or a result of that name was taken. */
export type Mark = { frame: number } & ({ phase: Phase } | { name: string });

/** All such frames of a recording in their order, phases before results at the same frame (OPEN-142). */
export const marksOf = (insights: Insights, frames: number): Mark[] =>
  [...phaseMarkers(insights).filter(({ frame }) => frame < frames), ...listedFrames(insights, frames)].toSorted(
    (one, other) => one.frame - other.frame,
  );

/** The frame of the next mark after a frame, or of the one before it; null where there is none. */
export function neighbouringMark(marks: readonly Mark[], frame: number, direction: 1 | -1): number | null {
  const mark =
    direction === 1 ? marks.find((each) => each.frame > frame) : marks.findLast((each) => each.frame < frame);
  return mark?.frame ?? null;
}
