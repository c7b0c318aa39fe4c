import type { RecordedWalk } from '../../domain/gait/recording/walk.ts';
import { inThread } from '../threads/in-thread.ts';
import type { MeasuringOrder } from './measure-log.ts';

/** Longest that one recording is measured; two hours of walking take a fraction of it. */
const TIME_LIMIT_MS = 60_000;

export type MeasureWalk = (order: MeasuringOrder) => Promise<RecordedWalk>;

interface Thread {
  script?: URL;
  timeLimitMs?: number;
}

/** Measures a recording in a thread of its own; the order's bytes are handed over. Throws when the thread dies or takes too long. */
export const measureInThread = (
  order: MeasuringOrder,
  { script = new URL('start-measuring-worker.mjs', import.meta.url), timeLimitMs = TIME_LIMIT_MS }: Thread = {},
): Promise<RecordedWalk> =>
  inThread({ script, order, handedOver: [order.bytes.buffer], timeLimitMs, named: 'measures walks' });
