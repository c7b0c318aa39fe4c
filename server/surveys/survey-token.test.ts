import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seal } from '../identity/tokens.ts';
import { readSurveyToken, createSurveyToken } from './survey-token.ts';

const secret = 'a secret of thirty-two characters.';
const now = new Date('2026-11-21T23:30:00Z');
const addressee = { organizationId: 3, patientId: 4711 };

it('W4 a token identifies its patient to the server only', () => {
  const token = createSurveyToken(secret, addressee, now);
  expect(readSurveyToken(secret, token)).toEqual({ ...addressee, last: '2027-02-19' });
  expect(token).toMatch(/^[\w-]+$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('4711');
  expect(createSurveyToken(secret, addressee, now)).not.toBe(token);
});

it('W4 a token is invalid once it was altered, or under another secret', () => {
  const token = createSurveyToken(secret, addressee, now);
  expect(readSurveyToken('another secret of thirty-two chars', token)).toBeNull();
  fc.assert(
    fc.property(fc.nat(token.length - 2), fc.integer({ min: 1, max: 63 }), (at, by) => {
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const email = letters[(letters.indexOf(token[at]!) + by) % 64]!;
      expect(readSurveyToken(secret, token.slice(0, at) + email + token.slice(at + 1))).toBeNull();
    }),
  );
});

it('W4 a token cannot be created without the secret', () => {
  const ofAnotherUse = seal('3:4711', secret);
  for (const given of [ofAnotherUse, '4711', '3:4711', 'abc123456', '', ' ', 4711, null, undefined, {}, 'A'.repeat(22)])
    expect(readSurveyToken(secret, given)).toBeNull();
});

it('W4 a link without an expiry day is valid until the end of February 2027', () => {
  const token = seal('3:4711', secret, 'survey-link');
  expect(readSurveyToken(secret, token)).toEqual({ ...addressee, last: '2027-02-28' });
});
