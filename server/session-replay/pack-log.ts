import { constants, gzipSync } from 'node:zlib';
import { packRecording } from '@exer/pose-log/packed/packed-recording.ts';
import { isLogFault, type LogFault, type Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { readStoredLog, type StoredLog } from './read-stored-log.ts';

/** A stored log that is to be packed for the replay. */
export interface PackJob extends StoredLog {
  kind: LogKind;
}

/** The compact form, gzipped; or why the log cannot be shown. */
export type PackedLog = Uint8Array<ArrayBuffer> | LogFault;

/** The compact form of a recording as it is stored and served: gzipped, which every browser unpacks as it arrives. */
export const gzipRecording = (kind: LogKind, recording: Recording): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(packRecording(kind, recording), { level: constants.Z_BEST_COMPRESSION }));

/** Reads a stored log and packs it. Whatever the log holds, nothing is thrown. */
export async function packLog({ kind, ...log }: PackJob): Promise<PackedLog> {
  const recording = await readStoredLog(kind, log);
  return isLogFault(recording) ? recording : gzipRecording(kind, recording);
}
