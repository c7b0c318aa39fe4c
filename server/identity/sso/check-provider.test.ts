import { expect, it } from 'vitest';
import { isTrustworthy } from './check-provider.ts';

const settings = { issuer: 'https://id.clinic.test' };
const document = { issuer: 'https://id.clinic.test', id_token_signing_alg_values_supported: ['RS256', 'ES256'] };

it('a single sign-on provider is trusted when its document names the configured issuer and its signatures', () => {
  expect(isTrustworthy(settings, document)).toBe(true);
  expect(isTrustworthy({ issuer: 'https://id.clinic.test/' }, document)).toBe(true);
});

it.each([
  ['another issuer', { ...document, issuer: 'https://id.clinic.test.attacker.test' }],
  ['the issuer of another tenant', { ...document, issuer: 'https://id.clinic.test/other' }],
  ['no issuer', { ...document, issuer: undefined }],
  ['no list of signatures', { issuer: document.issuer }],
  ['unsigned tokens only', { ...document, id_token_signing_alg_values_supported: ['none'] }],
  ['signatures by a shared secret only', { ...document, id_token_signing_alg_values_supported: ['HS256'] }],
  ['nothing', null],
])('a single sign-on provider whose document has %s is not trusted', (_what, discovered) => {
  expect(isTrustworthy(settings, discovered)).toBe(false);
});
