import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeProgramCode, decodeProgramCode } from './program-code.ts';

const SECRET = 'a secret of thirty-two characters.';
const named = { organizationId: 3, patientId: 12, programId: 77 };
const code = encodeProgramCode(SECRET, named);

it('OPEN-071 a code is 26 letters and digits in groups, none to be taken for another, the same at every print', () => {
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{6}(-[0-9a-hjkmnp-tv-z]{5}){4}$/);
  expect(encodeProgramCode(SECRET, named)).toBe(code);
});

it('OPEN-071 a code identifies its program, and every program has another code', () => {
  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(id, id, id, (organizationId, patientId, programId) => {
      const of = { organizationId, patientId, programId };
      expect(decodeProgramCode(SECRET, encodeProgramCode(SECRET, of))).toEqual(of);
    }),
  );
  expect(encodeProgramCode(SECRET, { ...named, programId: 78 })).not.toBe(code);
});

it('OPEN-071 a code is read however it is typed: capitals, without hyphens, O for 0, I and L for 1', () => {
  const programs = Array.from({ length: 40 }, (_, at) => ({ ...named, programId: at + 1 }));
  const codes = programs.map((program) => encodeProgramCode(SECRET, program));
  // Each of the letters has to be there, or nothing is shown.
  expect(codes.join()).toContain('0');
  expect(codes.join()).toContain('1');
  programs.forEach((program, at) => {
    const typed = codes[at]!.toUpperCase().replaceAll('-', '').replaceAll('0', 'O').replaceAll('1', 'I');
    expect.soft(decodeProgramCode(SECRET, typed), typed).toEqual(program);
    expect.soft(decodeProgramCode(SECRET, codes[at]!.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(program);
  });
});

it('OPEN-071 a code is invalid once a letter is changed, dropped or added, or under another secret', () => {
  const letters = code.replaceAll('-', '').split('');
  letters.forEach((email, at) => {
    const other = email === '7' ? '8' : '7';
    expect.soft(decodeProgramCode(SECRET, letters.with(at, other).join('')), `letter ${at}`).toBeNull();
  });
  for (const wrong of [
    '',
    ' ',
    code.slice(1),
    `${code}0`,
    code.repeat(40),
    '0'.repeat(26),
    'z'.repeat(26),
    '🦵',
    'u'.repeat(26),
  ])
    expect.soft(decodeProgramCode(SECRET, wrong), wrong).toBeNull();
  expect(decodeProgramCode('another secret of 32 characters!!!', code)).toBeNull();
});
