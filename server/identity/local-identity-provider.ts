import { eq } from 'drizzle-orm';
import { identityMessage } from '../../contract/identity/messages.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { authSessions, users } from '../platform/db/schema.ts';
import { serviceUnavailable, HttpError } from '../platform/http/http-error.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { extractCookies } from './better-auth-response.ts';
import { createBetterAuth, sessionCookieName } from './better-auth.ts';
import { requireDevice } from './device-code.ts';
import { createFactors } from './factors.ts';
import { findPersonByToken } from './find-session.ts';
import type { IdentityProvider, Person } from './identity-provider.ts';
import { createPasskeys } from './passkeys.ts';
import { RecalledPeople } from './recalled-people.ts';
import { sendPasswordCode } from './password-code-job.ts';
import { createPasswords, renewPasswordHash } from './passwords.ts';
import {
  backoffs,
  enforceBackoff,
  enforceRateLimit,
  rateLimitRules,
  releaseAttempt,
  resetAttempts,
} from './rate-limit.ts';
import { listFactorMethods } from './second-factor.ts';
import { createKnownBrowserCookie, isKnownBrowser, readSignedCookie } from './signed-cookie.ts';
import { createSsoHooks, createSsoSignIn } from './sso/sign-in.ts';

const MINUTE_MS = 60_000;
// Two spaces after the first full stop, as the specification has it (AUTH-13).
const SIGN_IN_FAILED = identityMessage('identity.wrongPassword');

/** The local identity provider (OPEN-032): accounts, passwords and sessions in our own database. */
export function createLocalIdentityProvider(
  tenantDb: TenantDb,
  configuration: Configuration,
  mail: Mail,
  now: () => Date,
): IdentityProvider {
  const db = tenantDb.service;
  const auth = createBetterAuth(db, configuration, {
    // Not awaited: the duration must not reveal whether the account exists.
    sendCode: (email, code) => void sendPasswordCode({ configuration, mail, now }, tenantDb, email, code),
    ...createSsoHooks(tenantDb, configuration, now),
  });
  const cookieName = sessionCookieName(configuration);
  const dependencies = { auth, db, configuration, now };
  const people = new RecalledPeople();

  const readToken = (headers: Headers): string | null =>
    readSignedCookie(headers.get('cookie') ?? '', cookieName, configuration.secret);

  const findPerson: IdentityProvider['findPerson'] = async (headers, { background = false } = {}) => {
    const token = readToken(headers);
    if (!token) return null;
    const limits = { idleMs: configuration.idleMinutes * MINUTE_MS, now: now(), background };
    let person: Person | null = null;
    try {
      person = await findPersonByToken(db, token, limits);
    } finally {
      people.remember(token, person);
    }
    return person;
  };
  const recallPerson: IdentityProvider['recallPerson'] = (headers) => {
    // PGlite has one connection, where the session would wait for the transaction that waits for it.
    const token = tenantDb.kind === 'postgres' ? readToken(headers) : null;
    return token ? people.recall(token) : null;
  };

  const endReplacedSession = async (headers: Headers): Promise<void> => {
    const token = readToken(headers);
    if (token) await db.delete(authSessions).where(eq(authSessions.token, token));
  };
  const sso = createSsoSignIn(auth, configuration);

  return {
    ...createPasswords(tenantDb, dependencies, findPerson),
    startSso: sso.startSso,
    async callback(request) {
      const response = await sso.callback(request);
      const opened = extractCookies(response).getSetCookie();
      if (opened.some((cookie) => cookie.startsWith(`${cookieName}=`))) await endReplacedSession(request.headers);
      return response;
    },
    factors: createFactors(dependencies),
    passkeys: createPasskeys(dependencies),

    async signIn({ email, password }, { address, headers }) {
      await enforceRateLimit(db, rateLimitRules.signInPerAddress, address, now());
      const isKnown = isKnownBrowser(headers, email, configuration);
      const [delay, subject] = isKnown
        ? ([backoffs.signInFromKnown, email] as const)
        : ([backoffs.signInFromAddress, `${email} ${address}`] as const);
      // In one transaction: when either limit rejects the attempt, the other must not count it.
      await tenantDb.asService(async (tx) => {
        await enforceBackoff(tx, delay, subject, now());
        if (!isKnown) await enforceRateLimit(tx, rateLimitRules.signInByStrangers, email, now());
      });
      const response = await auth.api
        .signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': headers.get('user-agent') ?? '' }),
          asResponse: true,
        })
        .catch((error: Error) => error);
      const isTried = response instanceof Response && response.status < 500;
      if (!isTried) {
        await releaseAttempt(db, delay, subject);
        if (!isKnown) await releaseAttempt(db, rateLimitRules.signInByStrangers, email);
        throw response instanceof Error ? response : serviceUnavailable();
      }
      if (!response.ok) throw new HttpError(401, SIGN_IN_FAILED, { fields: { password: SIGN_IN_FAILED } });
      await resetAttempts(db, delay, subject);
      await renewPasswordHash(db, email, password);
      const cookies = extractCookies(response);
      const { twoFactorRedirect } = (await response.clone().json()) as { twoFactorRedirect?: boolean };
      if (twoFactorRedirect) {
        const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
        return { headers: cookies, secondFactor: person ? await listFactorMethods(db, person.id) : [] };
      }
      cookies.append('set-cookie', await createKnownBrowserCookie(headers, email, configuration));
      return { headers: cookies, secondFactor: [] };
    },

    endReplacedSession,

    async signOut(headers) {
      const token = readToken(headers);
      const ended = token ? await db.delete(authSessions).where(eq(authSessions.token, token)).returning() : [];
      const response = await auth.api.signOut({ headers, asResponse: true });
      return { headers: extractCookies(response), userId: ended[0]?.userId ?? null };
    },

    findPerson,
    recallPerson,
    requireDevice: (authorization) => requireDevice(db, authorization),

    async endSessions(userId) {
      await db.delete(authSessions).where(eq(authSessions.userId, userId));
    },
  };
}
