import { type Insights, listResultFrames } from '@exer/pose-log/insights.ts';

export type Phase =
  | 'lap1Start'
  | 'lap1End'
  | 'lap2Start'
  | 'lap2End'
  | 'leftCycleStart'
  | 'leftCycleEnd'
  | 'rightCycleStart'
  | 'rightCycleEnd'
  | 'complete';

export interface Marker {
  frame: number;
  phase: Phase;
}

/** The frames at which a phase of the recording begins, in their order (OPEN-142). */
export function listPhaseMarkers({ lapInfo, strideInfo }: Insights): Marker[] {
  const { left, right } = strideInfo;
  const named: [Phase, number | null][] = [
    ['lap1Start', lapInfo.lap1StartFrame],
    ['lap1End', lapInfo.lap1EndFrame],
    ['lap2Start', lapInfo.lap2StartFrame],
    ['lap2End', lapInfo.lap2EndFrame],
    ['leftCycleStart', left.bestCycle.startFrame],
    ['leftCycleEnd', left.bestCycle.endFrame],
    ['rightCycleStart', right.bestCycle.startFrame],
    ['rightCycleEnd', right.bestCycle.endFrame],
  ];
  return named
    .flatMap(([phase, frame]) => (frame === null ? [] : [{ phase, frame }]))
    .toSorted((one, other) => one.frame - other.frame);
}

/**
 * The phase of a frame: that of the highest marker which the frame has reached (REPLAY-12), `complete` at the last frame
 * (REPLAY-11), and null before the first marker.
 */
export function getPhase(markers: readonly Marker[], frame: number, frames: number): Phase | null {
  if (frame >= frames - 1) return 'complete';
  let phase: Phase | null = null;
  for (const marker of markers) {
    if (marker.frame > frame) break;
    phase = marker.phase;
  }
  return phase;
}

/** A frame that somebody may look for: a phase begins there, or a result of that name was taken. */
export type Mark = { frame: number } & ({ phase: Phase } | { name: string });

/** All such frames of a recording in their order, phases before results at the same frame (OPEN-142). */
export const listMarks = (insights: Insights, frames: number): Mark[] =>
  [...listPhaseMarkers(insights).filter(({ frame }) => frame < frames), ...listResultFrames(insights, frames)].toSorted(
    (one, other) => one.frame - other.frame,
  );

/** The frame of the next mark after a frame, or of the one before it; null where there is none. */
export function findNeighboringMark(marks: readonly Mark[], frame: number, direction: 1 | -1): number | null {
  const mark =
    direction === 1 ? marks.find((each) => each.frame > frame) : marks.findLast((each) => each.frame < frame);
  return mark?.frame ?? null;
}
