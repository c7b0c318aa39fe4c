import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { email, optionalLine, requiredLine, Uuid } from '../platform/fields.ts';
import { LanguageCode } from '../platform/languages.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../platform/limits.ts';
import { fieldMessage } from '../platform/messages.ts';
import { Done, secret } from './identity.ts';
import { identityFieldMessage } from './messages.ts';
import { CurrentUser } from './users.ts';

/** How an account is opened by an invite, and what people may change of their own: password, names and language. */

export const newPassword = (required: string) =>
  z
    .string({ error: required })
    .check(
      z.minLength(1, required),
      z.minLength(PASSWORD_MIN, fieldMessage.text('fields.passwordMinCharacters', { n: PASSWORD_MIN })),
      z.maxLength(PASSWORD_MAX, fieldMessage.text('fields.passwordMaxCharacters', { n: PASSWORD_MAX })),
    );

export const ChangePassword = z.strictObject({
  currentPassword: secret(identityFieldMessage.text('identity.oldPasswordRequired')),
  newPassword: newPassword(identityFieldMessage.text('identity.newPasswordRequired')),
});

export const changePassword = defineCall({
  id: 'changePassword',
  summary: 'Changes the user’s password and ends all other sessions (API-56)',
  method: 'POST',
  path: '/v2/identity/change-password',
  access: { action: 'account.own' },
  body: ChangePassword,
  response: Done,
});

export const ForgotPassword = z.strictObject({ username: email(fieldMessage.text('fields.emailRequiredSentence')) });

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  summary: 'Emails a verification code; the response is the same for an unknown address (API-57)',
  method: 'POST',
  path: '/v2/identity/forgot-password',
  access: 'public',
  body: ForgotPassword,
  response: Done,
});

export const ResetPassword = z.strictObject({
  username: email(fieldMessage.text('fields.emailRequiredSentence')),
  code: z
    .string({ error: identityFieldMessage.text('identity.verificationCodeRequired') })
    .check(
      z.trim(),
      z.minLength(1, identityFieldMessage.text('identity.verificationCodeRequired')),
      z.maxLength(12, identityFieldMessage.text('identity.invalidVerificationCode')),
    ),
  password: newPassword(identityFieldMessage.text('identity.passwordRequired')),
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  summary: 'Sets a new password with the emailed code and ends every session (API-58)',
  method: 'POST',
  path: '/v2/identity/reset-password',
  access: 'public',
  body: ResetPassword,
  response: Done,
});

const InviteCode = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, identityFieldMessage.text('identity.invalidInviteCode')));

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
  summary: 'Gets the invited profile (API-42); 404 for an unknown, used or expired code',
  method: 'GET',
  path: '/v2/sign-up/:code',
  access: 'public',
  params: z.object({ code: InviteCode }),
  response: SignUpInvite,
});

export const createAccount = defineCall({
  id: 'createAccount',
  summary: 'Creates the account of an invite; names are used only if the invite has none (OPEN-037)',
  method: 'POST',
  path: '/v2/identity/create-account',
  access: 'public',
  body: z.strictObject({
    code: InviteCode,
    password: newPassword(identityFieldMessage.text('identity.passwordRequired')),
    firstName: optionalLine(),
    lastName: optionalLine(),
  }),
  response: z.object({ userId: z.string() }),
  status: 201,
});

export const UserNames = z.strictObject({
  firstName: requiredLine(fieldMessage.text('fields.firstNameRequiredSentence')),
  lastName: requiredLine(fieldMessage.text('fields.lastNameRequiredSentence')),
});

/** What people may change of their own account; an absent language stays as it is. */
export const AccountChange = z.extend(UserNames, { language: z.optional(LanguageCode) });
export type AccountChange = z.output<typeof AccountChange>;

export const updateUser = defineCall({
  id: 'updateUser',
  summary: 'Updates the user’s names and language (API-43); nothing else of an account can be changed here',
  method: 'PATCH',
  path: '/v2/users/:id',
  access: { action: 'account.own' },
  params: z.object({ id: Uuid }),
  body: AccountChange,
  response: CurrentUser,
  versioned: true,
});

export const completeSignUp = defineCall({
  id: 'completeSignUp',
  summary: 'Links the new account with its invited profile (API-44)',
  method: 'POST',
  path: '/v2/users/:id/complete-sign-up',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  params: z.object({ id: Uuid }),
  body: z.strictObject({
    userId: Uuid,
    firstName: requiredLine(fieldMessage.text('fields.firstNameRequiredSentence')),
    lastName: requiredLine(fieldMessage.text('fields.lastNameRequiredSentence')),
  }),
  response: CurrentUser,
});
