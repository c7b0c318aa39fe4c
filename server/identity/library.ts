import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { emailOTP, genericOAuth, twoFactor } from 'better-auth/plugins';
import { publicAddress, type Configuration } from '../configuration.ts';
import type { Tx } from '../db/database.ts';
import {
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authVerifications,
  people,
} from '../db/schema/index.ts';
import { hash, verify } from './hashing.ts';
import type { SsoRefusal } from './sso/admit.ts';
import { SSO_PROVIDER, type Claims } from './sso/claims.ts';
import { newRecoveryCodes } from './tokens.ts';

/** How long the code of a forgotten password is valid; its letter says so. */
export const CODE_SECONDS = 600;
const CODE_TRIES = 3;
/** How long somebody may take for the second factor after the password. */
const CHALLENGE_SECONDS = 600;

const ownCookie =
  (name: string) =>
  ({ publicUrl }: Pick<Configuration, 'publicUrl'>): string =>
    publicUrl?.startsWith('https://') ? `__Host-${name}` : name;

/** Behind https the cookie carries `__Host-`: bound to this host, never sent in the clear. */
export const sessionCookieName = ownCookie('portal-session');
/** Names a sign-in whose password was right and whose second factor is still to come. */
export const challengeCookieName = ownCookie('portal-sign-in');
/** Names the question that a passkey is answering. */
export const passkeyCookieName = ownCookie('portal-passkey');

const isBySso = (context: { path?: string } | null): boolean => context?.path?.startsWith('/callback') ?? false;

/** What the library leaves to us. */
interface Tasks {
  sendCode: (email: string, code: string) => void;
  /** The provider has said who somebody is, whom we may not know yet. */
  arrivesBySso: (claims: Claims) => Promise<void>;
  /** Whether that account may come in; the word of a refusal. Nothing has been linked with it yet. */
  admitBySso: (userId: string, claims: Claims) => Promise<SsoRefusal | null>;
  /** Somebody has come in by single sign-on. */
  cameBySso: (userId: string) => Promise<void>;
}

/** The identity library, configured: invite-only, codes hashed, sessions of a fixed length, our own account table. */
export function identityLibrary(db: Tx, configuration: Configuration, tasks: Tasks) {
  const secure = configuration.publicUrl?.startsWith('https://') ?? false;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return betterAuth({
    secret: configuration.secret,
    baseURL: publicAddress(configuration),
    basePath: '/api/auth',
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db as never, {
      provider: 'pg',
      schema: {
        user: people,
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
        // Accounts come from invites, or are there by now: a newcomer has none.
        if (source.action === 'create-user' || !user.id) return { error: 'NOT_INVITED' };
        const refusal = await tasks.admitBySso(user.id, source.oauth.profile ?? {});
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
    // The provider is trusted with whom it names; that it has verified the address is asked in `validateUserInfo`.
    account: { accountLinking: { enabled: true, trustedProviders: [SSO_PROVIDER] } },
    // Tries are counted by our own throttle, per account and per address; the library counts per address only.
    rateLimit: { enabled: false },
    disabledPaths: ['/sign-up/email', '/sign-in/email-otp', '/update-user', '/change-email', '/delete-user'],
    advanced: {
      useSecureCookies: false,
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
            // Accounts come from invites alone; a newcomer from single sign-on has none.
            throw new APIError('FORBIDDEN', { message: 'NOT_INVITED' });
          },
        },
      },
      session: {
        create: {
          after: async (session, context) => {
            if (isBySso(context)) await tasks.cameBySso(session.userId);
          },
        },
      },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        storeOTP: 'hashed',
        disableSignUp: true,
        // Not awaited: how long a mail takes must not tell whether the account exists (I6).
        sendVerificationOTP: async ({ email, otp }) => tasks.sendCode(email, otp),
      }),
      twoFactor({
        issuer: configuration.browser.brand.name,
        // An account of single sign-on has no password to ask for; such a one has to have signed in lately.
        allowPasswordless: true,
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
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
                    await tasks.arrivesBySso(claims);
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

export type IdentityLibrary = ReturnType<typeof identityLibrary>;
