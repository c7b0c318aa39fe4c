import { serializeSigned } from 'hono/utils/cookie';
import { expect, it } from 'vitest';
import { readSignedCookie } from './signed-cookie.ts';

const secret = 'a secret of thirty-two characters.';

it('I8 takes a cookie that was signed with the secret, among others', async () => {
  const cookie = (await serializeSigned('portal-session', 'tok.en-1', secret)).split(';')[0]!;
  expect(readSignedCookie(`a=b; ${cookie}; c=d`, 'portal-session', secret)).toBe('tok.en-1');
});

it('I8 takes none that is altered, signed otherwise, unsigned or absent', async () => {
  const cookie = (await serializeSigned('portal-session', 'token', secret)).split(';')[0]!;
  expect(readSignedCookie(cookie.replace('token', 'tokem'), 'portal-session', secret)).toBeNull();
  expect(readSignedCookie(cookie, 'portal-session', `${secret}x`)).toBeNull();
  for (const header of [
    '',
    'other=1',
    'portal-session=',
    'portal-session=token',
    'portal-session=token.',
    'portal-session=.x',
  ]) {
    expect(readSignedCookie(header, 'portal-session', secret), header).toBeNull();
  }
});
