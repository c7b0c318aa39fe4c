import { eq } from 'drizzle-orm';
import type { CodeEntry, SecondFactor } from '../../contract/second-factor.ts';
import { authPasskeys, authTwoFactors } from '../db/schema/index.ts';
import { conflict, faulty, Refusal } from '../http/refusal.ts';
import { factorParts, type Asking, type Challenged, type Grounds } from './factor-parts.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { onlyCookies, refuseFailed } from './library-answer.ts';
import type { Person } from './provider.ts';
import { factorsOf, hasPassword, methodsOf } from './second-factor.ts';
import { recoveryCodeOf } from './tokens.ts';
import { takeCode } from './used-codes.ts';

/** What somebody enters to prove again who they are: a code, or the password. */
interface Proof {
  method: CodeEntry['method'] | 'PASSWORD';
  code?: string;
  password?: string;
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
  confirm(asking: Asking, entry: Proof): Promise<void>;
}

export function factorsBy(grounds: Grounds): Factors {
  const { auth, db, configuration, now } = grounds;
  const {
    askBeforeAdding,
    challengeCookie,
    challengedBy,
    countTry,
    noteProof,
    openedBy,
    narrowed,
    checkPassword,
    rowOf,
  } = factorParts(grounds);

  /** The library's answer to a code; a code of an app is used up by it. */
  async function answerTo(entry: CodeEntry, who: Challenged, headers: Headers, isSignIn = false): Promise<Response> {
    await countTry(headers, who);
    // Apps show blanks between the digits.
    const code = entry.method === 'TOTP' ? entry.code.replaceAll(/\s/g, '') : recoveryCodeOf(entry.code);
    if (entry.method === 'TOTP') await takeCode(db, who.userId, code, now());
    const own = isSignIn ? narrowed(headers, [challengeCookie]) : headers;
    const response =
      entry.method === 'TOTP'
        ? await auth.api.verifyTOTP({ body: { code }, headers: own, asResponse: true })
        : await auth.api.verifyBackupCode({
            body: { code, disableSession: !isSignIn },
            headers: own,
            asResponse: true,
          });
    await refuseFailed(response);
    return response;
  }

  return {
    challengedBy,

    async completeSignIn(headers, who, entry) {
      const opened = onlyCookies(await answerTo(entry, who, headers, true));
      const token = openedBy(opened);
      if (token) await noteProof({ token }, { isSecond: true });
      opened.append('set-cookie', await knownBrowserCookie(headers, who.email, configuration));
      return opened;
    },

    async standing({ userId, requiresSecondFactor, hasSecondFactor }) {
      const { hasApp } = await factorsOf(db, userId);
      const passkeys = await db
        .select()
        .from(authPasskeys)
        .where(eq(authPasskeys.userId, userId))
        .orderBy(authPasskeys.createdAt);
      return {
        app: hasApp,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name: name ?? '',
          addedAt: createdAt.toISOString(),
        })),
        recoveryCodesLeft: hasSecondFactor
          ? (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length
          : 0,
        isRequired: requiresSecondFactor,
        hasPassword: await hasPassword(db, userId),
      };
    },

    async beginApp(asking, password) {
      const { person, headers } = asking;
      askBeforeAdding(person);
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
      askBeforeAdding(person);
      const row = await rowOf(person.userId);
      if (!row || row.verified) throw conflict('Begin to set up the authenticator app first.');
      const answered = onlyCookies(await answerTo({ method: 'TOTP', code }, person, headers));
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
        throw conflict('Your organization requires two-step verification, and this is your only second step.');
      const body = { ...(password && { password }) };
      const response = await auth.api.disableTwoFactor({ body, headers, asResponse: true });
      await refuseFailed(response);
      return onlyCookies(response);
    },

    async renewRecoveryCodes(asking, password) {
      if (!asking.person.hasSecondFactor) throw conflict('Turn on two-step verification first.');
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
        if (methods.length) throw new Refusal(422, 'Use your authenticator app, a passkey or a recovery code.');
        if (!(await hasPassword(db, person.userId))) throw new Refusal(422, 'Please sign in again.');
        await checkPassword(asking, entry.password);
      } else {
        const { method, code } = entry;
        if (!code) throw faulty('code', 'Code is required.');
        if (!methods.includes(method)) throw faulty('code', 'That code is not valid.');
        await answerTo({ method, code }, person, headers);
      }
      await noteProof({ id: person.sessionId }, { isSecond: entry.method !== 'PASSWORD' });
    },
  };
}
