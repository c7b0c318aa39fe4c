import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { subMinutes } from 'date-fns';
import type { FactorMethod } from '../../contract/identity/identity.ts';
import { secondFactorMessage } from '../../contract/identity/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import { authAccounts, authPasskeys, authTwoFactors, users, authUsedCodes } from '../platform/db/schema.ts';
import { validationError } from '../platform/http/http-error.ts';
import { hashCode } from './tokens.ts';

export async function hasSecondFactor(db: Tx, userId: string): Promise<boolean> {
  const [person] = await db.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return person?.has ?? false;
}

export async function loadFactors(db: Tx, userId: string): Promise<{ hasApp: boolean; passkeys: number }> {
  const [app] = await db
    .select({ id: authTwoFactors.id })
    .from(authTwoFactors)
    .where(and(eq(authTwoFactors.userId, userId), eq(authTwoFactors.verified, true)));
  return {
    hasApp: app !== undefined,
    passkeys: await db.$count(authPasskeys, eq(authPasskeys.userId, userId)),
  };
}

/** The methods by which an account can show its second factor; empty when it has none. */
export async function listFactorMethods(db: Tx, userId: string): Promise<FactorMethod[]> {
  if (!(await hasSecondFactor(db, userId))) return [];
  const { hasApp, passkeys } = await loadFactors(db, userId);
  return [...(hasApp ? (['TOTP'] as const) : []), ...(passkeys ? (['PASSKEY'] as const) : []), 'RECOVERY'];
}

/** False for an account that signs in by single sign-on only. */
export async function hasPassword(db: Tx, userId: string): Promise<boolean> {
  const [account] = await db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(
      and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential'), isNotNull(authAccounts.password)),
    );
  return account !== undefined;
}

/**
 * An authenticator code is accepted up to 30 seconds before and after its own period, so a used code is kept longer
 * than that.
 */
const RETENTION_MINUTES = 5;

/**
 * Marks an authenticator code as used before it is verified. Of two requests with the same code only one succeeds, so
 * an intercepted code is worthless (RFC 6238, section 5.2).
 */
export async function consumeCode(db: Tx, userId: string, code: string, now: Date): Promise<void> {
  await db
    .delete(authUsedCodes)
    .where(and(eq(authUsedCodes.userId, userId), lt(authUsedCodes.usedAt, subMinutes(now, RETENTION_MINUTES))));
  const used = await db
    .insert(authUsedCodes)
    .values({ userId, codeHash: hashCode(`${userId}:${code}`), usedAt: now })
    .onConflictDoNothing()
    .returning({ usedAt: authUsedCodes.usedAt });
  if (!used.length) throw validationError('code', secondFactorMessage('secondFactor.usedCode'));
}
