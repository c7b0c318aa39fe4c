import { gunzipSync } from 'node:zlib';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError, type Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { recording } from './source.ts';
import { measureWalk } from '@exer/gait-analysis/measure-walk.ts';
import { isWalkError, type Walk, type WalkError, type RecordedWalk } from '@exer/gait-analysis/walk.ts';
import { analyzeWalk } from '@exer/gait-analysis/analyze-walk.ts';
import type { WalkRecording } from './gait-visits.ts';
import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { readInsights } from '@exer/pose-log/insights.ts';

const recordings = new Map<string, Recording>();

/** A recording of the demo, read once. */
export function readRecording(name: string, kind: LogKind): Recording {
  const before = recordings.get(name);
  if (before) return before;
  const reader = createLogReader(kind);
  reader.write(gunzipSync(recording(name)).toString());
  const read = reader.end();
  if (isLogError(read)) throw new Error(`The demo’s recording ${name} is ${read}.`);
  recordings.set(name, read);
  return read;
}

interface Measured {
  state: 'MEASURED' | 'NOT_MEASURABLE';
  walk: RecordedWalk;
}

const walks = new Map<WalkRecording, Walk | WalkError>();
const measured = new Map<string, Measured>();

function measure(name: WalkRecording, heightCm: number | null): Measured {
  const walk = walks.get(name) ?? analyzeWalk(readRecording(name, 'pose-log'));
  walks.set(name, walk);
  if (isWalkError(walk)) return { state: 'NOT_MEASURABLE', walk: { items: [], quality: null, fault: walk } };
  return { state: 'MEASURED', walk: { ...measureWalk(walk, heightCm === null ? null : { heightCm }), fault: null } };
}

/** The measures of a recorded walk for a patient of that height; each recording is analyzed once. */
export function measureRecordedWalk(name: WalkRecording, heightCm: number | null): Measured {
  const key = `${name} ${heightCm}`;
  const known = measured.get(key) ?? measure(name, heightCm);
  measured.set(key, known);
  return known;
}

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
