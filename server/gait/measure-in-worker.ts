import type { RecordedWalk } from '@exer/gait-analysis/walk.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import type { MeasureJob } from './measure-recording.ts';

/** Longest that one recording is measured; two hours of walking take a fraction of it. */
const TIMEOUT_MS = 60_000;

export type MeasureWalk = (order: MeasureJob) => Promise<RecordedWalk>;

interface WorkerOptions {
  script?: URL;
  timeoutMs?: number;
}

/** Measures a recording in a thread of its own; the order's bytes are handed over. Throws when the thread dies or takes too long. */
export const measureInWorker = (
  order: MeasureJob,
  { script = new URL('start-measuring-worker.mjs', import.meta.url), timeoutMs = TIMEOUT_MS }: WorkerOptions = {},
): Promise<RecordedWalk> =>
  runInWorker({
    script,
    workerData: order,
    transferList: [order.bytes.buffer],
    timeoutMs,
    name: 'measure-walk',
  });
