import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { throttles } from '../db/schema/index.ts';
import { Refusal } from '../http/refusal.ts';

/** How often something may be tried within a window of minutes. */
export interface Limit {
  name: string;
  tries: number;
  minutes: number;
}

export const limits = {
  /** I1: per account whatever the address. */
  signInPerAccount: { name: 'sign-in-account', tries: 10, minutes: 15 },
  /** I2: thirty colleagues behind one address start their day together. */
  signInPerAddress: { name: 'sign-in-address', tries: 300, minutes: 15 },
  /** Codes of an app and recovery codes, at sign-in and after it. */
  secondFactorPerAccount: { name: 'second-factor-account', tries: 10, minutes: 15 },
  /** OPEN-035: codes a day and account. */
  codesPerAccount: { name: 'codes-account', tries: 10, minutes: 24 * 60 },
  codesPerAddress: { name: 'codes-address', tries: 60, minutes: 60 },
  resetPerAccount: { name: 'reset-account', tries: 30, minutes: 24 * 60 },
  resetPerAddress: { name: 'reset-address', tries: 100, minutes: 60 },
  supportPerPerson: { name: 'support-person', tries: 10, minutes: 60 },
  invitePerAddress: { name: 'invite-address', tries: 60, minutes: 15 },
  deviceCodePerAddress: { name: 'device-code-address', tries: 60, minutes: 15 },
  /** Everybody in a clinic's waiting room comes from one address. */
  openProgramPerAddress: { name: 'open-program-address', tries: 300, minutes: 15 },
  openProgramFilePerAddress: { name: 'open-program-file-address', tries: 3000, minutes: 15 },
} as const satisfies Record<string, Limit>;

/**
 * Counts one try in the database, so that every process counts together. True while the limit is kept. Subjects are
 * stored as a hash: the table names no account.
 */
export async function mayTry(tx: Tx, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const windowMs = limit.minutes * 60_000;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const hashed = `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
  const [row] = await tx
    .insert(throttles)
    .values({ subject: hashed, windowStart, tries: 1 })
    .onConflictDoUpdate({
      target: [throttles.subject, throttles.windowStart],
      set: { tries: sql`${throttles.tries} + 1` },
    })
    .returning({ tries: throttles.tries });
  return row!.tries <= limit.tries;
}

/** Refuses with 429 once a limit is passed. The lock is temporary and ends with its window. */
export async function throttle(tx: Tx, limit: Limit, subject: string, now: Date): Promise<void> {
  if (!(await mayTry(tx, limit, subject, now)))
    throw new Refusal(429, 'Too many tries. Please wait a while and try again.');
}
