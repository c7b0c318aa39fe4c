import type { Insights } from '@exer/pose-log/insights.ts';

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
export function phaseMarkers({ lapInfo, strideInfo }: Insights): Marker[] {
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
export function phaseAt(markers: readonly Marker[], frame: number, frames: number): Phase | null {
  if (frame >= frames - 1) return 'complete';
  let phase: Phase | null = null;
  for (const marker of markers) {
    if (marker.frame > frame) break;
    phase = marker.phase;
  }
  return phase;
}
