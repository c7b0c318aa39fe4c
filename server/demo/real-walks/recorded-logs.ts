import { gunzipSync } from 'node:zlib';
import { createLogReader } from '../../../domain/replay/read-log.ts';
import { isLogFault, type LogFault } from '../../../domain/replay/recording.ts';
import { measuresOf } from '../../../domain/gait/recording/measures-of.ts';
import { walkOf } from '../../../domain/gait/recording/walk-of.ts';
import { isWalkFault, type MeasuredWalk, type Scale, type WalkFault } from '../../../domain/gait/recording/walk.ts';
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
  return isLogFault(read) ? read : walkOf(read);
}

/** All that the text of a log tells, or why it tells nothing. */
export function measured(text: string, scale: Scale | null): MeasuredWalk | WalkFault | LogFault {
  const walk = walkIn(text);
  return typeof walk === 'string' || isWalkFault(walk) ? walk : measuresOf(walk, scale);
}

export const valueOf = ({ items }: MeasuredWalk, item: string, measure: string): number | null =>
  items.find(({ name }) => name === item)?.measures.find(({ name }) => name === measure)?.value ?? null;
