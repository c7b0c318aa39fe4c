import {
  createAccount,
  forgotPassword,
  resetPassword,
  signUpProfile,
  completeSignUp,
  updateUser,
  type AccountChange,
} from '../../contract/identity/account.ts';
import type { BodyIn } from '../../contract/platform/call.ts';
import { call } from '../client.ts';

/*
 * Requests of the pages before sign-in, which load no react-admin. They never reject: the result is an answer or a problem.
 */

/** Sends a verification code to the account with this email, if there is one. */
export const mailPasswordCode = (username: string) => call(forgotPassword, { body: { username } });

export const setNewPassword = (body: BodyIn<typeof resetPassword>) => call(resetPassword, { body });

/** Whom an invite's code is for. */
export const getInvite = (code: string, signal: AbortSignal) => call(signUpProfile, { params: { code }, signal });

export const addAccount = (body: BodyIn<typeof createAccount>) => call(createAccount, { body });

/** Joins a new account with the profile that waits for it. */
export const joinProfile = (userId: string, names: { firstName: string; lastName: string }) =>
  call(completeSignUp, { params: { id: userId }, body: { userId, ...names } });

export const changeNewAccount = (userId: string, body: AccountChange, version: number) =>
  call(updateUser, { params: { id: userId }, body, version });
