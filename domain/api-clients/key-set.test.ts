import { describe, expect, it } from 'vitest';
import { readKeySet } from './key-set.ts';

const ec = { kty: 'EC', crv: 'P-256', kid: 'one', x: 'x'.repeat(43), y: 'y'.repeat(43) };
const rsa = { kty: 'RSA', kid: 'two', n: `w${'A'.repeat(341)}`, e: 'AQAB' };
const read = (value: unknown) => readKeySet(JSON.stringify(value));
const codeOf = (value: unknown) => {
  const result = read(value);
  return 'code' in result ? result.code : result;
};

describe('a pasted key set', () => {
  it('SVC-06 is a JWKS or a single key, of which the public part is kept', () => {
    expect(read({ keys: [{ ...ec, use: 'sig', alg: 'ES256' }, rsa] })).toEqual({ keys: [ec, rsa] });
    expect(read(ec)).toEqual({ keys: [ec] });
    expect(read({ kty: 'OKP', crv: 'Ed25519', x: 'abc' })).toEqual({
      keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'abc' }],
    });
  });

  it.each([
    ['a private key', { ...ec, d: 'secret' }, 'apiClients.privateKey'],
    ['a symmetric key', { kty: 'oct', k: 'secret' }, 'apiClients.privateKey'],
    ['no key', { keys: [] }, 'apiClients.keysCount'],
    [
      'eleven keys',
      { keys: Array.from({ length: 11 }, (_, at) => ({ ...ec, kid: String(at) })) },
      'apiClients.keysCount',
    ],
    ['an RSA key of 1024 bits', { ...rsa, n: 'w'.repeat(171) }, 'apiClients.weakKey'],
    ['an RSA key padded with zeros', { ...rsa, n: `${'A'.repeat(200)}${'w'.repeat(171)}` }, 'apiClients.weakKey'],
    ['another curve', { ...ec, crv: 'secp256k1' }, 'apiClients.weakKey'],
    ['a key for encryption', { ...ec, use: 'enc' }, 'apiClients.weakKey'],
    ['two keys of one name', { keys: [ec, { ...rsa, kid: 'one' }] }, 'apiClients.keyIds'],
    ['two keys, one without a name', { keys: [ec, { ...rsa, kid: undefined }] }, 'apiClients.keyIds'],
    ['a list', [ec], 'apiClients.keysNotJson'],
  ])('SVC-06 is refused with %s', (_what, value, code) => {
    expect(codeOf(value)).toBe(code);
  });

  it('SVC-06 is refused when it is no JSON', () => {
    expect(readKeySet('-----BEGIN PUBLIC KEY-----')).toMatchObject({ code: 'apiClients.keysNotJson' });
  });
});
