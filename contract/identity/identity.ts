import { identityFieldMessage } from './messages.ts';
import { fieldMessage } from '../platform/messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { email } from '../platform/fields.ts';
import { PASSWORD_MAX } from '../platform/limits.ts';

/** What a visitor needs to sign in and out: every first visit loads it, the calls about an account are in account.ts. */

export const Done = z.object({ done: z.literal(true) });
export const secret = (message: string) =>
  z.string({ error: message }).check(z.minLength(1, message), z.maxLength(PASSWORD_MAX, message));

export const SignIn = z.strictObject({
  email: email(fieldMessage.text('fields.emailRequiredSentence')),
  password: secret(identityFieldMessage.text('identity.passwordRequired')),
});

/** What somebody can show as a second factor: an authenticator app, a passkey, a recovery code. */
export const factorMethods = ['TOTP', 'PASSKEY', 'RECOVERY'] as const;
export type FactorMethod = (typeof factorMethods)[number];

export const signIn = defineCall({
  id: 'signIn',
  summary:
    'Starts a session and sets its HttpOnly cookie (API-54); with a second factor, returns how to complete the sign-in',
  method: 'POST',
  path: '/v2/identity/sign-in',
  access: 'public',
  body: SignIn,
  response: z.object({ done: z.boolean(), secondFactor: z.optional(z.array(z.enum(factorMethods))) }),
});

export const signOut = defineCall({
  id: 'signOut',
  summary: 'Ends the session (API-55)',
  method: 'POST',
  path: '/v2/identity/sign-out',
  access: 'public',
  response: Done,
});

export const startSso = defineCall({
  id: 'startSso',
  summary: 'Redirects to the configured identity provider (API-59)',
  method: 'GET',
  path: '/v2/identity/sso',
  access: 'public',
  form: 'file',
});
