import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt, version } from './shape.ts';

/*
 * Accounts and sessions. Nothing here is a tenant's: only the service role holds grants on these tables, so a
 * clinic's or the vendor's transaction cannot even name them.
 */

/** better-auth's user table under our own name. `id` is the user's identity UUID. */
export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** Role groups as the identity provider gives them; unknown ones are kept and shown as Unknown (SEC-06). */
    groups: text('groups').array().notNull().default([]),
    /** What the consoles speak to this person (OPEN-013). */
    language: text('language').notNull().default('en'),
    /** Whether a second factor is asked for after the password: an authenticator app or a passkey. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('people_email').on(t.email)],
);

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The absolute limit; the idle limit is counted from `lastActiveAt`. */
    expiresAt: moment('expires_at').notNull(),
    lastActiveAt: moment('last_active_at').notNull().defaultNow(),
    /** When the person last proved who they are in this session: by signing in, or by being asked again since. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    /** When a second factor was last shown in this session; null while it rests on the first one alone. */
    secondFactorAt: moment('second_factor_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('auth_sessions_token').on(t.token), index('auth_sessions_user').on(t.userId)],
);

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_accounts_user').on(t.userId)],
);

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_verifications_identifier').on(t.identifier)],
);

/**
 * better-auth's table of authenticator apps. Secret and recovery codes are sealed with the server's secret. Somebody who has
 * passkeys only has a row as well, not `verified`, for its recovery codes.
 */
export const authTwoFactors = pgTable(
  'auth_two_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (t) => [uniqueIndex('auth_two_factors_user').on(t.userId)],
);

/** Codes of authenticator apps that were entered lately, as hashes: each is taken once (RFC 6238, section 5.2). */
export const authUsedCodes = pgTable(
  'auth_used_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** better-auth's table of passkeys: public keys only. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
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
);

/** Counts tries per subject (a hash of account or address) and window, in the database so that all processes agree. */
export const throttles = pgTable(
  'throttles',
  {
    subject: text('subject').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true, mode: 'date' }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Of subjects that have to wait longer after each try: one row, without a window. */
    lastTryAt: moment('last_try_at'),
  },
  (t) => [primaryKey({ columns: [t.subject, t.windowStart] })],
);
