import { and, eq, sql } from 'drizzle-orm';
import { startSso } from '../../contract/identity/identity.ts';
import { identityMessage } from '../../contract/identity/messages.ts';
import { connectionMessage } from '../../contract/platform/messages.ts';
import { auditAccount } from '../platform/audit/audit.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { authAccounts, authSessions, devices, patients, users } from '../platform/db/schema.ts';
import { auditEntityType } from '../platform/http/audit-entity.ts';
import { serviceUnavailable, validationError, HttpError } from '../platform/http/http-error.ts';
import { sendPasswordCode } from './password-code-job.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { hash } from './hashing.ts';
import { createFactorHelpers } from './factor-helpers.ts';
import { createFactors } from './factors.ts';
import { isKnownBrowser, createKnownBrowserCookie, readSignedCookie } from './signed-cookie.ts';
import { createBetterAuth, sessionCookieName } from './better-auth.ts';
import { extractCookies } from './better-auth-response.ts';
import { loadPasswordOwner } from './password-owner.ts';
import { createPasskeys } from './passkeys.ts';
import { rejectKnownPassword, rejectWeakPassword } from './password-rules.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { listFactorMethods } from './second-factor.ts';
import { findPersonByToken } from './find-session.ts';
import { authorizeSso, ssoErrors } from './sso/authorize.ts';
import { SSO_PROVIDER } from './sso/claims.ts';
import { provisionSsoUser } from './sso/provision.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import {
  backoffs,
  enforceBackoff,
  resetAttempts,
  rateLimitRules,
  releaseAttempt,
  enforceRateLimit,
  withConstantDuration,
} from './rate-limit.ts';
import { hashCode } from './tokens.ts';

const MINUTE_MS = 60_000;
// Two spaces after the first full stop, as the specification has it (AUTH-13).
const SIGN_IN_FAILED = identityMessage('identity.wrongPassword');
const CODE_INVALID = identityMessage('identity.codeExpired');

/** The `error` parameter of a redirect; null when there is none or the text is no URL. */
const readErrorParameter = (address: string): string | null =>
  URL.canParse(address, 'http://portal') ? new URL(address, 'http://portal').searchParams.get('error') : null;

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
    onSsoProfile: async (claims) => {
      if (configuration.sso) await provisionSsoUser(tenantDb, configuration.sso, claims, now());
    },
    authorizeSso: async (userId, claims) =>
      configuration.sso ? authorizeSso(tenantDb, configuration.sso, userId, claims, now()) : 'NO_SSO',
    onSsoSignIn: (userId) =>
      tenantDb.asService((tx) =>
        auditAccount(tx, { userId, action: 'signInBySso', entity: auditEntityType(startSso), outcome: 200 }),
      ),
  });
  const cookieName = sessionCookieName(configuration);

  const grounds = { auth, db, configuration, now };
  const { readSessionToken } = createFactorHelpers(grounds);

  const readToken = (headers: Headers): string | null =>
    readSignedCookie(headers.get('cookie') ?? '', cookieName, configuration.secret);

  return {
    factors: createFactors(grounds),
    passkeys: createPasskeys(grounds),

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
        .catch((refusal: Error) => refusal);
      const isTried = response instanceof Response && response.status < 500;
      if (!isTried) {
        await releaseAttempt(db, delay, subject);
        if (!isKnown) await releaseAttempt(db, rateLimitRules.signInByStrangers, email);
        throw response instanceof Error ? response : serviceUnavailable();
      }
      if (!response.ok) throw new HttpError(401, SIGN_IN_FAILED, { fields: { password: SIGN_IN_FAILED } });
      await resetAttempts(db, delay, subject);
      const cookies = extractCookies(response);
      const { twoFactorRedirect } = (await response.clone().json()) as { twoFactorRedirect?: boolean };
      if (twoFactorRedirect) {
        const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
        return { headers: cookies, secondFactor: person ? await listFactorMethods(db, person.id) : [] };
      }
      cookies.append('set-cookie', await createKnownBrowserCookie(headers, email, configuration));
      return { headers: cookies, secondFactor: [] };
    },

    async signOut(headers) {
      const token = readToken(headers);
      const ended = token ? await db.delete(authSessions).where(eq(authSessions.token, token)).returning() : [];
      const response = await auth.api.signOut({ headers, asResponse: true });
      return { headers: extractCookies(response), userId: ended[0]?.userId ?? null };
    },

    async changePassword(headers, passwords) {
      const person = await this.findPerson(headers);
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
      await withConstantDuration(async () => {
        const checked = await auth.api.checkVerificationOTP({ body: { ...otpRequest, type }, asResponse: true });
        if (!checked.ok) throw validationError('password', CODE_INVALID);
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

    async startSso(headers) {
      if (!configuration.sso) throw new HttpError(404, identityMessage('identity.ssoNotConfigured'));
      const response = await auth.api.signInSocial({
        body: { provider: SSO_PROVIDER, callbackURL: '/home/', errorCallbackURL: '/user/login/' },
        headers,
        asResponse: true,
      });
      const { url } = response.ok ? ((await response.json()) as { url?: string }) : {};
      if (!url) throw new HttpError(503, identityMessage('identity.ssoUnreachable'));
      return { location: url, headers: extractCookies(response) };
    },

    async callback(request) {
      const response = await auth.handler(request);
      const said = response.headers.get('location') ?? (await response.clone().text());
      const error = readErrorParameter(said);
      if (response.status < 400 && error === null) return response;
      // The caller is a browser: redirect to the sign-in page with an error code (OPEN-033).
      const reason = ssoErrors.find((refusal) => (error ?? said).includes(refusal));
      const word = reason ?? (error?.startsWith('state') ? 'STALE' : 'FAILED');
      return new Response(null, { status: 302, headers: { location: `/user/login/?error=${word}` } });
    },

    async createAccount({ email, password, firstName, lastName, groups }) {
      const owner = await loadPasswordOwner(db, configuration, email, [firstName, lastName]);
      await rejectWeakPassword(password, owner, 'password');
      const hashed = await hash(password);
      const id = crypto.randomUUID();
      const at = now();
      await tenantDb.asService(async (tx) => {
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

    async findPerson(headers, { background = false } = {}) {
      const token = readToken(headers);
      if (!token) return null;
      return findPersonByToken(db, token, { idleMs: configuration.idleMinutes * MINUTE_MS, now: now(), background });
    },

    async requireDevice(authorization) {
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
            .innerJoin(patients, isPatientOf(devices))
            .where(
              and(
                eq(devices.tokenHash, hashCode(token)),
                sql`${devices.revokedAt} is null`,
                sql`not exists (select 1 from organizations o where o.id = ${devices.organizationId} and o.disabled)`,
              ),
            )
        : [];
      if (!row) throw new HttpError(401, identityMessage('identity.unknownDevice'));
      return { kind: 'device', ...row };
    },

    async endSessions(userId) {
      await db.delete(authSessions).where(eq(authSessions.userId, userId));
    },
  };
}
