import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { email, newPassword, optionalLine } from './fields.ts';
import { PASSWORD_MAX } from './limits.ts';

/** The six operations of the identity provider (API-54..59) and the invited sign-up. */

const Done = z.object({ done: z.literal(true) });
const secret = (message: string) =>
  z.string({ error: message }).check(z.minLength(1, message), z.maxLength(PASSWORD_MAX, message));

export const SignIn = z.strictObject({
  email: email('Email is required.'),
  password: secret('Password is required.'),
});

/** What somebody can show as a second factor: an authenticator app, a passkey, a recovery code. */
export const factorMethods = ['TOTP', 'PASSKEY', 'RECOVERY'] as const;
export type FactorMethod = (typeof factorMethods)[number];

export const signIn = defineCall({
  id: 'signIn',
  summary:
    'Opens a session and sets its HttpOnly cookie (API-54); with a second factor it only begins, and says by what it is completed',
  method: 'POST',
  path: '/v2/identity/sign-in',
  access: 'public',
  body: SignIn,
  answer: z.object({ done: z.boolean(), secondFactor: z.optional(z.array(z.enum(factorMethods))) }),
});

export const signOut = defineCall({
  id: 'signOut',
  summary: 'Ends the session (API-55)',
  method: 'POST',
  path: '/v2/identity/sign-out',
  access: 'public',
  answer: Done,
});

export const ChangePassword = z.strictObject({
  currentPassword: secret('Old password is required'),
  newPassword: newPassword('New password is required'),
});

export const changePassword = defineCall({
  id: 'changePassword',
  summary: 'Changes the own password and ends all other sessions (API-56)',
  method: 'POST',
  path: '/v2/identity/change-password',
  access: { action: 'account.own' },
  body: ChangePassword,
  answer: Done,
});

export const ForgotPassword = z.strictObject({ username: email('Email is required.') });

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  summary: 'Mails a verification code; the answer is the same for an unknown address (API-57)',
  method: 'POST',
  path: '/v2/identity/forgot-password',
  access: 'public',
  body: ForgotPassword,
  answer: Done,
});

export const ResetPassword = z.strictObject({
  username: email('Email is required.'),
  code: z
    .string({ error: 'Verification code is required.' })
    .check(
      z.trim(),
      z.minLength(1, 'Verification code is required.'),
      z.maxLength(12, 'Verification code is not valid.'),
    ),
  password: newPassword('Password is required.'),
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  summary: 'Sets a new password with the mailed code and ends every session (API-58)',
  method: 'POST',
  path: '/v2/identity/reset-password',
  access: 'public',
  body: ResetPassword,
  answer: Done,
});

export const startSso = defineCall({
  id: 'startSso',
  summary: 'Redirects to the configured identity provider (API-59)',
  method: 'GET',
  path: '/v2/identity/sso',
  access: 'public',
  form: 'file',
});

const InviteCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'Not a valid invite code'));

/** ENT-102. */
export const SignUpInvite = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  inviteCode: z.string(),
  hasAccount: z.boolean(),
});
export type SignUpInvite = z.output<typeof SignUpInvite>;

export const signUpProfile = defineCall({
  id: 'signUpProfile',
  summary: 'The invited profile (API-42); 404 for an unknown, used or expired code',
  method: 'GET',
  path: '/v2/sign-up/:code',
  access: 'public',
  params: z.object({ code: InviteCode }),
  answer: SignUpInvite,
});

export const createAccount = defineCall({
  id: 'createAccount',
  summary: 'Creates the account of an invite; names count only where the invite carries none (OPEN-037)',
  method: 'POST',
  path: '/v2/identity/create-account',
  access: 'public',
  body: z.strictObject({
    code: InviteCode,
    password: newPassword('Password is required.'),
    firstName: optionalLine(),
    lastName: optionalLine(),
  }),
  answer: z.object({ userId: z.string() }),
  status: 201,
});
