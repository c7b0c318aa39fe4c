import { createLogReader } from '@exer/pose-log/read-log.ts';
import { type LogError, type Recording, isLogError } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { gunzipChunks } from '../platform/http/gunzip-chunks.ts';
import { constants, gzipSync } from 'node:zlib';
import { packRecording } from '@exer/pose-log/packed/packed-recording.ts';

/** A log as it is stored. */
export interface StoredLog {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the bytes are gzipped. */
  packed: boolean;
}

/** Reads a stored log piece by piece. A damaged one, or one that grows too large, is a fault; nothing is thrown. */
export async function readStoredLog(kind: LogKind, { bytes, packed }: StoredLog): Promise<Recording | LogError> {
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

/** A stored log that is to be packed for the replay. */
export interface PackJob extends StoredLog {
  kind: LogKind;
}

/** The compact form, gzipped; or why the log cannot be shown. */
export type PackedLog = Uint8Array<ArrayBuffer> | LogError;

/** The compact form of a recording as it is stored and served: gzipped, which every browser unpacks as it arrives. */
export const gzipRecording = (kind: LogKind, recording: Recording): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(packRecording(kind, recording), { level: constants.Z_BEST_COMPRESSION }));

/** Reads a stored log and packs it. Whatever the log holds, nothing is thrown. */
export async function packLog({ kind, ...log }: PackJob): Promise<PackedLog> {
  const recording = await readStoredLog(kind, log);
  return isLogError(recording) ? recording : gzipRecording(kind, recording);
}
