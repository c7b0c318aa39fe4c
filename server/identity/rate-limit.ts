import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { rateLimits } from '../platform/db/schema.ts';
import { tooManyRequests } from '../platform/http/http-error.ts';

/** Attempts allowed within a window of minutes. */
export interface RateLimit {
  name: string;
  maxAttempts: number;
  minutes: number;
}

export const rateLimitRules = {
  /** I1: per account, for all browsers that have never opened it, whatever their address. */
  signInByStrangers: { name: 'sign-in-account', maxAttempts: 10, minutes: 15 },
  /** I2: thirty colleagues behind one address start their day together. */
  signInPerAddress: { name: 'sign-in-address', maxAttempts: 300, minutes: 15 },
  /** Per account, for all browsers that have never opened it. */
  secondFactorByStrangers: { name: 'second-factor-account', maxAttempts: 10, minutes: 15 },
  secondFactorFromKnown: { name: 'second-factor-known', maxAttempts: 10, minutes: 15 },
  /** OPEN-035: codes per day and account. */
  codesPerAccount: { name: 'codes-account', maxAttempts: 10, minutes: 24 * 60 },
  codesPerAddress: { name: 'codes-address', maxAttempts: 60, minutes: 60 },
  /**
   * Per account and address, so that others cannot use up the attempts of the user who was sent a code. The code
   * itself has a limit of its own.
   */
  resetPerAccount: { name: 'reset-account', maxAttempts: 30, minutes: 24 * 60 },
  /** OPEN-035: wrong tries of one mailed code, also of many at once. */
  triesPerCode: { name: 'reset-code', maxAttempts: 3, minutes: 24 * 60 },
  resetPerAddress: { name: 'reset-address', maxAttempts: 100, minutes: 60 },
  /** Names and dates of birth that somebody tries for emergency access. */
  emergencyPerPerson: { name: 'emergency-person', maxAttempts: 10, minutes: 60 },
  /** Requests for tokens; the systems of an integrator may share an address. */
  tokensPerAddress: { name: 'token-address', maxAttempts: 600, minutes: 15 },
  /** A token is valid for ten minutes. Counted once the client is known, so that nobody else can use them up. */
  tokensPerClient: { name: 'token-client', maxAttempts: 120, minutes: 15 },
  supportPerPerson: { name: 'support-person', maxAttempts: 10, minutes: 60 },
  invitePerAddress: { name: 'invite-address', maxAttempts: 60, minutes: 15 },
  deviceCodePerAddress: { name: 'device-code-address', maxAttempts: 60, minutes: 15 },
  /** Each link has three tries of its own besides. */
  patientLinkPerAddress: { name: 'patient-link-address', maxAttempts: 60, minutes: 15 },
  /** All patients in a clinic's waiting room share one address. */
  openProgramPerAddress: { name: 'open-program-address', maxAttempts: 300, minutes: 15 },
  openProgramFilePerAddress: { name: 'open-program-file-address', maxAttempts: 3000, minutes: 15 },
} as const satisfies Record<string, RateLimit>;

/** Subjects are stored as hashes, so the table names no account. */
const hashSubject = ({ name }: { name: string }, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Counts an attempt in the database, shared by all processes, and throws 429 above the limit. The lock ends with its
 * window.
 */
export async function enforceRateLimit(tx: Tx, limit: RateLimit, subject: string, now: Date): Promise<void> {
  const windowMs = limit.minutes * 60_000;
  const passed = now.getTime() % windowMs;
  const [row] = await tx
    .insert(rateLimits)
    .values({ subject: hashSubject(limit, subject), windowStart: new Date(now.getTime() - passed), attempts: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { attempts: sql`${rateLimits.attempts} + 1` },
    })
    .returning({ attempts: rateLimits.attempts });
  if (row!.attempts > limit.maxAttempts) throw tooManyRequests((windowMs - passed) / 1000);
}

/** Takes back the last attempt, which the server had no capacity to make. */
export async function releaseAttempt(tx: Tx, counted: { name: string }, subject: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
    .where(eq(rateLimits.subject, hashSubject(counted, subject)));
}

/** The wait after failed attempts, which doubles each time. */
interface Backoff {
  name: string;
  freeAttempts: number;
  initialSeconds: number;
  maxSeconds: number;
  /** Failed attempts are forgotten after this time without another. */
  resetSeconds: number;
}

const defaultBackoff = { freeAttempts: 3, initialSeconds: 15, maxSeconds: 900, resetSeconds: 3600 };

export const backoffs = {
  /**
   * Per account and address: only the caller at that address waits. At most 8 attempts in the first quarter of an
   * hour.
   */
  signInFromAddress: { name: 'sign-in-from', ...defaultBackoff },
  /** A browser that has opened the account before. */
  signInFromKnown: { name: 'sign-in-known', ...defaultBackoff },
  changePassword: { name: 'change-password', ...defaultBackoff },
} as const satisfies Record<string, Backoff>;

const NO_WINDOW = new Date(0);

/** Counts an attempt before it is made. Throws 429 with the time to wait while it is too early, without counting. */
export async function enforceBackoff(tx: Tx, delay: Backoff, subject: string, now: Date): Promise<void> {
  const key = { subject: hashSubject(delay, subject), windowStart: NO_WINDOW };
  const since = sql`extract(epoch from (${now.toISOString()}::timestamptz - ${rateLimits.lastAttemptAt}))`;
  const exponent = sql`least(${rateLimits.attempts} - ${delay.freeAttempts}, 20)`;
  const wait = sql`case when ${rateLimits.attempts} < ${delay.freeAttempts} then 0 else least(${delay.maxSeconds}, ${delay.initialSeconds} * power(2, ${exponent})) end`;
  // An attempt from the future, after a clock change, is forgotten as well.
  const isForgotten = sql`abs(${since}) > ${delay.resetSeconds}`;
  const counted = await tx
    .insert(rateLimits)
    .values({ ...key, attempts: 1, lastAttemptAt: now })
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { attempts: sql`case when ${isForgotten} then 1 else ${rateLimits.attempts} + 1 end`, lastAttemptAt: now },
      setWhere: sql`${isForgotten} or ${since} >= ${wait}`,
    })
    .returning({ attempts: rateLimits.attempts });
  if (counted.length) return;
  const [row] = await tx
    .select({ left: sql<number>`(${wait} - ${since})::float8` })
    .from(rateLimits)
    .where(and(eq(rateLimits.subject, key.subject), eq(rateLimits.windowStart, NO_WINDOW)));
  throw tooManyRequests(Math.min(row?.left ?? 1, delay.maxSeconds));
}

/** Called after a successful attempt. */
export async function resetAttempts(tx: Tx, delay: Backoff, subject: string): Promise<void> {
  await tx
    .delete(rateLimits)
    .where(and(eq(rateLimits.subject, hashSubject(delay, subject)), eq(rateLimits.windowStart, NO_WINDOW)));
}

/** Longer than a few statements take, short enough for a user who waits for an email. */
const STEP_MS = 400;

/**
 * Returns or throws at the next multiple of `stepMs`, so that the duration does not reveal whether an account exists
 * or a code is open (I6).
 */
export async function withConstantDuration<T>(work: () => Promise<T>, stepMs = STEP_MS): Promise<T> {
  const started = performance.now();
  const [done] = await Promise.allSettled([work()]);
  const taken = performance.now() - started;
  await pause(Math.ceil(taken / stepMs) * stepMs - taken);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
