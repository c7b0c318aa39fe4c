import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { readInsights } from '@exer/pose-log/insights.ts';

/**
 * The insights of a recorded walk with the frames at which its results were taken (ENT-095): each lap's result from the
 * lap's first frame to its last, a single result over all laps.
 */
export function withResultFrames(insights: object, results: readonly ScanResult[]): object {
  const { lap1StartFrame, lap1EndFrame, lap2StartFrame, lap2EndFrame } = readInsights(insights).lapInfo;
  const laps =
    results.length > 1
      ? [
          [lap1StartFrame, lap1EndFrame],
          [lap2StartFrame, lap2EndFrame],
        ]
      : [[lap1StartFrame, lap2EndFrame ?? lap1EndFrame]];
  const resultFrames = Object.fromEntries(
    results.flatMap(({ name }, lap) => (laps[lap] ? [[name, laps[lap].filter((frame) => frame !== null)]] : [])),
  ) as Record<string, number[]>;
  return { ...insights, resultFrames };
}
