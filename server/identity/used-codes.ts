import { subMinutes } from 'date-fns';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { authUsedCodes } from '../db/schema/index.ts';
import { faulty } from '../http/refusal.ts';
import { hashOfCode } from './tokens.ts';

/** A code of an authenticator app is accepted half a minute before and after its own: longer than that it is kept. */
const KEPT_MINUTES = 5;

/**
 * Uses a code of an authenticator app up, before anybody looks whether it is right: of two requests with the same code one
 * gets through, so that a code that was seen or intercepted opens nothing (RFC 6238, section 5.2).
 */
export async function takeCode(db: Tx, userId: string, code: string, now: Date): Promise<void> {
  await db
    .delete(authUsedCodes)
    .where(and(eq(authUsedCodes.userId, userId), lt(authUsedCodes.usedAt, subMinutes(now, KEPT_MINUTES))));
  const used = await db
    .insert(authUsedCodes)
    .values({ userId, codeHash: hashOfCode(`${userId}:${code}`), usedAt: now })
    .onConflictDoNothing()
    .returning({ usedAt: authUsedCodes.usedAt });
  if (!used.length) throw faulty('code', 'That code was entered before. Wait for the next one.');
}
