import { describe, expect, it } from 'vitest';
import { isNpi, validateBillingDetails } from './settings.ts';

it('the NPI may be empty, and one with a wrong check digit is an error', () => {
  expect(validateBillingDetails({ npi: null })).toEqual({});
  // The example of the Centers for Medicare and Medicaid Services for the check digit.
  expect(validateBillingDetails({ npi: '1234567893' })).toEqual({});
  expect(validateBillingDetails({ npi: '1234567890' })).toEqual({
    'billing.npi': 'Not a valid NPI. Check the digits.',
  });
});

describe('a national provider identifier', () => {
  // By hand: 80840 and 123456789 give 67 with every second digit from the right doubled, so the check digit is 3.
  it('ends in the check digit of the issuer prefix and its nine digits', () => {
    expect(isNpi('1234567893')).toBe(true);
    for (const last of '012456789') expect(isNpi(`123456789${last}`)).toBe(false);
  });

  it('is invalid with two neighboring digits swapped', () => {
    expect(isNpi('1324567893')).toBe(false);
    expect(isNpi('1234567839')).toBe(false);
  });

  it.each(['', '123456789', '12345678931', '3234567891', '0234567893', '12345 7893', '123456789X', ' 1234567893'])(
    'cannot be %j',
    (text) => expect(isNpi(text)).toBe(false),
  );
});
