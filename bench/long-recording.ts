import { gzipSync } from 'node:zlib';
import { packRecording } from '@exer/pose-log/packed/packed-recording.ts';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError, type Recording } from '@exer/pose-log/recording.ts';
import { longLog } from '../tests/log-server.ts';
import { bareForm, barePage } from './bare-replay.ts';
import type { Standing } from './slow-line.ts';

/** A session of ten minutes, and one of a second for what opening a replay takes whatever is in it. */
const LONG = 18_000;
const SHORT = 30;

const zipped = (body: Uint8Array | string): Standing => ({
  type: 'application/octet-stream',
  encoding: 'gzip',
  body: gzipSync(body, { level: 9 }),
});

function read(log: string): Recording {
  const reader = createLogReader('pose-log');
  reader.write(log);
  const recording = reader.end();
  if (isLogError(recording)) throw new Error(recording);
  return recording;
}

function formsOf(name: string, frames: number): Record<string, Standing> {
  const log = longLog(frames);
  return {
    [`/${name}.json`]: zipped(log),
    [`/${name}.bin`]: zipped(packRecording('pose-log', read(log))),
  };
}

/** Recordings and the hand-written page that replays the long one, by their addresses. */
export function standingRecordings(): Record<string, Standing> {
  const long = read(longLog(LONG));
  return {
    ...formsOf('long', LONG),
    ...formsOf('short', SHORT),
    '/bare.bin': zipped(bareForm(long)),
    '/bare/': { type: 'text/html', body: Buffer.from(barePage(long)) },
  };
}
