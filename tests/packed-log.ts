import { packRecording } from '@exer/pose-log/packed/packed-recording.ts';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';

/** The compact form of a log, as the server makes it; not gzipped. */
export function packedLog(kind: LogKind, log: string): Uint8Array<ArrayBuffer> {
  const reader = createLogReader(kind);
  reader.write(log);
  const recording = reader.end();
  if (isLogError(recording)) throw new Error(recording);
  return packRecording(kind, recording);
}
