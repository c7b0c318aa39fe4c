import { createHmac } from 'node:crypto';
import { serializeSigned } from 'hono/utils/cookie';
import type { Configuration } from '../configuration.ts';
import { signedCookie } from './signed-cookie.ts';

const MOST_ACCOUNTS = 10;
const DAYS = 180;

type Settings = Pick<Configuration, 'publicUrl' | 'secret'>;

const isSecure = ({ publicUrl }: Settings) => publicUrl?.startsWith('https://') ?? false;
const cookieName = (settings: Settings) => (isSecure(settings) ? '__Host-portal-browser' : 'portal-browser');

/** Stands for an account in the cookie, and says nothing of it to who reads it. */
const markOf = (email: string, { secret }: Settings) =>
  createHmac('sha256', secret).update(`known browser of ${email}`).digest('base64url').slice(0, 22);

const marksIn = (headers: Headers, settings: Settings): string[] =>
  signedCookie(headers.get('cookie') ?? '', cookieName(settings), settings.secret)?.split('~') ?? [];

/**
 * True in a browser that the account was opened in before. Guesses of strangers are counted apart from those made here, so that
 * nobody can keep others from their own account by guessing. It opens nothing.
 */
export const isKnownBrowser = (headers: Headers, email: string, settings: Settings): boolean =>
  marksIn(headers, settings).includes(markOf(email, settings));

/** The cookie of a browser in which the account was opened just now, beside the last others: workstations are shared. */
export function knownBrowserCookie(headers: Headers, email: string, settings: Settings): Promise<string> {
  const own = markOf(email, settings);
  const marks = [own, ...marksIn(headers, settings).filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS);
  return serializeSigned(cookieName(settings), marks.join('~'), settings.secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(settings),
    maxAge: DAYS * 86_400,
  });
}
