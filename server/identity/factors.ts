import { and, eq, gt } from 'drizzle-orm';
import type { CodeEntry, SecondFactor } from '../../contract/second-factor.ts';
import { isRecentProof } from '../../domain/second-factor.ts';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../db/database.ts';
import { authSessions, authTwoFactors, authVerifications, people } from '../db/schema/index.ts';
import { confirmFirst, conflict, faulty, Refusal } from '../http/refusal.ts';
import { challengeCookieName, sessionCookieName, type IdentityLibrary } from './library.ts';
import { onlyCookies, refuseFailed } from './library-answer.ts';
import type { Person } from './provider.ts';
import { factorsOf, hasPassword, methodsOf } from './second-factor.ts';
import { signedCookie } from './signed-cookie.ts';
import { limits, throttle } from './throttle.ts';
import { takeCode } from './used-codes.ts';

/** Whose sign-in waits for a second factor. */
interface Challenged {
  userId: string;
  email: string;
}

/** What a person asks for with the headers of the request. */
export interface Asking {
  person: Person;
  headers: Headers;
}

/** Second factors, by the library's own plugin: what it leaves to us is limits, codes that are used once, and the sessions. */
export interface Factors {
  /** Whose sign-in waits; null when none does, or for too long. */
  challengedBy(headers: Headers): Promise<Challenged | null>;
  completeSignIn(headers: Headers, who: Challenged, entry: CodeEntry): Promise<Headers>;
  standing(person: Person): Promise<SecondFactor>;
  beginApp(asking: Asking, password?: string): Promise<{ uri: string; secret: string }>;
  enableApp(asking: Asking, code: string): Promise<{ headers: Headers; recoveryCodes: string[] }>;
  disableApp(asking: Asking, password?: string): Promise<Headers>;
  renewRecoveryCodes(asking: Asking, password?: string): Promise<string[]>;
  confirm(asking: Asking, entry: CodeEntry | { method: 'PASSWORD'; password: string }): Promise<void>;
}

interface Grounds {
  auth: IdentityLibrary;
  db: Tx;
  configuration: Configuration;
  now: () => Date;
}

