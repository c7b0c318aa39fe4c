import { and, eq } from 'drizzle-orm';
import { secondFactorMessage } from '../../contract/identity/messages.ts';
import { authPasskeys, authSessions, authTwoFactors, users } from '../platform/db/schema.ts';
import { conflict, notFound, HttpError } from '../platform/http/http-error.ts';
import {
  createFactorHelpers,
  type AccountRequest,
  type PendingSignIn,
  type FactorDependencies,
} from './factor-helpers.ts';
import { createKnownBrowserCookie } from './signed-cookie.ts';
import { extractCookies } from './better-auth-response.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { loadFactors } from './second-factor.ts';

/** The JSON format of WebAuthn, passed to the browser unchanged. */
type PasskeyOptions = Record<string, unknown>;
type PasskeyResponse = Record<string, unknown>;
interface PasskeyChallenge {
  question: PasskeyOptions;
  headers: Headers;
}

/**
 * Passkeys as second factors, based on the library's plugin. They are requested after the password and do not sign in
 * alone.
 */
export interface Passkeys {
  begin(asking: AccountRequest, password?: string): Promise<PasskeyChallenge>;
  /** Returns recovery codes when this is the first second factor. */
  add(asking: AccountRequest, name: string, answer: PasskeyResponse): Promise<string[]>;
  remove(asking: AccountRequest, id: string): Promise<void>;
  ask(userId: string, headers: Headers): Promise<PasskeyChallenge>;
  completeSignIn(headers: Headers, who: PendingSignIn, answer: PasskeyResponse): Promise<Headers>;
  /** Returns the cookie of the session, which has another token from then on. */
  confirm(asking: AccountRequest, answer: PasskeyResponse): Promise<Headers>;
}

const passkeyRejected = () => new HttpError(422, secondFactorMessage('secondFactor.passkeyRejected'));

export function createPasskeys(grounds: FactorDependencies): Passkeys {
  const { auth, db, configuration } = grounds;
  const {
    requireRecentFactor,
    challengeCookie,
    passkeyCookie,
    requirePassword,
    countAttempt,
    endPendingSignIn,
    pickCookies,
    recordProof,
    renewToken,
    readSessionToken,
    findTwoFactor,
  } = createFactorHelpers(grounds);

  const readChallenge = async (response: Response): Promise<PasskeyChallenge> => {
    if (!response.ok) throw passkeyRejected();
    return { question: (await response.json()) as PasskeyOptions, headers: extractCookies(response) };
  };
  const listCredentials = (userId: string) =>
    db
      .select({ id: authPasskeys.credentialID, transports: authPasskeys.transports })
      .from(authPasskeys)
      .where(eq(authPasskeys.userId, userId));

  /** Verifies a passkey that belongs to this user; the library opens a session. */
  async function verifyPasskey(
    headers: Headers,
    who: PendingSignIn,
    answer: PasskeyResponse,
    cookies: readonly string[],
  ): Promise<Headers> {
    await countAttempt(headers, who);
    if (!(await listCredentials(who.userId)).some(({ id }) => id === answer.id)) throw passkeyRejected();
    const response = await auth.api.verifyPasskeyAuthentication({
      body: { response: answer as never },
      headers: pickCookies(headers, cookies),
      asResponse: true,
    });
    if (!response.ok) throw passkeyRejected();
    return extractCookies(response);
  }

  return {
    async begin(asking, password) {
      const { person, headers } = asking;
      requireRecentFactor(person);
      await requirePassword(asking, password);
      // Recovery codes come with the first second factor. They are stored beside an authenticator secret, which stays
      // unverified.
      if (!person.hasSecondFactor)
        await auth.api.enableTwoFactor({ body: { ...(password && { password }), method: 'totp' }, headers });
      return readChallenge(await auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, asResponse: true }));
    },

    async add({ person, headers }, name, answer) {
      requireRecentFactor(person);
      const { userId, hasSecondFactor } = person;
      if (!(await findTwoFactor(userId))) throw conflict(secondFactorMessage('secondFactor.passkeyNotStarted'));
      const response = await auth.api.verifyPasskeyRegistration({
        body: { response: answer, name },
        headers,
        asResponse: true,
      });
      if (!response.ok) throw passkeyRejected();
      await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
      await recordProof({ id: person.sessionId }, { isSecond: true });
      return hasSecondFactor ? [] : issueRecoveryCodes(db, userId);
    },

    async remove({ person: { userId, requiresSecondFactor } }, id) {
      const { hasApp, passkeys } = await loadFactors(db, userId);
      const own = and(eq(authPasskeys.userId, userId), eq(authPasskeys.id, id));
      if (!(await db.$count(authPasskeys, own))) throw notFound(secondFactorMessage('secondFactor.passkeyNotFound'));
      const isLast = !hasApp && passkeys === 1;
      if (isLast && requiresSecondFactor) throw conflict(secondFactorMessage('secondFactor.onlySecondStep'));
      await db.delete(authPasskeys).where(own);
      if (!isLast) return;
      await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
      await db.delete(authTwoFactors).where(eq(authTwoFactors.userId, userId));
    },

    async ask(userId, headers) {
      const options = await auth.api.generatePasskeyAuthenticationOptions({
        headers: pickCookies(headers, []),
        asResponse: true,
      });
      const { question, headers: cookies } = await readChallenge(options);
      // Listed explicitly for security keys that store no list of their own.
      const allowCredentials = (await listCredentials(userId)).map(({ id, transports }) => ({
        id,
        type: 'public-key',
        ...(transports && { transports: transports.split(',') }),
      }));
      return { question: { ...question, allowCredentials }, headers: cookies };
    },

    async completeSignIn(headers, who, answer) {
      const opened = await verifyPasskey(headers, who, answer, [challengeCookie, passkeyCookie]);
      const token = readSessionToken(opened);
      if (!token) throw passkeyRejected();
      if (!(await endPendingSignIn(headers))) {
        await db.delete(authSessions).where(eq(authSessions.token, token));
        throw passkeyRejected();
      }
      await recordProof({ token }, { isSecond: true });
      opened.append('set-cookie', await createKnownBrowserCookie(headers, who.email, configuration));
      return opened;
    },

    async confirm({ person, headers }, answer) {
      const token = readSessionToken(await verifyPasskey(headers, person, answer, [passkeyCookie]));
      // The current session continues, and expires when it would have expired.
      if (token) await db.delete(authSessions).where(eq(authSessions.token, token));
      await recordProof({ id: person.sessionId }, { isSecond: true });
      return renewToken(person.sessionId);
    },
  };
}
