import { createLogReader } from '@exer/pose-log/read-log.ts';
import type { LogFault, Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { gunzipChunks } from '../platform/http/gunzip-chunks.ts';

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
    for await (const piece of gunzipChunks(bytes, packed)) {
      reader.write(decoder.decode(piece, { stream: true }));
      if (reader.hasFailed()) break;
    }
  } catch (error) {
    return error instanceof HttpError ? 'tooLong' : 'unreadable';
  }
  return reader.end();
}
