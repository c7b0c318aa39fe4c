import type { RecordedWalk, Scale } from '../../domain/gait/recording/walk.ts';
import { createLogReader } from '../../domain/replay/read-log.ts';
import { Refusal } from '../http/refusal.ts';
import { unpackedPieces } from '../http/unpacked-pieces.ts';
import { measureRecording } from './measure-recording.ts';

/** A stored pose log, and how large a metre is in it. */
export interface MeasuringOrder {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the bytes are gzipped. */
  packed: boolean;
  scale: Scale | null;
}

/** Reads a pose log piece by piece and measures the walk in it. A damaged one, or one that grows too large, is a fault. */
export async function measureLog(
  { bytes, packed, scale }: MeasuringOrder,
  measure = measureRecording,
): Promise<RecordedWalk> {
  const reader = createLogReader('pose-log');
  const decoder = new TextDecoder();
  try {
    for await (const piece of unpackedPieces(bytes, packed)) {
      reader.write(decoder.decode(piece, { stream: true }));
      if (reader.hasFailed()) break;
    }
  } catch (error) {
    return measure(error instanceof Refusal ? 'tooLong' : 'unreadable', scale);
  }
  return measure(reader.end(), scale);
}
