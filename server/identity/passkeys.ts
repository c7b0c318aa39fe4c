import { and, eq } from 'drizzle-orm';
import { authPasskeys, authSessions, authTwoFactors, people } from '../db/schema/index.ts';
import { conflict, notFound, Refusal } from '../http/refusal.ts';
import { factorParts, type Asking, type Challenged, type Grounds } from './factor-parts.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { onlyCookies } from './library-answer.ts';
import { factorsOf } from './second-factor.ts';

/** WebAuthn's own JSON, which the browser passes on as it is. */
export type Question = Record<string, unknown>;
export type PasskeyAnswer = Record<string, unknown>;
interface Asked {
  question: Question;
  headers: Headers;
}

/** Passkeys as second factors, by the library's own plugin. They are asked for after the password, and open nothing alone. */
export interface Passkeys {
  begin(asking: Asking, password?: string): Promise<Asked>;
  /** Answers recovery codes where it is the first second factor. */
  add(asking: Asking, name: string, answer: PasskeyAnswer): Promise<string[]>;
  remove(asking: Asking, id: string): Promise<void>;
  ask(userId: string, headers: Headers): Promise<Asked>;
  completeSignIn(headers: Headers, who: Challenged, answer: PasskeyAnswer): Promise<Headers>;
  confirm(asking: Asking, answer: PasskeyAnswer): Promise<void>;
}

const refused = () => new Refusal(422, 'That passkey was not accepted.');

export function passkeysBy(grounds: Grounds): Passkeys {
  const { auth, db, configuration } = grounds;
  const {
    askBeforeAdding,
    challengeCookie,
    passkeyCookie,
    checkPassword,
    countTry,
    endChallenge,
    narrowed,
    noteProof,
    openedBy,
    rowOf,
  } = factorParts(grounds);

  const asked = async (response: Response): Promise<Asked> => {
    if (!response.ok) throw refused();
    return { question: (await response.json()) as Question, headers: onlyCookies(response) };
  };
  const credentialsOf = (userId: string) =>
    db
      .select({ id: authPasskeys.credentialID, transports: authPasskeys.transports })
      .from(authPasskeys)
      .where(eq(authPasskeys.userId, userId));

  /** The library's answer to a passkey of this very person: it has opened a session. */
  async function checked(
    headers: Headers,
    who: Challenged,
    answer: PasskeyAnswer,
    cookies: readonly string[],
  ): Promise<Headers> {
    await countTry(headers, who);
    if (!(await credentialsOf(who.userId)).some(({ id }) => id === answer.id)) throw refused();
    const response = await auth.api.verifyPasskeyAuthentication({
      body: { response: answer as never },
      headers: narrowed(headers, cookies),
      asResponse: true,
    });
    if (!response.ok) throw refused();
    return onlyCookies(response);
  }

  return {
    async begin(asking, password) {
      const { person, headers } = asking;
      askBeforeAdding(person);
      await checkPassword(asking, password);
      // Recovery codes come with the first second factor; they lie with the app's secret, which stays without effect.
      if (!person.hasSecondFactor)
        await auth.api.enableTwoFactor({ body: { ...(password && { password }), method: 'totp' }, headers });
      return asked(await auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, asResponse: true }));
    },

    async add({ person, headers }, name, answer) {
      askBeforeAdding(person);
      const { userId, hasSecondFactor } = person;
      if (!(await rowOf(userId))) throw conflict('Begin to add the passkey first.');
      const response = await auth.api.verifyPasskeyRegistration({
        body: { response: answer, name },
        headers,
        asResponse: true,
      });
      if (!response.ok) throw refused();
      await db.update(people).set({ twoFactorEnabled: true }).where(eq(people.id, userId));
      await noteProof({ id: person.sessionId }, { isSecond: true });
      return hasSecondFactor ? [] : (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes;
    },

    async remove({ person: { userId, requiresSecondFactor } }, id) {
      const { hasApp, passkeys } = await factorsOf(db, userId);
      const own = and(eq(authPasskeys.userId, userId), eq(authPasskeys.id, id));
      if (!(await db.$count(authPasskeys, own))) throw notFound('Passkey');
      const isLast = !hasApp && passkeys === 1;
      if (isLast && requiresSecondFactor)
        throw conflict('Your organization requires two-step verification, and this is your only second step.');
      await db.delete(authPasskeys).where(own);
      if (!isLast) return;
      await db.update(people).set({ twoFactorEnabled: false }).where(eq(people.id, userId));
      await db.delete(authTwoFactors).where(eq(authTwoFactors.userId, userId));
    },

    async ask(userId, headers) {
      const options = await auth.api.generatePasskeyAuthenticationOptions({
        headers: narrowed(headers, []),
        asResponse: true,
      });
      const { question, headers: cookies } = await asked(options);
      // Named, so that keys answer as well which keep no list of their own.
      const allowCredentials = (await credentialsOf(userId)).map(({ id, transports }) => ({
        id,
        type: 'public-key',
        ...(transports && { transports: transports.split(',') }),
      }));
      return { question: { ...question, allowCredentials }, headers: cookies };
    },

    async completeSignIn(headers, who, answer) {
      const opened = await checked(headers, who, answer, [challengeCookie, passkeyCookie]);
      const token = openedBy(opened);
      if (!token) throw refused();
      if (!(await endChallenge(headers))) {
        await db.delete(authSessions).where(eq(authSessions.token, token));
        throw refused();
      }
      await noteProof({ token }, { isSecond: true });
      opened.append('set-cookie', await knownBrowserCookie(headers, who.email, configuration));
      return opened;
    },

    async confirm({ person, headers }, answer) {
      const token = openedBy(await checked(headers, person, answer, [passkeyCookie]));
      // The session that is there goes on, and ends when it would have ended.
      if (token) await db.delete(authSessions).where(eq(authSessions.token, token));
      await noteProof({ id: person.sessionId }, { isSecond: true });
    },
  };
}
