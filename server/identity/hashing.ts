import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { serviceUnavailable, tooManyRequests } from '../platform/http/http-error.ts';

interface QueueLimits {
  concurrency: number;
  maxWaiting: number;
  maxWaitingPerCaller: number;
}

interface Waiter {
  start: () => void;
  reject: (error: Error) => void;
}

/**
 * Limits concurrency with a bounded queue, so that everything else keeps answering. Callers take turns: one who queues
 * much delays only themselves.
 */
export class FairQueue {
  readonly #bounds: QueueLimits;
  /** By caller, in the order of their turns. */
  readonly #waiting = new Map<string, Waiter[]>();
  #running = 0;
  #total = 0;

  constructor(bounds: QueueLimits) {
    this.#bounds = bounds;
  }

  /**
   * Runs `work` in its turn. Throws 429 when the caller exceeds their share. When the queue is full, the last entry of
   * the busiest caller is rejected with 503, so that a few callers cannot lock out the others.
   */
  async run<T>(asker: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.concurrency) this.#running++;
    else await this.#turn(asker);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(asker: string): Promise<void> {
    const own = this.#waiting.get(asker) ?? [];
    if (own.length >= this.#bounds.maxWaitingPerCaller) throw tooManyRequests(5);
    if (this.#total >= this.#bounds.maxWaiting) this.#makeRoomBeside(own);
    this.#total++;
    this.#waiting.set(asker, own);
    return new Promise((go, refuse) => void own.push({ start: go, reject: refuse }));
  }

  #makeRoomBeside(own: readonly Waiter[]): void {
    const most = [...this.#waiting.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (most.length <= own.length + 1) throw serviceUnavailable();
    most.pop()!.reject(serviceUnavailable());
    this.#total--;
  }

  #next(): void {
    const [turn] = this.#waiting;
    if (!turn) {
      this.#running--;
      return;
    }
    const [asker, own] = turn;
    const { start } = own.shift()!;
    this.#total--;
    // A caller who had a turn goes to the end of the round.
    this.#waiting.delete(asker);
    if (own.length) this.#waiting.set(asker, own);
    start();
  }
}

/**
 * Hashing is the most expensive work that an anonymous caller can trigger (I4). One share is enough for thirty
 * colleagues behind one address.
 */
const queue = new FairQueue({ concurrency: 2, maxWaiting: 100, maxWaitingPerCaller: 40 });
const currentCaller = new AsyncLocalStorage<string>();

/** Password hashes inside `work` are queued in the share of this address. */
export const queueHashesFor = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  currentCaller.run(address, work);

const enqueue = <T>(work: () => Promise<T>): Promise<T> => queue.run(currentCaller.getStore() ?? '', work);

export const hash = (password: string): Promise<string> => enqueue(() => hashPassword(password));
export const verify = (given: { hash: string; password: string }): Promise<boolean> =>
  enqueue(() => verifyPassword(given));
