import type { RecordedWalk, Scale } from '../../domain/gait/recording/walk.ts';
import { readStoredLog, type StoredLog } from '../replay/read-stored-log.ts';
import { measureRecording } from './measure-recording.ts';

/** A stored pose log, and how large a metre is in it. */
export interface MeasuringOrder extends StoredLog {
  scale: Scale | null;
}

/** Reads a pose log piece by piece and measures the walk in it. A damaged one, or one that grows too large, is a fault. */
export const measureLog = async (
  { scale, ...log }: MeasuringOrder,
  measure = measureRecording,
): Promise<RecordedWalk> => measure(await readStoredLog('pose-log', log), scale);
