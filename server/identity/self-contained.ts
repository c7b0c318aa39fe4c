import { and, eq, sql } from 'drizzle-orm';
import { startSso } from '../../contract/identity.ts';
import { auditAccount } from '../audit/audit.ts';
import type { Configuration } from '../configuration.ts';
import type { Door } from '../db/door.ts';
import { authAccounts, authSessions, devices, patients, people } from '../db/schema/index.ts';
import { entityOf } from '../http/audited.ts';
import { busy, faulty, Refusal } from '../http/refusal.ts';
import { mailPasswordCode } from '../jobs/password-code.ts';
import type { Mail } from '../mail/mail.ts';
import { atEvenPace } from './even-pace.ts';
import { hash } from './hashing.ts';
import { factorParts } from './factor-parts.ts';
import { factorsBy } from './factors.ts';
import { isKnownBrowser, knownBrowserCookie } from './known-browser.ts';
import { identityLibrary, sessionCookieName } from './library.ts';
import { onlyCookies } from './library-answer.ts';
import { passwordOwner } from './own-words.ts';
import { passkeysBy } from './passkeys.ts';
import { refuseKnownPassword, refuseWeakPassword } from './password-rules.ts';
import type { IdentityProvider } from './provider.ts';
import { methodsOf } from './second-factor.ts';
import { personOfToken } from './session-look-up.ts';
import { signedCookie } from './signed-cookie.ts';
import { admitBySso, ssoRefusals } from './sso/admit.ts';
import { SSO_PROVIDER } from './sso/claims.ts';
import { provisionBySso } from './sso/provision.ts';
import { delays, delayTry, forgetTries, limits, takeBackTry, throttle } from './throttle.ts';
import { hashOfCode } from './tokens.ts';

const MINUTE_MS = 60_000;
// Two spaces after the first full stop, as the specification has it (AUTH-13).
const WRONG = 'There was a problem signing in.  Please check your email and password.';
const WRONG_CODE = 'The verification code is not valid or has expired.';

/** The `error` of an address that a browser is sent to; null for one that has none, and for what is no address. */
const errorIn = (address: string): string | null =>
  URL.canParse(address, 'http://portal') ? new URL(address, 'http://portal').searchParams.get('error') : null;

