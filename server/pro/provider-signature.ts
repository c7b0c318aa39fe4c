import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * True when the survey provider signed exactly these bytes: `sha256=` and the base64 of their HMAC-SHA-256. Nothing
 * about how much of a wrong signature was right can be learnt from the time that it takes.
 */
export function isSignedByProvider(secret: string, header: string | undefined, bytes: Uint8Array): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(bytes).digest('base64')}`);
  const given = Buffer.from(header ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
