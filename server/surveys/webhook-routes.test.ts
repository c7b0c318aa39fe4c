import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedByProvider } from './webhook-routes.ts';

const fixture = (name: string) => readFileSync(new URL(`../../tests/fixtures/typeform/${name}`, import.meta.url));
const vectors = JSON.parse(fixture('signatures.json').toString()) as {
  file: string;
  secret: string;
  header: string;
  value: string;
}[];

it('the header and five signatures of the provider are accepted', () => {
  expect(vectors.map(({ header }) => header)).toEqual(Array(5).fill('Typeform-Signature'));
  for (const { file, secret, value } of vectors)
    expect(isSignedByProvider(secret, value, fixture(file)), file).toBe(true);
});

describe('W1 a signature is invalid', () => {
  const { file, secret, value } = vectors[0]!;
  const body = fixture(file);

  it('if any bit of the body is changed', () => {
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.nat(7), (at, bit) => {
        const altered = Buffer.from(body);
        altered[at]! ^= 1 << bit;
        expect(isSignedByProvider(secret, value, altered)).toBe(false);
      }),
    );
  });

  it('if any of its own bits is changed', () => {
    fc.assert(
      fc.property(fc.nat(value.length - 1), fc.nat(7), (at, bit) => {
        const altered = Buffer.from(value, 'latin1');
        altered[at]! ^= 1 << bit;
        expect(isSignedByProvider(secret, altered.toString('latin1'), body)).toBe(false);
      }),
    );
  });

  it('for a body that was parsed and serialized again, for a longer or shorter body, and for another secret', () => {
    const printed = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    for (const other of [printed, Buffer.concat([body, Buffer.from(' ')]), body.subarray(1), Buffer.alloc(0)])
      expect(isSignedByProvider(secret, value, other)).toBe(false);
    expect(isSignedByProvider(`${secret}1`, value, body)).toBe(false);
  });

  it.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['the name of the method alone', 'sha256='],
    ['no name of the method', value.slice('sha256='.length)],
    ['another method', value.replace('sha256', 'sha1')],
    ['hexadecimal digits', `sha256=${Buffer.from(value.slice(7), 'base64').toString('hex')}`],
    ['blanks around it', ` ${value} `],
    ['two of them', `${value}, ${value}`],
  ])('with %s', (_what, header) => {
    expect(isSignedByProvider(secret, header, body)).toBe(false);
  });
});