/** The self-contained identity provider (OPEN-032): accounts, passwords and sessions in our own database. */
export function selfContainedIdentity(
  door: Door,
  configuration: Configuration,
  mail: Mail,
  now: () => Date,
): IdentityProvider {
  const db = door.service;
  const auth = identityLibrary(db, configuration, {
    // Nobody waits for it: how long an answer takes must not tell whether there is an account.
    sendCode: (email, code) => void mailPasswordCode({ configuration, mail, now }, door, email, code),
    arrivesBySso: async (claims) => {
      if (configuration.sso) await provisionBySso(door, configuration.sso, claims, now());
    },
    admitBySso: async (userId, claims) =>
      configuration.sso ? admitBySso(door, configuration.sso, userId, claims, now()) : 'NO_SSO',
    cameBySso: (userId) =>
      door.asService((tx) =>
        auditAccount(tx, { userId, action: 'signInBySso', entity: entityOf(startSso), outcome: 200 }),
      ),
  });
  const cookieName = sessionCookieName(configuration);

  const grounds = { auth, db, configuration, now };
  const { openedBy } = factorParts(grounds);

  const tokenOf = (headers: Headers): string | null =>
    signedCookie(headers.get('cookie') ?? '', cookieName, configuration.secret);

  return {
    factors: factorsBy(grounds),
    passkeys: passkeysBy(grounds),

    async signIn({ email, password }, { address, headers }) {
      await throttle(db, limits.signInPerAddress, address, now());
      const isKnown = isKnownBrowser(headers, email, configuration);
      const [delay, subject] = isKnown
        ? ([delays.signInFromKnown, email] as const)
        : ([delays.signInFromAddress, `${email} ${address}`] as const);
      // Together: a try that one of them refuses is not made, and the other must not count it.
      await door.asService(async (tx) => {
        await delayTry(tx, delay, subject, now());
        if (!isKnown) await throttle(tx, limits.signInByStrangers, email, now());
      });
      const response = await auth.api
        .signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': headers.get('user-agent') ?? '' }),
          asResponse: true,
        })
        .catch((refusal: Error) => refusal);
      const isTried = response instanceof Response && response.status < 500;
      if (!isTried) {
        await takeBackTry(db, delay, subject);
        if (!isKnown) await takeBackTry(db, limits.signInByStrangers, email);
        throw response instanceof Error ? response : busy();
      }
      if (!response.ok) throw new Refusal(401, WRONG, { fields: { password: WRONG } });
      await forgetTries(db, delay, subject);
      const cookies = onlyCookies(response);
      const { twoFactorRedirect } = (await response.clone().json()) as { twoFactorRedirect?: boolean };
      if (twoFactorRedirect) {
        const [person] = await db.select({ id: people.id }).from(people).where(eq(people.email, email));
        return { headers: cookies, secondFactor: person ? await methodsOf(db, person.id) : [] };
      }
      cookies.append('set-cookie', await knownBrowserCookie(headers, email, configuration));
      return { headers: cookies, secondFactor: [] };
    },

    async signOut(headers) {
      const token = tokenOf(headers);
      const ended = token ? await db.delete(authSessions).where(eq(authSessions.token, token)).returning() : [];
      const response = await auth.api.signOut({ headers, asResponse: true });
      return { headers: onlyCookies(response), userId: ended[0]?.userId ?? null };
    },

    async changePassword(headers, passwords) {
      const person = await this.personOf(headers);
      if (!person) throw new Refusal(401, 'Please sign in.');
      const owner = await passwordOwner(db, configuration, person.email);
      await refuseWeakPassword(passwords.newPassword, owner, 'newPassword');
      await delayTry(db, delays.changePassword, person.userId, now());
      const response = await auth.api.changePassword({
        body: { ...passwords, revokeOtherSessions: true },
        headers,
        asResponse: true,
      });
      if (!response.ok) {
        if (response.status >= 500) throw busy();
        const message = 'The existing password is not correct.';
        throw new Refusal(422, message, { fields: { currentPassword: message } });
      }
      await forgetTries(db, delays.changePassword, person.userId);
      const cookies = onlyCookies(response);
      const token = openedBy(cookies);
      // Of whoever has a second factor a password proves nothing anew: the proof stays as old as it was.
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
      await throttle(db, limits.codesPerAddress, address, now());
      await throttle(db, limits.codesPerAccount, username, now());
      await atEvenPace(() => auth.api.requestPasswordResetEmailOTP({ body: { email: username } }));
    },

    async resetPassword({ username, code, password }, { address, headers }) {
      await throttle(db, limits.resetPerAddress, address, now());
      await throttle(db, limits.resetPerAccount, `${username} ${address}`, now());
      await refuseKnownPassword(password, username, 'password');
      const asked = { email: username, otp: code };
      const type = 'forget-password' as const;
      await atEvenPace(async () => {
        const checked = await auth.api.checkVerificationOTP({ body: { ...asked, type }, asResponse: true });
        if (!checked.ok) throw faulty('password', WRONG_CODE);
      });
      // Only to whoever has the code: what it says of a password tells whose it is. The code stays good for a better one.
      await refuseWeakPassword(password, await passwordOwner(db, configuration, username), 'password');
      const response = await auth.api.resetPasswordEmailOTP({ body: { ...asked, password }, asResponse: true });
      if (!response.ok) throw faulty('password', WRONG_CODE);
      await forgetTries(db, delays.signInFromKnown, username);
      const cookies = new Headers();
      cookies.append('set-cookie', await knownBrowserCookie(headers, username, configuration));
      return cookies;
    },

    async startSso(headers) {
      if (!configuration.sso) throw new Refusal(404, 'Single sign-on is not set up.');
      const response = await auth.api.signInSocial({
        body: { provider: SSO_PROVIDER, callbackURL: '/home/', errorCallbackURL: '/user/login/' },
        headers,
        asResponse: true,
      });
      const { url } = response.ok ? ((await response.json()) as { url?: string }) : {};
      if (!url) throw new Refusal(503, 'Single sign-on cannot be reached.');
      return { location: url, headers: onlyCookies(response) };
    },

    async callback(request) {
      const response = await auth.handler(request);
      const said = response.headers.get('location') ?? (await response.clone().text());
      const error = errorIn(said);
      if (response.status < 400 && error === null) return response;
      // A browser stands here, not a program: back to the sign-in page with the reason in a word (OPEN-033).
      const reason = ssoRefusals.find((refusal) => (error ?? said).includes(refusal));
      const word = reason ?? (error?.startsWith('state') ? 'STALE' : 'FAILED');
      return new Response(null, { status: 302, headers: { location: `/user/login/?error=${word}` } });
    },

    async createAccount({ email, password, firstName, lastName, groups }) {
      const owner = await passwordOwner(db, configuration, email, [firstName, lastName]);
      await refuseWeakPassword(password, owner, 'password');
      const hashed = await hash(password);
      const id = crypto.randomUUID();
      const at = now();
      await door.asService(async (tx) => {
        await tx.insert(people).values({
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

    async personOf(headers, { background = false } = {}) {
      const token = tokenOf(headers);
      if (!token) return null;
      return personOfToken(db, token, { idleMs: configuration.idleMinutes * MINUTE_MS, now: now(), background });
    },

    async deviceOf(authorization) {
      const token = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization ?? '')?.[1];
      const [row] = token
        ? await db
            .select({
              deviceId: devices.id,
              organizationId: devices.organizationId,
              patientId: devices.patientId,
              locationId: patients.locationId,
            })
            .from(devices)
            .innerJoin(
              patients,
              and(eq(patients.organizationId, devices.organizationId), eq(patients.id, devices.patientId)),
            )
            .where(
              and(
                eq(devices.tokenHash, hashOfCode(token)),
                sql`${devices.revokedAt} is null`,
                sql`not exists (select 1 from organizations o where o.id = ${devices.organizationId} and o.disabled)`,
              ),
            )
        : [];
      if (!row) throw new Refusal(401, 'This device is not known.');
      return { kind: 'device', ...row };
    },

    async endSessions(userId) {
      await db.delete(authSessions).where(eq(authSessions.userId, userId));
    },
  };
}
