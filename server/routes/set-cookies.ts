import type { Context } from 'hono';

/** Sends the cookies that the identity provider has set. */
export function setCookies({ c }: { c: Context }, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
