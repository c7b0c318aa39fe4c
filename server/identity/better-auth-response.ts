import type { Context } from 'hono';
import { secondFactorMessage } from '../../contract/identity/messages.ts';
import { serviceUnavailable, validationError, HttpError } from '../platform/http/http-error.ts';

const SIGN_IN_EXPIRED = secondFactorMessage('secondFactor.signInExpired');

/** Only the cookies of a library response; nothing else is passed on. */
export const extractCookies = (response: Response): Headers => {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
};

const readErrorCode = async (response: Response): Promise<string> => {
  const answer = (await response.json().catch(() => null)) as { code?: string } | null;
  return answer?.code ?? '';
};

/** Translates an error response of the library. Its own messages are not passed on. */
export async function throwIfFailed(response: Response): Promise<void> {
  if (response.ok) return;
  switch (await readErrorCode(response)) {
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      throw new HttpError(401, SIGN_IN_EXPIRED);
    case 'INVALID_PASSWORD':
      throw validationError('password', secondFactorMessage('secondFactor.wrongPassword'));
    case 'TOTP_ALREADY_ENABLED':
      throw new HttpError(409, secondFactorMessage('secondFactor.appExists'));
  }
  if (response.status >= 500) throw serviceUnavailable();
  throw validationError('code', secondFactorMessage('secondFactor.invalidCode'));
}

/** Sends the cookies that the identity provider has set. */
export function setCookies({ c }: { c: Context }, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
