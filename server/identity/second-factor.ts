import { and, eq, isNotNull } from 'drizzle-orm';
import type { FactorMethod } from '../../contract/identity.ts';
import type { Tx } from '../db/database.ts';
import { authAccounts, authPasskeys, authTwoFactors, people } from '../db/schema/index.ts';

/** Whether an account has a second factor, of whatever kind. */
export async function hasSecondFactor(db: Tx, userId: string): Promise<boolean> {
  const [person] = await db.select({ has: people.twoFactorEnabled }).from(people).where(eq(people.id, userId));
  return person?.has ?? false;
}

/** What an account can show as a second factor, with how often it can use a recovery code not among it. */
export async function factorsOf(db: Tx, userId: string): Promise<{ hasApp: boolean; passkeys: number }> {
  const [app] = await db
    .select({ id: authTwoFactors.id })
    .from(authTwoFactors)
    .where(and(eq(authTwoFactors.userId, userId), eq(authTwoFactors.verified, true)));
  return {
    hasApp: app !== undefined,
    passkeys: await db.$count(authPasskeys, eq(authPasskeys.userId, userId)),
  };
}

/** By what an account can show its second factor; by nothing when it has none. */
export async function methodsOf(db: Tx, userId: string): Promise<FactorMethod[]> {
  if (!(await hasSecondFactor(db, userId))) return [];
  const { hasApp, passkeys } = await factorsOf(db, userId);
  return [...(hasApp ? (['TOTP'] as const) : []), ...(passkeys ? (['PASSKEY'] as const) : []), 'RECOVERY'];
}

/** Whether an account can be entered by a password; one of single sign-on alone cannot. */
export async function hasPassword(db: Tx, userId: string): Promise<boolean> {
  const [account] = await db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(
      and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential'), isNotNull(authAccounts.password)),
    );
  return account !== undefined;
}
