import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, updatedAt, version, grant } from '../platform/db/tenant-table.ts';

/*
 * Accounts and sessions belong to no tenant. Only the service role has grants on these tables, so no transaction of a
 * clinic or the vendor can read them.
 */

/** better-auth's user table. */
export const users = grant(
  pgTable(
    'users',
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      email: text('email').notNull(),
      emailVerified: boolean('email_verified').notNull().default(false),
      image: text('image'),
      firstName: text('first_name').notNull().default(''),
      lastName: text('last_name').notNull().default(''),
      /** Role groups as the identity provider gives them; unknown ones are shown as Unknown (SEC-06). */
      groups: text('groups').array().notNull().default([]),
      /** Language of the consoles and emails (OPEN-013). */
      language: text('language').notNull().default('en'),
      /** Has an authenticator app or a passkey, which sign-in requires after the password. */
      twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
      version: version(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (t) => [uniqueIndex('users_email').on(t.email)],
  ),
  { app_service: 'select, insert, update, delete' },
);

export const authSessions = grant(
  pgTable(
    'auth_sessions',
    {
      id: text('id').primaryKey(),
      token: text('token').notNull(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The absolute timeout; the idle timeout starts at `lastActiveAt`. */
      expiresAt: timestamptz('expires_at').notNull(),
      lastActiveAt: timestamptz('last_active_at').notNull().defaultNow(),
      /** The last authentication in this session: sign-in or re-authentication. */
      confirmedAt: timestamptz('confirmed_at').notNull().defaultNow(),
      /** The last use of a second factor in this session; null without one. */
      secondFactorAt: timestamptz('second_factor_at'),
      ipAddress: text('ip_address'),
      userAgent: text('user_agent'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (t) => [uniqueIndex('auth_sessions_token').on(t.token), index('auth_sessions_user').on(t.userId)],
  ),
  { app_service: 'select, insert, update, delete' },
);

export const authAccounts = grant(
  pgTable(
    'auth_accounts',
    {
      id: text('id').primaryKey(),
      accountId: text('account_id').notNull(),
      providerId: text('provider_id').notNull(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      accessToken: text('access_token'),
      refreshToken: text('refresh_token'),
      idToken: text('id_token'),
      accessTokenExpiresAt: timestamptz('access_token_expires_at'),
      refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
      scope: text('scope'),
      password: text('password'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (t) => [index('auth_accounts_user').on(t.userId)],
  ),
  { app_service: 'select, insert, update, delete' },
);

export const authVerifications = grant(
  pgTable(
    'auth_verifications',
    {
      id: text('id').primaryKey(),
      identifier: text('identifier').notNull(),
      value: text('value').notNull(),
      expiresAt: timestamptz('expires_at').notNull(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (t) => [index('auth_verifications_identifier').on(t.identifier)],
  ),
  { app_service: 'select, insert, update, delete' },
);

/**
 * better-auth's table of authenticator apps. The secret and the recovery codes are encrypted with the server's secret. A
 * user who has passkeys only also has a row, not `verified`, for the recovery codes.
 */
export const authTwoFactors = grant(
  pgTable(
    'auth_two_factors',
    {
      id: text('id').primaryKey(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      secret: text('secret').notNull(),
      backupCodes: text('backup_codes').notNull(),
      verified: boolean('verified').notNull().default(true),
      failedVerificationCount: integer('failed_verification_count').notNull().default(0),
      lockedUntil: timestamptz('locked_until'),
    },
    (t) => [uniqueIndex('auth_two_factors_user').on(t.userId)],
  ),
  { app_service: 'select, insert, update, delete' },
);

/** Hashes of recently used authenticator codes: each is accepted once (RFC 6238, section 5.2). */
export const authUsedCodes = grant(
  pgTable(
    'auth_used_codes',
    {
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      codeHash: text('code_hash').notNull(),
      usedAt: timestamptz('used_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
  ),
  { app_service: 'select, insert, update, delete' },
);

/** better-auth's table of passkeys: public keys only. */
export const authPasskeys = grant(
  pgTable(
    'auth_passkeys',
    {
      id: text('id').primaryKey(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      name: text('name'),
      publicKey: text('public_key').notNull(),
      credentialID: text('credential_id').notNull(),
      counter: integer('counter').notNull(),
      deviceType: text('device_type').notNull(),
      backedUp: boolean('backed_up').notNull(),
      transports: text('transports'),
      aaguid: text('aaguid'),
      createdAt: createdAt(),
    },
    (t) => [uniqueIndex('auth_passkeys_credential').on(t.credentialID), index('auth_passkeys_user').on(t.userId)],
  ),
  { app_service: 'select, insert, update, delete' },
);

/** Attempts per subject (a hash of account or address) and window, shared by all processes. */
export const rateLimits = grant(
  pgTable(
    'rate_limits',
    {
      subject: text('subject').notNull(),
      windowStart: timestamptz('window_start').notNull(),
      attempts: integer('attempts').notNull().default(0),
      /** For exponential backoff, which has one row per subject and no window. */
      lastAttemptAt: timestamptz('last_attempt_at'),
    },
    (t) => [primaryKey({ columns: [t.subject, t.windowStart] })],
  ),
  { app_service: 'select, insert, update, delete' },
);
