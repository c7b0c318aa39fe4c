import { busy, faulty, Refusal, tooMany } from '../http/refusal.ts';

/** For how long the library takes no code of an account after ten wrong ones. */
const LOCKED_SECONDS = 900;
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
      throw tooMany(LOCKED_SECONDS);
    case 'INVALID_PASSWORD':
      throw faulty('password', 'The password is not correct.');
    case 'TOTP_ALREADY_ENABLED':
      throw new Refusal(409, 'An authenticator app is set up already.');
  }
  if (response.status >= 500) throw busy();
  throw faulty('code', 'That code is not valid.');
}
