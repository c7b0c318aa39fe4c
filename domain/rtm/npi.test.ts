import { describe, expect, it } from 'vitest';
import { isNpi } from './npi.ts';

describe('a national provider identifier', () => {
  // By hand: 80840 and 123456789 give 67 with every second digit from the right doubled, so the check digit is 3.
  it('ends in the check digit of the issuer and the nine digits before it', () => {
    expect(isNpi('1234567893')).toBe(true);
    for (const last of '012456789') expect(isNpi(`123456789${last}`)).toBe(false);
  });

  it('is refused with two neighbours exchanged', () => {
    expect(isNpi('1324567893')).toBe(false);
    expect(isNpi('1234567839')).toBe(false);
  });

  it.each(['', '123456789', '12345678931', '3234567891', '0234567893', '12345 7893', '123456789X', ' 1234567893'])(
    'is not %j',
    (text) => expect(isNpi(text)).toBe(false),
  );
});
