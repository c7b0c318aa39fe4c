import { Worker } from 'node:worker_threads';
import type { RecordedWalk } from '../../domain/gait/recording/walk.ts';
import type { MeasuringOrder } from './measure-log.ts';

/** Longest that one recording is measured; two hours of walking take a fraction of it. */
const TIME_LIMIT_MS = 60_000;
const MOST_HEAP_MB = 512;

export type MeasureWalk = (order: MeasuringOrder) => Promise<RecordedWalk>;

interface Thread {
  script?: URL;
  timeLimitMs?: number;
}

/**
 * Measures a recording in a thread of its own, so that requests are answered meanwhile; the thread and all its memory are
 * let go of afterwards. Throws when the thread dies or takes too long, never with words of the recording. The order's bytes
 * are handed over: the caller has them no longer.
 */
export function measureInThread(
  order: MeasuringOrder,
  { script = new URL('start-measuring-worker.mjs', import.meta.url), timeLimitMs = TIME_LIMIT_MS }: Thread = {},
): Promise<RecordedWalk> {
  const worker = new Worker(script, {
    workerData: order,
    transferList: [order.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  return new Promise<RecordedWalk>((measured, failed) => {
    const late = setTimeout(() => failed(new Error('Measuring a walk took too long.')), timeLimitMs);
    worker.once('message', measured);
    worker.once('error', () => failed(new Error('The thread that measures walks failed.')));
    worker.once('exit', () => {
      clearTimeout(late);
      failed(new Error('The thread that measures walks ended.'));
    });
  }).finally(() => void worker.terminate());
}
