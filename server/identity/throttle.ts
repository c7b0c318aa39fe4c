import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { throttles } from '../db/schema/index.ts';
import { tooMany } from '../http/refusal.ts';

/** How often something may be tried within a window of minutes. */
export interface Limit {
  name: string;
  tries: number;
  minutes: number;
}

export const limits = {
  /** I1: an account from all browsers together that it was never opened in, whatever the address. */
  signInByStrangers: { name: 'sign-in-account', tries: 10, minutes: 15 },
  /** I2: thirty colleagues behind one address start their day together. */
  signInPerAddress: { name: 'sign-in-address', tries: 300, minutes: 15 },
  /** Of an account, at sign-in and after it, from all browsers together that it was never opened in. */
  secondFactorByStrangers: { name: 'second-factor-account', tries: 10, minutes: 15 },
  secondFactorFromKnown: { name: 'second-factor-known', tries: 10, minutes: 15 },
  /** OPEN-035: codes a day and account. */
  codesPerAccount: { name: 'codes-account', tries: 10, minutes: 24 * 60 },
  codesPerAddress: { name: 'codes-address', tries: 60, minutes: 60 },
  /** For each address: strangers must not use up the tries of whoever was mailed a code, which has tries of its own. */
  resetPerAccount: { name: 'reset-account', tries: 30, minutes: 24 * 60 },
  resetPerAddress: { name: 'reset-address', tries: 100, minutes: 60 },
  supportPerPerson: { name: 'support-person', tries: 10, minutes: 60 },
  invitePerAddress: { name: 'invite-address', tries: 60, minutes: 15 },
  deviceCodePerAddress: { name: 'device-code-address', tries: 60, minutes: 15 },
  /** Everybody in a clinic's waiting room comes from one address. */
  openProgramPerAddress: { name: 'open-program-address', tries: 300, minutes: 15 },
  openProgramFilePerAddress: { name: 'open-program-file-address', tries: 3000, minutes: 15 },
} as const satisfies Record<string, Limit>;

/** Subjects are stored as a hash: the table names no account. */
const hashed = ({ name }: { name: string }, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Counts one try in the database, so that every process counts together, and refuses with 429 once a limit is passed. The lock
 * is temporary and ends with its window.
 */
export async function throttle(tx: Tx, limit: Limit, subject: string, now: Date): Promise<void> {
  const windowMs = limit.minutes * 60_000;
  const passed = now.getTime() % windowMs;
  const [row] = await tx
    .insert(throttles)
    .values({ subject: hashed(limit, subject), windowStart: new Date(now.getTime() - passed), tries: 1 })
    .onConflictDoUpdate({
      target: [throttles.subject, throttles.windowStart],
      set: { tries: sql`${throttles.tries} + 1` },
    })
    .returning({ tries: throttles.tries });
  if (row!.tries > limit.tries) throw tooMany((windowMs - passed) / 1000);
}

/** Takes back the try that was counted last: it was not made, as the server had no time for it. */
export async function takeBackTry(tx: Tx, counted: { name: string }, subject: string): Promise<void> {
  await tx
    .update(throttles)
    .set({ tries: sql`greatest(${throttles.tries} - 1, 0)` })
    .where(eq(throttles.subject, hashed(counted, subject)));
}

/** How long the next try has to wait after those that were made without success: twice as long each time. */
export interface Delay {
  name: string;
  free: number;
  firstSeconds: number;
  mostSeconds: number;
  /** After so long without a try they are forgotten. */
  forgetSeconds: number;
}

const patience = { free: 3, firstSeconds: 15, mostSeconds: 900, forgetSeconds: 3600 };

export const delays = {
  /** Whoever tries an account from an address waits there: nobody else does. At most 8 tries in the first quarter of an hour. */
  signInFromAddress: { name: 'sign-in-from', ...patience },
  /** A browser that the account was opened in before. */
  signInFromKnown: { name: 'sign-in-known', ...patience },
  changePassword: { name: 'change-password', ...patience },
} as const satisfies Record<string, Delay>;

const NO_WINDOW = new Date(0);

/** Counts a try before it is made; 429 with the time to wait while it is too early, which counts nothing. */
export async function delayTry(tx: Tx, delay: Delay, subject: string, now: Date): Promise<void> {
  const key = { subject: hashed(delay, subject), windowStart: NO_WINDOW };
  const since = sql`extract(epoch from (${now.toISOString()}::timestamptz - ${throttles.lastTryAt}))`;
  const exponent = sql`least(${throttles.tries} - ${delay.free}, 20)`;
  const wait = sql`case when ${throttles.tries} < ${delay.free} then 0 else least(${delay.mostSeconds}, ${delay.firstSeconds} * power(2, ${exponent})) end`;
  // One of another time than ours is forgotten as well.
  const isForgotten = sql`abs(${since}) > ${delay.forgetSeconds}`;
  const counted = await tx
    .insert(throttles)
    .values({ ...key, tries: 1, lastTryAt: now })
    .onConflictDoUpdate({
      target: [throttles.subject, throttles.windowStart],
      set: { tries: sql`case when ${isForgotten} then 1 else ${throttles.tries} + 1 end`, lastTryAt: now },
      setWhere: sql`${isForgotten} or ${since} >= ${wait}`,
    })
    .returning({ tries: throttles.tries });
  if (counted.length) return;
  const [row] = await tx
    .select({ left: sql<number>`(${wait} - ${since})::float8` })
    .from(throttles)
    .where(and(eq(throttles.subject, key.subject), eq(throttles.windowStart, NO_WINDOW)));
  throw tooMany(Math.min(row?.left ?? 1, delay.mostSeconds));
}

/** Forgets the tries of a subject: the last one was right. */
export async function forgetTries(tx: Tx, delay: Delay, subject: string): Promise<void> {
  await tx
    .delete(throttles)
    .where(and(eq(throttles.subject, hashed(delay, subject)), eq(throttles.windowStart, NO_WINDOW)));
}
