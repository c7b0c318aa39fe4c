import { and, eq, sql } from 'drizzle-orm';
import { startSso } from '../../contract/identity.ts';
import { auditAccount } from '../audit/audit.ts';
import type { Configuration } from '../configuration.ts';
import type { Door } from '../db/door.ts';
import { authAccounts, authSessions, devices, patients, people } from '../db/schema/index.ts';
import { entityOf } from '../http/audited.ts';
import { busy, Refusal } from '../http/refusal.ts';
import { mailPasswordCode } from '../jobs/password-code.ts';
import type { Mail } from '../mail/mail.ts';
import { hash } from './hashing.ts';
import { factorsBy } from './factors.ts';
import { onlyCookies } from './library-answer.ts';
import { identityLibrary, sessionCookieName, SSO_PROVIDER } from './library.ts';
import { joinWaitingProfile } from './join-profile.ts';
import { passkeysBy } from './passkeys.ts';
import { refuseWeakPassword } from './password-rules.ts';
import type { IdentityProvider } from './provider.ts';
import { methodsOf } from './second-factor.ts';
import { personOfToken } from './session-look-up.ts';
import { signedCookie } from './signed-cookie.ts';
import { limits, throttle } from './throttle.ts';
import { hashOfCode } from './tokens.ts';

const MINUTE_MS = 60_000;
// Two spaces after the first full stop, as the specification has it (AUTH-13).
const WRONG = 'There was a problem signing in.  Please check your email and password.';

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
    comesBySso: async (userId) => {
      const [person] = await db.select({ email: people.email }).from(people).where(eq(people.id, userId));
      if (person) await joinWaitingProfile(door, person.email, now(), 'sso');
    },
    triedBySso: (userId, outcome) =>
      door.asService((tx) => auditAccount(tx, { userId, action: 'signInBySso', entity: entityOf(startSso), outcome })),
  });
  const cookieName = sessionCookieName(configuration);

  const tokenOf = (headers: Headers): string | null =>
    signedCookie(headers.get('cookie') ?? '', cookieName, configuration.secret);

  return {
    factors: factorsBy({ auth, db, configuration, now }),
    passkeys: passkeysBy({ auth, db, configuration, now }),

    async signIn({ email, password }, { address, userAgent = '' }) {
      await throttle(db, limits.signInPerAddress, address, now());
      await throttle(db, limits.signInPerAccount, email, now());
      const headers = new Headers({ 'user-agent': userAgent });
      const response = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true });
      if (!response.ok) {
        if (response.status >= 500) throw busy();
        throw new Refusal(401, WRONG, { fields: { password: WRONG } });
      }
      const { twoFactorRedirect } = (await response.clone().json()) as { twoFactorRedirect?: boolean };
      const [person] = twoFactorRedirect
        ? await db.select({ id: people.id }).from(people).where(eq(people.email, email))
        : [];
      return { headers: onlyCookies(response), secondFactor: person ? await methodsOf(db, person.id) : [] };
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
      await throttle(db, limits.signInPerAccount, person.email, now());
      refuseWeakPassword(passwords.newPassword, person.email, 'newPassword');
      const response = await auth.api.changePassword({
        body: { ...passwords, revokeOtherSessions: true },
        headers,
        asResponse: true,
      });
      if (!response.ok) {
        const message = 'The existing password is not correct.';
        throw new Refusal(422, message, { fields: { currentPassword: message } });
      }
      return onlyCookies(response);
    },

    async forgotPassword(username, address) {
      await throttle(db, limits.codesPerAddress, address, now());
      await throttle(db, limits.codesPerAccount, username, now());
      await auth.api.requestPasswordResetEmailOTP({ body: { email: username } });
    },

    async resetPassword({ username, code, password }, address) {
      await throttle(db, limits.resetPerAddress, address, now());
      await throttle(db, limits.resetPerAccount, username, now());
      refuseWeakPassword(password, username, 'password');
      const response = await auth.api.resetPasswordEmailOTP({
        body: { email: username, otp: code, password },
        asResponse: true,
      });
      if (!response.ok) {
        const message = 'The verification code is not valid or has expired.';
        throw new Refusal(422, message, { fields: { password: message } });
      }
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
      const location = response.headers.get('location');
      const refused = response.status >= 400 || location?.includes('/user/login/?error=');
      if (!refused) return response;
      // A browser stands here, not a program: back to the sign-in page with the reason in a word (OPEN-033).
      const said = location ?? (await response.text());
      const reason = said.includes('NOT_INVITED')
        ? 'NOT_INVITED'
        : said.includes('SSO_NOT_SUPPORTED')
          ? 'NO_SSO'
          : 'FAILED';
      return new Response(null, { status: 302, headers: { location: `/user/login/?error=${reason}` } });
    },

    async createAccount({ email, password, firstName, lastName, groups }) {
      refuseWeakPassword(password, email, 'password');
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
