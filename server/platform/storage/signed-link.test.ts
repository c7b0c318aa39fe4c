import { describe, expect, it } from 'vitest';
import { isSigned, signLink } from './signed-link.ts';

const now = new Date('2026-11-21T12:00:00Z');
const target = { organizationId: 3, key: '3/pose-log/0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c5d.json' };

function partsOf(link: string) {
  const query = new URL(link, 'https://portal.test').searchParams;
  return {
    organizationId: Number(query.get('org')),
    key: query.get('key')!,
    expires: Number(query.get('expires')),
    signature: query.get('signature')!,
  };
}

describe('a signed link', () => {
  const link = partsOf(signLink('secret', target, now));

  it('F2 opens its file for 60 seconds and not a second longer', () => {
    expect(isSigned('secret', link, now)).toBe(true);
    expect(isSigned('secret', link, new Date(now.getTime() + 59_999))).toBe(true);
    expect(isSigned('secret', link, new Date(now.getTime() + 60_000))).toBe(false);
  });

  it('F2 opens nothing when any part of it was altered', () => {
    expect(isSigned('secret', { ...link, key: link.key.replace('3/', '4/') }, now)).toBe(false);
    expect(isSigned('secret', { ...link, organizationId: 4 }, now)).toBe(false);
    expect(isSigned('secret', { ...link, expires: link.expires + 1 }, now)).toBe(false);
    expect(isSigned('another secret', link, now)).toBe(false);
    for (let at = 0; at < link.signature.length; at++) {
      const email = link.signature[at] === 'A' ? 'B' : 'A';
      const signature = link.signature.slice(0, at) + email + link.signature.slice(at + 1);
      expect(isSigned('secret', { ...link, signature }, now)).toBe(false);
    }
  });
});
