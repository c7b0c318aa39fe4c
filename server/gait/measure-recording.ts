import {
  isWalkError,
  type MeasuredWalk,
  type RecordedWalk,
  type Scale,
  type Walk,
  type WalkError,
} from '@exer/gait-analysis/walk.ts';
import { measureWalk } from '@exer/gait-analysis/measure-walk.ts';
import { analyzeWalk } from '@exer/gait-analysis/analyze-walk.ts';
import { isLogError, type LogError, type Recording } from '@exer/pose-log/recording.ts';
import type { walkErrors } from '../../contract/platform/enumerations.ts';
import { readStoredLog, type StoredLog } from '../session-replay/pack-log.ts';

/** What finds a walk in a recording, and measures it. */
interface Engine {
  analyzeWalk(recording: Recording): Walk | WalkError;
  measureWalk(walk: Walk, scale: Scale | null): MeasuredWalk;
}

const toWalkError = (fault: LogError): (typeof walkErrors)[number] => (fault === 'tooLong' ? 'TOO_LONG' : 'UNREADABLE');
const toFailedWalk = (fault: (typeof walkErrors)[number]): RecordedWalk => ({ items: [], quality: null, fault });

/** What a recorded walk measures, or why it cannot be measured. Without a scale nothing in metres is measured. */
export function measureRecording(
  recording: Recording | LogError,
  scale: Scale | null,
  engine: Engine = { analyzeWalk, measureWalk },
): RecordedWalk {
  if (isLogError(recording)) return toFailedWalk(toWalkError(recording));
  const walk = engine.analyzeWalk(recording);
  return isWalkError(walk) ? toFailedWalk(walk) : { ...engine.measureWalk(walk, scale), fault: null };
}

/** A stored pose log, and how large a metre is in it. */
export interface MeasureJob extends StoredLog {
  scale: Scale | null;
}

/** Reads a pose log piece by piece and measures the walk in it. A damaged one, or one that grows too large, is a fault. */
export const measureLog = async ({ scale, ...log }: MeasureJob, measure = measureRecording): Promise<RecordedWalk> =>
  measure(await readStoredLog('pose-log', log), scale);
