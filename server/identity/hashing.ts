import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';
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

/**
 * OWASP's parameters for scrypt: 32 MB for each hash. The cost is stored with it, so it can be raised at any time. Tests
 * of what is around passwords lower it.
 */
export const hashCost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 64;

const deriveKey = (password: string, salt: Buffer, cost: typeof hashCost): Promise<Buffer> =>
  new Promise((done, fail) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    // The same letters are the same password, however a keyboard composes them (NIST SP 800-63B).
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? fail(error) : done(key)));
  });

async function hashNow(password: string, salt = randomBytes(SALT_BYTES), cost = hashCost): Promise<string> {
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** The hash of a text by the salt and the cost of another one: equal to it if that is its text. */
function hashLikeNow(stored: string, text: string): Promise<string> {
  const [, N, r, p, salt] = stored.split('$');
  return hashNow(text, Buffer.from(salt!, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
}

/** The library's form costs a third of ours: with this it takes as long, so that the time says nothing of an account. */
const getRest = () => ({ ...hashCost, p: hashCost.p - 1 });

/** Passwords from before our form are in the library's, and are verified by it. */
async function verifyNow({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  if (!stored.startsWith('scrypt$')) {
    await deriveKey(password, randomBytes(SALT_BYTES), getRest());
    return verifyPassword({ hash: stored, password });
  }
  const [given, expected] = [await hashLikeNow(stored, password), stored].map((text) => Buffer.from(text));
  return given!.length === expected!.length && timingSafeEqual(given!, expected!);
}

/** Whether a password is hashed as one is today; otherwise it is hashed again when it is next typed. */
export const isHashedAsToday = (stored: string): boolean =>
  stored.startsWith(`scrypt$${hashCost.N}$${hashCost.r}$${hashCost.p}$`);

export const hash = (password: string): Promise<string> => enqueue(() => hashNow(password));
export const hashLike = (stored: string, text: string): Promise<string> => enqueue(() => hashLikeNow(stored, text));
/** Hashes of texts that have a salt in common, so that one hash tells which of them was typed. */
export const hashTogether = (texts: readonly string[]): Promise<string[]> => {
  const salt = randomBytes(SALT_BYTES);
  return Promise.all(texts.map((text) => enqueue(() => hashNow(text, salt))));
};
export const verify = (given: { hash: string; password: string }): Promise<boolean> => enqueue(() => verifyNow(given));
