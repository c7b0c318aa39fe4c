import { createLogReader } from '../../domain/replay/read-log.ts';
import type { LogFault, Recording } from '../../domain/replay/recording.ts';
import type { LogKind } from '../../domain/replay/skeleton.ts';
import { Refusal } from '../http/refusal.ts';
import { unpackedPieces } from '../http/unpacked-pieces.ts';

/** A log as it is stored. */
export interface StoredLog {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the bytes are gzipped. */
  packed: boolean;
}

/** Reads a stored log piece by piece. A damaged one, or one that grows too large, is a fault; nothing is thrown. */
export async function readStoredLog(kind: LogKind, { bytes, packed }: StoredLog): Promise<Recording | LogFault> {
  const reader = createLogReader(kind);
  const decoder = new TextDecoder();
  try {
    for await (const piece of unpackedPieces(bytes, packed)) {
      reader.write(decoder.decode(piece, { stream: true }));
      if (reader.hasFailed()) break;
    }
  } catch (error) {
    return error instanceof Refusal ? 'tooLong' : 'unreadable';
  }
  return reader.end();
}