export function factorsBy({ auth, db, configuration, now }: Grounds): Factors {
  const challengeCookie = challengeCookieName(configuration);
  const sessionCookie = sessionCookieName(configuration);

  const noteProof = (where: { token: string } | { id: string }, { isSecond }: { isSecond: boolean }) =>
    db
      .update(authSessions)
      .set({ confirmedAt: now(), ...(isSecond && { secondFactorAt: now() }) })
      .where('id' in where ? eq(authSessions.id, where.id) : eq(authSessions.token, where.token));

  /** The session that an answer of the library has opened, if it has. */
  const openedBy = (answered: Headers): string | null => {
    const cookies = answered.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return signedCookie(cookies.join('; '), sessionCookie, configuration.secret);
  };

  /** The library's answer to a code; a code of an app is used up by it. */
  async function answerTo(entry: CodeEntry, userId: string, headers: Headers, isSignIn: boolean): Promise<Response> {
    await throttle(db, limits.secondFactorPerAccount, userId, now());
    if (entry.method === 'TOTP') await takeCode(db, userId, entry.code, now());
    const { code } = entry;
    const response =
      entry.method === 'TOTP'
        ? await auth.api.verifyTOTP({ body: { code }, headers, asResponse: true })
        : await auth.api.verifyBackupCode({ body: { code, disableSession: !isSignIn }, headers, asResponse: true });
    await refuseFailed(response);
    return response;
  }

  async function checkPassword({ person, headers }: Asking, password?: string): Promise<void> {
    if (!(await hasPassword(db, person.userId))) {
      if (!isRecentProof(person.proofAgeMs)) throw confirmFirst();
      return;
    }
    if (!password) throw faulty('password', 'Password is required.');
    await throttle(db, limits.signInPerAccount, person.email, now());
    await refuseFailed(await auth.api.verifyPassword({ body: { password }, headers, asResponse: true }));
  }

  const rowOf = async (userId: string) =>
    (await db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, userId)))[0];

  return {
    async challengedBy(headers) {
      const identifier = signedCookie(headers.get('cookie') ?? '', challengeCookie, configuration.secret);
      if (!identifier) return null;
      const [found] = await db
        .select({ userId: people.id, email: people.email })
        .from(authVerifications)
        .innerJoin(people, eq(people.id, authVerifications.value))
        .where(and(eq(authVerifications.identifier, identifier), gt(authVerifications.expiresAt, now())));
      return found ?? null;
    },

    async completeSignIn(headers, { userId }, entry) {
      // Of the cookies the one of this sign-in alone: the library would take a session's before it, of whomever.
      const own = (headers.get('cookie') ?? '').split('; ').filter((pair) => pair.startsWith(`${challengeCookie}=`));
      const narrowed = new Headers({ cookie: own.join('; '), 'user-agent': headers.get('user-agent') ?? '' });
      const opened = onlyCookies(await answerTo(entry, userId, narrowed, true));
      const token = openedBy(opened);
      if (token) await noteProof({ token }, { isSecond: true });
      return opened;
    },

    async standing({ userId, requiresSecondFactor, hasSecondFactor }) {
      const { hasApp } = await factorsOf(db, userId);
      return {
        app: hasApp,
        recoveryCodesLeft: hasSecondFactor
          ? (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length
          : 0,
        isRequired: requiresSecondFactor,
        hasPassword: await hasPassword(db, userId),
      };
    },

    async beginApp(asking, password) {
      const { person, headers } = asking;
      await checkPassword(asking, password);
      const before = await rowOf(person.userId);
      const response = await auth.api.enableTwoFactor({
        body: { ...(password && { password }), method: 'totp' },
        headers,
        asResponse: true,
      });
      await refuseFailed(response);
      // Somebody who has passkeys keeps the recovery codes that were written down for them.
      if (before && person.hasSecondFactor)
        await db
          .update(authTwoFactors)
          .set({ backupCodes: before.backupCodes })
          .where(eq(authTwoFactors.id, before.id));
      const { totpURI } = (await response.json()) as { totpURI: string };
      return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '' };
    },

    async enableApp({ person, headers }, code) {
      const row = await rowOf(person.userId);
      if (!row || row.verified) throw conflict('Begin to set up the authenticator app first.');
      const answered = onlyCookies(await answerTo({ method: 'TOTP', code }, person.userId, headers, false));
      const token = openedBy(answered);
      await noteProof(token ? { token } : { id: person.sessionId }, { isSecond: true });
      if (person.hasSecondFactor) return { headers: answered, recoveryCodes: [] };
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: person.userId } });
      return { headers: answered, recoveryCodes: backupCodes };
    },

    async disableApp(asking, password) {
      const { person, headers } = asking;
      const { hasApp, passkeys } = await factorsOf(db, person.userId);
      if (!hasApp) throw conflict('No authenticator app is set up.');
      await checkPassword(asking, password);
      if (passkeys) {
        await db.update(authTwoFactors).set({ verified: false }).where(eq(authTwoFactors.userId, person.userId));
        return new Headers();
      }
      if (person.requiresSecondFactor)
        throw conflict('Your organization requires a second factor, and this is the only one you have.');
      const body = { ...(password && { password }) };
      const response = await auth.api.disableTwoFactor({ body, headers, asResponse: true });
      await refuseFailed(response);
      return onlyCookies(response);
    },

    async renewRecoveryCodes(asking, password) {
      if (!asking.person.hasSecondFactor) throw conflict('Set up a second factor first.');
      await checkPassword(asking, password);
      const response = await auth.api.generateBackupCodes({
        body: { ...(password && { password }) },
        headers: asking.headers,
        asResponse: true,
      });
      await refuseFailed(response);
      return ((await response.json()) as { backupCodes: string[] }).backupCodes;
    },

    async confirm(asking, entry) {
      const { person, headers } = asking;
      const methods = await methodsOf(db, person.userId);
      if (entry.method === 'PASSWORD') {
        // Who has a second factor shows that: the password alone is what somebody else may know.
        if (methods.length) throw new Refusal(422, 'Use your second factor.');
        if (!(await hasPassword(db, person.userId))) throw new Refusal(422, 'Please sign in again.');
        await checkPassword(asking, entry.password);
      } else {
        if (!methods.includes(entry.method)) throw faulty('code', 'That code is not valid.');
        await answerTo(entry, person.userId, headers, false);
      }
      await noteProof({ id: person.sessionId }, { isSecond: entry.method !== 'PASSWORD' });
    },
  };
}
