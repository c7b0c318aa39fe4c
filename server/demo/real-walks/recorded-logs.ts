import { gunzipSync } from 'node:zlib';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError, type LogError } from '@exer/pose-log/recording.ts';
import { measureWalk } from '@exer/gait-analysis/measure-walk.ts';
import { analyzeWalk } from '@exer/gait-analysis/analyze-walk.ts';
import { isWalkError, type MeasuredWalk, type Scale, type WalkError } from '@exer/gait-analysis/walk.ts';
import { recording } from '../source.ts';

export interface RecordedPoint {
  x: number;
  y: number;
  confidence: number;
}
export interface RecordedLog {
  meta: Record<string, unknown>;
  frames: { t: number; keypoints: Record<string, RecordedPoint> }[];
}

/** A recording of the demo, as its text (docs/DATA.md). */
export const textOf = (name: string): string => gunzipSync(recording(name)).toString();

export const logOf = (name: string): RecordedLog => JSON.parse(textOf(name)) as RecordedLog;

/** The walk in the text of a log, or why there is none. */
export function walkIn(text: string) {
  const reader = createLogReader('pose-log');
  reader.write(text);
  const read = reader.end();
  return isLogError(read) ? read : analyzeWalk(read);
}

/** All that the text of a log tells, or why it tells nothing. */
export function measured(text: string, scale: Scale | null): MeasuredWalk | WalkError | LogError {
  const walk = walkIn(text);
  return typeof walk === 'string' || isWalkError(walk) ? walk : measureWalk(walk, scale);
}

export const valueOf = ({ items }: MeasuredWalk, item: string, measure: string): number | null =>
  items.find(({ name }) => name === item)?.measures.find(({ name }) => name === measure)?.value ?? null;
