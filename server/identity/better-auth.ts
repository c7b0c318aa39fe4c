import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { emailOTP, genericOAuth, twoFactor } from 'better-auth/plugins';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authVerifications,
  users,
} from '../platform/db/schema.ts';
import { hash, verify } from './hashing.ts';
import type { SsoError } from './sso/authorize.ts';
import { SSO_PROVIDER, type Claims } from './sso/claims.ts';
import { recoveryCodeOptions } from './recovery-codes.ts';

/** Validity of a password-reset code; the email states it. */
export const CODE_SECONDS = 600;
const MAX_CODE_ATTEMPTS = 3;
/** Time limit for the second factor after the password. */
const CHALLENGE_SECONDS = 600;

const nameCookie =
  (name: string) =>
  ({ publicUrl }: Pick<Configuration, 'publicUrl'>): string =>
    publicUrl?.startsWith('https://') ? `__Host-${name}` : name;

/** Over https the cookie has the `__Host-` prefix: bound to this host, never sent in clear text. */
export const sessionCookieName = nameCookie('portal-session');
/** Identifies a sign-in whose password was right and whose second factor is pending. */
export const challengeCookieName = nameCookie('portal-sign-in');
/** Identifies the passkey challenge. */
export const passkeyCookieName = nameCookie('portal-passkey');

const isSsoRequest = (context: { path?: string } | null): boolean => context?.path?.startsWith('/callback') ?? false;

/** The provider's tokens have served once the user is known: what is not stored cannot leak. */
const removeTokens = async (account: Record<string, unknown>) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
});

/** What the library delegates to us. */
export interface IdentityHooks {
  sendCode: (email: string, code: string) => void;
  /** Called with the profile of the single sign-on provider; the user may be unknown. */
  onSsoProfile: (claims: Claims) => Promise<void>;
  /** Decides whether the account may sign in; the error code, or null. Called before anything is linked. */
  authorizeSso: (userId: string, claims: Claims) => Promise<SsoError | null>;
  onSsoSignIn: (userId: string) => Promise<void>;
}

/** Configures better-auth: invite only, hashed codes, sessions of fixed length, and our own user table. */
export function createBetterAuth(db: Tx, configuration: Configuration, tasks: IdentityHooks) {
  const secure = configuration.publicUrl?.startsWith('https://') ?? false;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return betterAuth({
    secret: configuration.secret,
    baseURL: getPublicUrl(configuration),
    basePath: '/api/auth',
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db as never, {
      provider: 'pg',
      schema: {
        user: users,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        twoFactor: authTwoFactors,
        passkey: authPasskeys,
      },
    }),
    user: {
      additionalFields: {
        firstName: { type: 'string', input: false, defaultValue: '' },
        lastName: { type: 'string', input: false, defaultValue: '' },
        groups: { type: 'string[]', input: false, defaultValue: [] },
      },
      validateUserInfo: async ({ user, source }) => {
        if (source.oauth?.providerId !== SSO_PROVIDER) return;
        // Accounts come from invites, or were provisioned before: an unknown user is not invited.
        if (source.action === 'create-user' || !user.id) return { error: 'NOT_INVITED' };
        const refusal = await tasks.authorizeSso(user.id, source.oauth.profile ?? {});
        return refusal ? { error: refusal } : undefined;
      },
    },
    onAPIError: { errorURL: '/user/login/' },
    session: { expiresIn: configuration.absoluteHours * 3600, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      revokeSessionsOnPasswordReset: true,
      password: { hash, verify },
    },
    // The provider is trusted to link accounts; `validateUserInfo` checks that it has verified the address.
    account: { accountLinking: { enabled: true, trustedProviders: [SSO_PROVIDER] } },
    // Our own rate limits count per account and per address; the library counts per address only.
    rateLimit: { enabled: false },
    disabledPaths: ['/sign-up/email', '/sign-in/email-otp', '/update-user', '/change-email', '/delete-user'],
    advanced: {
      useSecureCookies: false,
      // The library's other cookies, such as the state of a single sign-on.
      cookiePrefix: nameCookie('portal')(configuration),
      defaultCookieAttributes: attributes,
      database: { generateId: () => crypto.randomUUID() },
      cookies: {
        session_token: { name: sessionCookieName(configuration), attributes },
        two_factor: { name: challengeCookieName(configuration), attributes },
        'better-auth-passkey': { name: passkeyCookieName(configuration), attributes },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async () => {
            // Accounts come from invites alone; an unknown single sign-on user has none.
            throw new APIError('FORBIDDEN', { message: 'NOT_INVITED' });
          },
        },
      },
      account: { create: { before: removeTokens }, update: { before: removeTokens } },
      session: {
        create: {
          after: async (session, context) => {
            if (isSsoRequest(context)) await tasks.onSsoSignIn(session.userId);
          },
        },
      },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_SECONDS,
        allowedAttempts: MAX_CODE_ATTEMPTS,
        storeOTP: 'hashed',
        disableSignUp: true,
        // Not awaited: the duration must not reveal whether the account exists (I6).
        sendVerificationOTP: async ({ email, otp }) => tasks.sendCode(email, otp),
      }),
      twoFactor({
        issuer: configuration.browser.brand.name,
        // An account with single sign-on has no password; it needs a recent sign-in instead.
        allowPasswordless: true,
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        // It would count strangers and known browsers together (`countAttempt`).
        accountLockout: { enabled: false },
        backupCodeOptions: recoveryCodeOptions(configuration.secrets),
      }),
      passkey({
        rpName: configuration.browser.brand.name,
        ...(configuration.publicUrl && { origin: new URL(configuration.publicUrl).origin }),
      }),
      ...(configuration.sso
        ? [
            genericOAuth({
              config: [
                {
                  providerId: SSO_PROVIDER,
                  discoveryUrl: `${configuration.sso.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
                  clientId: configuration.sso.clientId,
                  clientSecret: configuration.sso.clientSecret,
                  scopes: [...configuration.sso.scopes],
                  pkce: true,
                  requireIdTokenVerification: true,
                  mapProfileToUser: async (claims) => {
                    await tasks.onSsoProfile(claims);
                    return {};
                  },
                },
              ],
            }),
          ]
        : []),
    ],
  });
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;
