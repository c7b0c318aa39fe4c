import { and, eq, gt } from 'drizzle-orm';
import { isRecentProof } from '../../domain/second-factor.ts';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../db/database.ts';
import { authSessions, authTwoFactors, authVerifications, people } from '../db/schema/index.ts';
import { confirmFirst, faulty } from '../http/refusal.ts';
import { challengeCookieName, passkeyCookieName, sessionCookieName, type IdentityLibrary } from './library.ts';
import { refuseFailed } from './library-answer.ts';
import type { Person } from './provider.ts';
import { hasPassword } from './second-factor.ts';
import { signedCookie } from './signed-cookie.ts';
import { isKnownBrowser } from './known-browser.ts';
import { delays, delayTry, forgetTries, limits, throttle } from './throttle.ts';

/** Whose sign-in waits for a second factor. */
export interface Challenged {
  userId: string;
  email: string;
}

/** What a person asks for with the headers of the request. */
export interface Asking {
  person: Person;
  headers: Headers;
}

/** What second factors stand on. */
export interface Grounds {
  auth: IdentityLibrary;
  db: Tx;
  configuration: Configuration;
  now: () => Date;
}

/** What codes and passkeys have in common. */
export function factorParts({ auth, db, configuration, now }: Grounds) {
  const challengeCookie = challengeCookieName(configuration);
  const sessionCookie = sessionCookieName(configuration);
  const identifierIn = (headers: Headers) =>
    signedCookie(headers.get('cookie') ?? '', challengeCookie, configuration.secret);

  return {
    challengeCookie,
    passkeyCookie: passkeyCookieName(configuration),

    /** Whose sign-in waits; null when none does, or for too long. */
    challengedBy: async (headers: Headers): Promise<Challenged | null> => {
      const identifier = identifierIn(headers);
      if (!identifier) return null;
      const [found] = await db
        .select({ userId: people.id, email: people.email })
        .from(authVerifications)
        .innerJoin(people, eq(people.id, authVerifications.value))
        .where(and(eq(authVerifications.identifier, identifier), gt(authVerifications.expiresAt, now())));
      return found ?? null;
    },

    /** Counts a try of a second factor; strangers who know the password cannot use up those of a browser that is known. */
    countTry: (headers: Headers, { userId, email }: Challenged): Promise<void> => {
      const isKnown = isKnownBrowser(headers, email, configuration);
      return throttle(db, isKnown ? limits.secondFactorFromKnown : limits.secondFactorByStrangers, userId, now());
    },

    /** Ends the waiting of a sign-in; false where another request was faster. */
    endChallenge: async (headers: Headers): Promise<boolean> => {
      const ended = await db
        .delete(authVerifications)
        .where(eq(authVerifications.identifier, identifierIn(headers) ?? ''))
        .returning({ id: authVerifications.id });
      return ended.length > 0;
    },

    /** Writes down in the session that its person has just proved who they are. */
    noteProof: async (
      session: { token: string } | { id: string },
      { isSecond }: { isSecond: boolean },
    ): Promise<void> => {
      await db
        .update(authSessions)
        .set({ confirmedAt: now(), ...(isSecond && { secondFactorAt: now() }) })
        .where('id' in session ? eq(authSessions.id, session.id) : eq(authSessions.token, session.token));
    },

    /** The session that an answer of the library has opened, if it has. */
    openedBy: (answered: Headers): string | null => {
      const cookies = answered.getSetCookie().map((cookie) => cookie.split(';')[0]);
      return signedCookie(cookies.join('; '), sessionCookie, configuration.secret);
    },

    /** The headers with these cookies alone: the library would take a session's before them, of whomever. */
    narrowed: (headers: Headers, cookies: readonly string[]): Headers => {
      const own = (headers.get('cookie') ?? '')
        .split('; ')
        .filter((pair) => cookies.some((name) => pair.startsWith(`${name}=`)));
      const narrowed = new Headers({ cookie: own.join('; '), 'user-agent': headers.get('user-agent') ?? '' });
      const origin = headers.get('origin');
      if (origin) narrowed.set('origin', origin);
      return narrowed;
    },

    /** Refuses a wrong password; an account that has none has to have signed in lately. */
    checkPassword: async ({ person, headers }: Asking, password?: string): Promise<void> => {
      if (!(await hasPassword(db, person.userId))) {
        if (!isRecentProof(person.proofAgeMs)) throw confirmFirst();
        return;
      }
      if (!password) throw faulty('password', 'Password is required.');
      await delayTry(db, delays.changePassword, person.userId, now());
      await refuseFailed(await auth.api.verifyPassword({ body: { password }, headers, asResponse: true }));
      await forgetTries(db, delays.changePassword, person.userId);
    },

    /** Refuses another second factor until the one there is was shown lately: a password would replace it otherwise. */
    askBeforeAdding: ({ hasSecondFactor, hasShownFactor, proofAgeMs }: Person): void => {
      if (hasSecondFactor && !(hasShownFactor && isRecentProof(proofAgeMs))) throw confirmFirst();
    },

    rowOf: async (userId: string) =>
      (await db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, userId)))[0],
  };
}
