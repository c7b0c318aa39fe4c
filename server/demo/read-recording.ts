import { gunzipSync } from 'node:zlib';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogFault, type Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { recording } from './source.ts';

const known = new Map<string, Recording>();

/** A recording of the demo; each is read once. */
export function readRecording(name: string, kind: LogKind): Recording {
  const before = known.get(name);
  if (before) return before;
  const reader = createLogReader(kind);
  reader.write(gunzipSync(recording(name)).toString());
  const read = reader.end();
  if (isLogFault(read)) throw new Error(`The demo’s recording ${name} is ${read}.`);
  known.set(name, read);
  return read;
}
