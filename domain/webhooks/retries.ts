const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next attempt, after each that has failed: eleven attempts in three and a half days. */
export const RETRY_SECONDS = [
  5,
  30,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
] as const;
/** How much longer a wait may be at most, so that what failed together does not come back together. */
const JITTER = 0.2;

/** Seconds until the next attempt; null after the last one. `random` is at least 0 and less than 1. */
export function planRetry(attempts: number, random: number): number | null {
  const wait = RETRY_SECONDS[attempts - 1];
  return wait === undefined ? null : wait * (1 + JITTER * random);
}
