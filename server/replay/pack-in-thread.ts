import { inThread } from '../threads/in-thread.ts';
import type { PackedLog, PackingOrder } from './pack-log.ts';

/** Longest that one recording is packed; the longest log that is taken in needs a few seconds. */
const TIME_LIMIT_MS = 60_000;

export type PackLog = (order: PackingOrder) => Promise<PackedLog>;

/** Packs a log in a thread of its own; the order's bytes are handed over. Throws when the thread dies or takes too long. */
export const packInThread: PackLog = (order) =>
  inThread({
    script: new URL('start-packing-worker.mjs', import.meta.url),
    order,
    handedOver: [order.bytes.buffer],
    timeLimitMs: TIME_LIMIT_MS,
    named: 'packs recordings',
  });
