import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/**
 * The value of a cookie that was signed with our secret: `value.signature`, an HMAC-SHA-256 in base64. Null without the
 * cookie or when the signature is not ours.
 */
export function signedCookie(header: string, name: string, secret: string): string | null {
  const signed = parse(header, name)[name];
  if (!signed) return null;
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const ours = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null;
}
