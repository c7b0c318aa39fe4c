import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a few statements take, short for somebody who waits for a letter. */
const STEP_MS = 400;

/**
 * Answers, or refuses, at the next step after the call was made: whether there is an account, and whether a code is open for it, decides
 * how much is to be done, and must not be told by how long it takes (I6).
 */
export async function atEvenPace<T>(work: () => Promise<T>, stepMs = STEP_MS): Promise<T> {
  const started = performance.now();
  const [done] = await Promise.allSettled([work()]);
  const taken = performance.now() - started;
  await pause(Math.ceil(taken / stepMs) * stepMs - taken);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
