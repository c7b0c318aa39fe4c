import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME_SECONDS = 60;

interface LinkTarget {
  organizationId: number;
  key: string;
}

const sign = (secret: string, { organizationId, key }: LinkTarget, expires: number) =>
  createHmac('sha256', secret).update(`GET\n${key}\n${expires}\n${organizationId}`).digest('base64url');

/** A link that opens one file with GET for 60 seconds (A10), relative to the API. */
export function signLink(secret: string, target: LinkTarget, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const query = new URLSearchParams({
    key: target.key,
    org: String(target.organizationId),
    expires: String(expires),
    signature: sign(secret, target, expires),
  });
  return `/api/v2/artifacts?${query}`;
}

/** True when we signed the link for this file and it has not expired. */
export function isSigned(
  secret: string,
  target: LinkTarget & { expires: number; signature: string },
  now: Date,
): boolean {
  const expected = Buffer.from(sign(secret, target, target.expires));
  const given = Buffer.from(target.signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && target.expires * 1000 > now.getTime();
}
