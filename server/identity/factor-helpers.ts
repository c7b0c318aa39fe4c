import { and, eq, gt } from 'drizzle-orm';
import { serializeSigned } from 'hono/utils/cookie';
import { identityFieldMessage } from '../../contract/identity/messages.ts';
import { isRecentProof } from '../../domain/identity/second-factor.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { authSessions, authTwoFactors, authVerifications, users } from '../platform/db/schema.ts';
import { confirmationRequired, validationError } from '../platform/http/http-error.ts';
import { challengeCookieName, passkeyCookieName, sessionCookieName, type BetterAuth } from './better-auth.ts';
import { throwIfFailed } from './better-auth-response.ts';
import type { Person } from './identity-provider.ts';
import { hasPassword } from './second-factor.ts';
import { readSignedCookie, isKnownBrowser } from './signed-cookie.ts';
import { createSessionToken } from './tokens.ts';
import { backoffs, enforceBackoff, resetAttempts, rateLimitRules, enforceRateLimit } from './rate-limit.ts';

/** A sign-in that waits for its second factor. */
export interface PendingSignIn {
  userId: string;
  email: string;
}

/** The signed-in user and the headers of the request. */
export interface AccountRequest {
  person: Person;
  headers: Headers;
}

export interface FactorDependencies {
  auth: BetterAuth;
  db: Tx;
  configuration: Configuration;
  now: () => Date;
}

/** Helpers that authenticator codes and passkeys share. */
export function createFactorHelpers({ auth, db, configuration, now }: FactorDependencies) {
  const challengeCookie = challengeCookieName(configuration);
  const sessionCookie = sessionCookieName(configuration);
  const readIdentifier = (headers: Headers) =>
    readSignedCookie(headers.get('cookie') ?? '', challengeCookie, configuration.secret);

  return {
    challengeCookie,
    passkeyCookie: passkeyCookieName(configuration),

    /** Null when no sign-in is pending, or when it has expired. */
    findPendingSignIn: async (headers: Headers): Promise<PendingSignIn | null> => {
      const identifier = readIdentifier(headers);
      if (!identifier) return null;
      const [found] = await db
        .select({ userId: users.id, email: users.email })
        .from(authVerifications)
        .innerJoin(users, eq(users.id, authVerifications.value))
        .where(and(eq(authVerifications.identifier, identifier), gt(authVerifications.expiresAt, now())));
      return found ?? null;
    },

    /**
     * Counts an attempt. Unknown browsers have a limit of their own: someone who knows the password cannot lock out a
     * known browser.
     */
    countAttempt: (headers: Headers, { userId, email }: PendingSignIn): Promise<void> => {
      const isKnown = isKnownBrowser(headers, email, configuration);
      return enforceRateLimit(
        db,
        isKnown ? rateLimitRules.secondFactorFromKnown : rateLimitRules.secondFactorByStrangers,
        userId,
        now(),
      );
    },

    /** False when another request has ended it already. */
    endPendingSignIn: async (headers: Headers): Promise<boolean> => {
      const ended = await db
        .delete(authVerifications)
        .where(eq(authVerifications.identifier, readIdentifier(headers) ?? ''))
        .returning({ id: authVerifications.id });
      return ended.length > 0;
    },

    /** Records in the session that its user has just proved their identity. */
    recordProof: async (
      session: { token: string } | { id: string },
      { isSecond }: { isSecond: boolean },
    ): Promise<void> => {
      await db
        .update(authSessions)
        .set({ confirmedAt: now(), ...(isSecond && { secondFactorAt: now() }) })
        .where('id' in session ? eq(authSessions.id, session.id) : eq(authSessions.token, session.token));
    },

    /**
     * Gives the session another token after its user has proved their identity again: one that leaked before opens
     * nothing any more. The session keeps its end.
     */
    renewToken: async (id: string): Promise<Headers> => {
      const token = createSessionToken();
      const [session] = await db
        .update(authSessions)
        .set({ token })
        .where(eq(authSessions.id, id))
        .returning({ expiresAt: authSessions.expiresAt });
      const headers = new Headers();
      if (!session) return headers;
      const secure = configuration.publicUrl?.startsWith('https://') ?? false;
      const maxAge = Math.max(0, Math.floor((session.expiresAt.getTime() - now().getTime()) / 1000));
      const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
      headers.append('set-cookie', await serializeSigned(sessionCookie, token, configuration.secret, attributes));
      return headers;
    },

    /** The session that a library response opened, if any. */
    readSessionToken: (answered: Headers): string | null => {
      const cookies = answered.getSetCookie().map((cookie) => cookie.split(';')[0]);
      return readSignedCookie(cookies.join('; '), sessionCookie, configuration.secret);
    },

    /** Keeps only these cookies: with a session cookie present the library would act on that session instead. */
    pickCookies: (headers: Headers, cookies: readonly string[]): Headers => {
      const own = (headers.get('cookie') ?? '')
        .split('; ')
        .filter((pair) => cookies.some((name) => pair.startsWith(`${name}=`)));
      const narrowed = new Headers({ cookie: own.join('; '), 'user-agent': headers.get('user-agent') ?? '' });
      const origin = headers.get('origin');
      if (origin) narrowed.set('origin', origin);
      return narrowed;
    },

    /** Rejects a wrong password. An account without a password needs a recent sign-in instead. */
    requirePassword: async ({ person, headers }: AccountRequest, password?: string): Promise<void> => {
      if (!(await hasPassword(db, person.userId))) {
        if (!isRecentProof(person.proofAgeMs)) throw confirmationRequired();
        return;
      }
      if (!password) throw validationError('password', identityFieldMessage('identity.passwordRequired'));
      await enforceBackoff(db, backoffs.changePassword, person.userId, now());
      await throwIfFailed(await auth.api.verifyPassword({ body: { password }, headers, asResponse: true }));
      await resetAttempts(db, backoffs.changePassword, person.userId);
    },

    /**
     * An existing second factor must have been shown recently before another is added; otherwise a password alone
     * could replace it.
     */
    requireRecentFactor: ({ hasSecondFactor, hasShownFactor, proofAgeMs }: Person): void => {
      if (hasSecondFactor && !(hasShownFactor && isRecentProof(proofAgeMs))) throw confirmationRequired();
    },

    findTwoFactor: async (userId: string) =>
      (await db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, userId)))[0],
  };
}
