import { and, desc, eq } from 'drizzle-orm';
import { identityMessage } from '../../contract/identity/messages.ts';
import { connectionMessage } from '../../contract/platform/messages.ts';
import { authAccounts, authSessions, authVerifications, users } from '../platform/db/schema.ts';
import type { Tx } from '../platform/db/database.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { serviceUnavailable, validationError, HttpError } from '../platform/http/http-error.ts';
import { extractCookies } from './better-auth-response.ts';
import { createFactorHelpers, type FactorDependencies } from './factor-helpers.ts';
import { hash, isHashedAsToday } from './hashing.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { loadPasswordOwner } from './password-owner.ts';
import { rejectKnownPassword, rejectWeakPassword } from './password-rules.ts';
import {
  backoffs,
  enforceBackoff,
  enforceRateLimit,
  rateLimitRules,
  releaseAttempt,
  resetAttempts,
  withConstantDuration,
} from './rate-limit.ts';
import { createKnownBrowserCookie } from './signed-cookie.ts';

type Passwords = Pick<IdentityProvider, 'changePassword' | 'forgotPassword' | 'resetPassword' | 'createAccount'>;

const CODE_INVALID = identityMessage('identity.codeExpired');

/** Hashes a password that was right once more, if it is stored by another scheme or cost than today's. */
export async function renewPasswordHash(db: Tx, email: string, password: string): Promise<void> {
  const [stored] = await db
    .select({ id: authAccounts.id, password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(users, eq(users.id, authAccounts.userId))
    .where(and(eq(users.email, email), eq(authAccounts.providerId, 'credential')));
  if (!stored?.password || isHashedAsToday(stored.password)) return;
  await db
    .update(authAccounts)
    .set({ password: await hash(password) })
    .where(and(eq(authAccounts.id, stored.id), eq(authAccounts.password, stored.password)));
}

/**
 * Makes a try of the mailed code of an account, and counts it before: the library counts only what failed, so that many
 * tries at once would all be made. The right code stays valid for a better password.
 */
async function tryMailedCode(db: Tx, username: string, now: Date, isRight: () => Promise<boolean>): Promise<boolean> {
  const [open] = await db
    .select({ value: authVerifications.value })
    .from(authVerifications)
    .where(eq(authVerifications.identifier, `forget-password-otp-${username}`))
    .orderBy(desc(authVerifications.createdAt))
    .limit(1);
  if (!open) return false;
  const [stored] = open.value.split(':');
  const subject = `${username} ${stored}`;
  const mayTry = await enforceRateLimit(db, rateLimitRules.triesPerCode, subject, now).then(
    () => true,
    (error: unknown) => {
      // The answer is that of a wrong code.
      if (error instanceof HttpError) return false;
      throw error;
    },
  );
  const right = mayTry && (await isRight());
  if (right) await releaseAttempt(db, rateLimitRules.triesPerCode, subject);
  return right;
}

/** Passwords: their change, their reset by a code, and the account that an invited user opens with one. */
export function createPasswords(
  tenantDb: TenantDb,
  dependencies: FactorDependencies,
  findPerson: IdentityProvider['findPerson'],
): Passwords {
  const { auth, db, configuration, now } = dependencies;
  const { readSessionToken } = createFactorHelpers(dependencies);
  return {
    async changePassword(headers, passwords) {
      const person = await findPerson(headers);
      if (!person) throw new HttpError(401, connectionMessage('service.signInRequired'));
      const owner = await loadPasswordOwner(db, configuration, person.email);
      await rejectWeakPassword(passwords.newPassword, owner, 'newPassword');
      await enforceBackoff(db, backoffs.changePassword, person.userId, now());
      const response = await auth.api.changePassword({
        body: { ...passwords, revokeOtherSessions: true },
        headers,
        asResponse: true,
      });
      if (!response.ok) {
        if (response.status >= 500) throw serviceUnavailable();
        const message = identityMessage('identity.wrongExistingPassword');
        throw new HttpError(422, message, { fields: { currentPassword: message } });
      }
      await resetAttempts(db, backoffs.changePassword, person.userId);
      const cookies = extractCookies(response);
      const token = readSessionToken(cookies);
      // For a user with a second factor a password proves nothing new, so the proof keeps its age.
      const { hasSecondFactor, hasShownFactor, proofAgeMs } = person;
      const confirmedAt = new Date(now().getTime() - (hasSecondFactor ? proofAgeMs : 0));
      if (token)
        await db
          .update(authSessions)
          .set({ confirmedAt, secondFactorAt: hasShownFactor ? confirmedAt : null, lastActiveAt: now() })
          .where(eq(authSessions.token, token));
      return cookies;
    },

    async forgotPassword(username, address) {
      await enforceRateLimit(db, rateLimitRules.codesPerAddress, address, now());
      await enforceRateLimit(db, rateLimitRules.codesPerAccount, username, now());
      await withConstantDuration(() => auth.api.requestPasswordResetEmailOTP({ body: { email: username } }));
    },

    async resetPassword({ username, code, password }, { address, headers }) {
      await enforceRateLimit(db, rateLimitRules.resetPerAddress, address, now());
      await enforceRateLimit(db, rateLimitRules.resetPerAccount, `${username} ${address}`, now());
      await rejectKnownPassword(password, username, 'password');
      const otpRequest = { email: username, otp: code };
      const type = 'forget-password' as const;
      const isRight = async () =>
        (await auth.api.checkVerificationOTP({ body: { ...otpRequest, type }, asResponse: true })).ok;
      await withConstantDuration(async () => {
        const right = await tryMailedCode(db, username, now(), isRight);
        if (!right) throw validationError('password', CODE_INVALID);
      });
      // Checked after the code: the message can reveal whose password it is. The code stays valid for a better
      // password.
      await rejectWeakPassword(password, await loadPasswordOwner(db, configuration, username), 'password');
      const response = await auth.api.resetPasswordEmailOTP({ body: { ...otpRequest, password }, asResponse: true });
      if (!response.ok) throw validationError('password', CODE_INVALID);
      await resetAttempts(db, backoffs.signInFromKnown, username);
      const cookies = new Headers();
      cookies.append('set-cookie', await createKnownBrowserCookie(headers, username, configuration));
      return cookies;
    },

    async createAccount({ email, password, firstName, lastName, groups }, claim) {
      const owner = await loadPasswordOwner(db, configuration, email, [firstName, lastName]);
      await rejectWeakPassword(password, owner, 'password');
      const hashed = await hash(password);
      const id = crypto.randomUUID();
      const at = now();
      await tenantDb.asService(async (tx) => {
        await claim(tx);
        await tx.insert(users).values({
          id,
          email,
          name: `${firstName} ${lastName}`.trim(),
          emailVerified: true,
          firstName,
          lastName,
          groups,
        });
        await tx.insert(authAccounts).values({
          id: crypto.randomUUID(),
          accountId: id,
          providerId: 'credential',
          userId: id,
          password: hashed,
          createdAt: at,
          updatedAt: at,
        });
      });
      return id;
    },
  };
}
