import { busy, faulty, Refusal } from '../http/refusal.ts';

const AGAIN = 'Your sign-in has expired. Please sign in again.';

/** The cookies that the library sets, and nothing else of its answer. */
export const onlyCookies = (response: Response): Headers => {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
};

const codeOf = async (response: Response): Promise<string> => {
  const answer = (await response.json().catch(() => null)) as { code?: string } | null;
  return answer?.code ?? '';
};

/** Refuses with what the library's answer means to a person; nothing of its own words is passed on. */
export async function refuseFailed(response: Response): Promise<void> {
  if (response.ok) return;
  switch (await codeOf(response)) {
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      throw new Refusal(401, AGAIN);
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      throw new Refusal(429, 'Too many tries. Please wait a while and try again.');
    case 'INVALID_PASSWORD':
      throw faulty('password', 'The password is not correct.');
    case 'TOTP_ALREADY_ENABLED':
      throw new Refusal(409, 'An authenticator app is set up already.');
  }
  if (response.status >= 500) throw busy();
  throw faulty('code', 'That code is not valid.');
}
