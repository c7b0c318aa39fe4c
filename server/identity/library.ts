import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { emailOTP, genericOAuth, twoFactor } from 'better-auth/plugins';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../db/database.ts';
import {
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authVerifications,
  organizations,
  people,
  practitioners,
} from '../db/schema/index.ts';
import { hash, verify } from './hashing.ts';

export const SSO_PROVIDER = 'sso';
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

/**
 * An organization takes part in single sign-on only when it says so (OPEN-033). That of a profile which waits for a new account
 * counts as well: in a session opened here the account could complete its sign-up.
 */
async function hasSso(db: Tx, userId: string): Promise<boolean> {
  const isOfNewAccount = and(
    isNull(practitioners.userId),
    sql`${practitioners.email} = (select email from people where id = ${userId})`,
    sql`not exists (select 1 from practitioners p where p.user_id = ${userId})`,
  );
  const [row] = await db
    .select({ supportsSso: organizations.supportsSso })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(and(isNull(practitioners.removedAt), or(eq(practitioners.userId, userId), isOfNewAccount)));
  return row?.supportsSso ?? true;
}

const isBySso = (context: { path?: string } | null): boolean => context?.path?.startsWith('/callback') ?? false;

/** What the library leaves to us. */
interface Tasks {
  sendCode: (email: string, code: string) => void;
  /** Somebody is about to come in by single sign-on. */
  comesBySso: (userId: string) => Promise<void>;
  /** … and has come in, or was refused because the organization does not take part. */
  triedBySso: (userId: string, outcome: 200 | 401) => Promise<void>;
}

/** The identity library, configured: invite-only, codes hashed, sessions of a fixed length, our own account table. */
export function identityLibrary(db: Tx, configuration: Configuration, { sendCode, comesBySso, triedBySso }: Tasks) {
  const secure = configuration.publicUrl?.startsWith('https://') ?? false;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return betterAuth({
    secret: configuration.secret,
    baseURL: configuration.publicUrl ?? `http://localhost:${configuration.port}`,
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
    },
    session: { expiresIn: configuration.absoluteHours * 3600, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      revokeSessionsOnPasswordReset: true,
      password: { hash, verify },
    },
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
          before: async (session, context) => {
            if (!isBySso(context)) return;
            await comesBySso(session.userId);
            if (await hasSso(db, session.userId)) return;
            await triedBySso(session.userId, 401);
            throw new APIError('FORBIDDEN', { message: 'SSO_NOT_SUPPORTED' });
          },
          after: async (session, context) => {
            if (isBySso(context)) await triedBySso(session.userId, 200);
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
        sendVerificationOTP: async ({ email, otp }) => sendCode(email, otp),
      }),
      twoFactor({
        issuer: configuration.browser.brand.name,
        // An account of single sign-on has no password to ask for; such a one has to have signed in lately.
        allowPasswordless: true,
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
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
                  scopes: ['openid', 'email', 'profile'],
                  pkce: true,
                },
              ],
            }),
          ]
        : []),
    ],
  });
}

export type IdentityLibrary = ReturnType<typeof identityLibrary>;
