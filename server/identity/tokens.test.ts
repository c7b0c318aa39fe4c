import { expect, it } from 'vitest';
import { hashCode, listCodeHashes, seal, unseal } from './tokens.ts';

const NOW = 'the secret of today, 32 letters…';
const BEFORE = 'the secret of last year, 32 let…';

it('what the secret before sealed opens with both, and with the new one alone no longer', () => {
  const sealed = seal('K7MW-3QXE', BEFORE);
  expect(unseal(sealed, [NOW, BEFORE])).toBe('K7MW-3QXE');
  expect(() => unseal(sealed, [NOW])).toThrow(/authenticate/);
  expect(unseal(seal('K7MW-3QXE', NOW), [NOW, BEFORE])).toBe('K7MW-3QXE');
});

it('what one cipher sealed opens while another is in use, and no cipher can be put in the place of another', () => {
  const sealed = seal('K7MW-3QXE', NOW, 'invite', 'c.');
  expect(sealed).toMatch(/^c\.[\w-]{50}$/);
  expect(unseal(sealed, NOW)).toBe('K7MW-3QXE');
  // Nine letters after 12 bytes that are used once and 16 that authenticate.
  expect(seal('K7MW-3QXE', NOW)).toMatch(/^[\w-]{50}$/);
  expect(() => unseal(sealed.slice(2), NOW)).toThrow(/authenticate/);
  expect(() => unseal(`x.${sealed.slice(2)}`, NOW)).toThrow(/cipher/);
});

it('a code is found by each form in which it may be stored, today’s first', () => {
  // SHA-256 of "abc" (FIPS 180-4), in base64url.
  expect(hashCode('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  expect(listCodeHashes('abc')[0]).toBe(hashCode('abc'));
  expect(hashCode('abc', 'sha512')).toHaveLength(86);
});
