import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serializeSigned } from 'hono/utils/cookie';
import type { Configuration } from '../platform/configuration.ts';

/**
 * Reads a cookie of the form `value.signature` (HMAC-SHA-256 in base64). Null when it is missing or the signature is
 * not ours.
 */
export function readSignedCookie(header: string, name: string, secret: string): string | null {
  const signed = parse(header, name)[name];
  if (!signed) return null;
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const ours = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null;
}

const MAX_ACCOUNTS = 10;
const DAYS = 180;

type Settings = Pick<Configuration, 'publicUrl' | 'secret'>;

const isSecure = ({ publicUrl }: Settings) => publicUrl?.startsWith('https://') ?? false;
const cookieName = (settings: Settings) => (isSecure(settings) ? '__Host-portal-browser' : 'portal-browser');

/** Identifies an account in the cookie without revealing it. */
const hashAccount = (email: string, { secret }: Settings) =>
  createHmac('sha256', secret).update(`known browser of ${email}`).digest('base64url').slice(0, 22);

const readHashes = (headers: Headers, settings: Settings): string[] =>
  readSignedCookie(headers.get('cookie') ?? '', cookieName(settings), settings.secret)?.split('~') ?? [];

/**
 * True in a browser that has opened the account before. Attempts from unknown browsers are counted separately, so that
 * nobody can lock others out of their account by guessing. It grants no access.
 */
export const isKnownBrowser = (headers: Headers, email: string, settings: Settings): boolean =>
  readHashes(headers, settings).includes(hashAccount(email, settings));

/**
 * The cookie of a browser that has just opened the account, with its other recent accounts: workstations are shared.
 */
export function createKnownBrowserCookie(headers: Headers, email: string, settings: Settings): Promise<string> {
  const own = hashAccount(email, settings);
  const marks = [own, ...readHashes(headers, settings).filter((mark) => mark !== own)].slice(0, MAX_ACCOUNTS);
  return serializeSigned(cookieName(settings), marks.join('~'), settings.secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(settings),
    maxAge: DAYS * 86_400,
  });
}
