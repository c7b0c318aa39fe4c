import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, normalisePhone } from './phone.ts';

const wrong = { problem: 'Phone number must be 10 digits' };

describe('phone', () => {
  it.each(['5551234567', '(555) 123-4567', '(555)123-4567', '555.123.4567', ' 555 123 4567 '])(
    'PAT-50 PAT-52 stores %s as +1 and ten digits',
    (typed) => expect(normalisePhone(typed)).toEqual({ phone: '+15551234567' }),
  );

  it.each(['+15551234567', '1 555 123 4567', '+1 (555) 123-4567'])('OPEN-164 takes the country code of %s', (typed) => {
    expect(normalisePhone(typed)).toEqual({ phone: '+15551234567' });
  });

  it.each([
    '',
    'none',
    '555123456',
    '55512345678',
    '25551234567',
    '+44 20 7946 0958',
    '1555123456'.slice(0, 9),
    '٥٥٥١٢٣٤٥٦٧',
  ])('PAT-51 OPEN-164 refuses %s', (typed) => expect(normalisePhone(typed)).toEqual(wrong));

  it('PAT-53 shows a stored phone as (ddd) ddd-dddd', () => {
    expect(formatPhone('+15551234567')).toBe('(555) 123-4567');
    expect(formatPhone(null)).toBe('');
    expect(formatPhone('+442079460958')).toBe('+442079460958');
  });

  it.each([
    ['', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5551', '(555)1'],
    ['555123', '(555)123'],
    ['5551234', '(555)123-4'],
    ['(555)123-4567', '(555)123-4567'],
    ['555123456789', '(555)123-4567'],
    ['+15551234567', '(555)123-4567'],
    ['15551234567', '(555)123-4567'],
    ['abc', ''],
  ])('masks %s as %s', (typed, shown) => expect(maskPhone(typed)).toBe(shown));

  it('PAT-52 PAT-53 any ten digits survive storing and showing, however they are shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        const stored = `+1${digits}`;
        expect(normalisePhone(digits)).toEqual({ phone: stored });
        expect(normalisePhone(formatPhone(stored))).toEqual({ phone: stored });
        expect(normalisePhone(maskPhone(digits))).toEqual({ phone: stored });
      }),
    );
  });
});
