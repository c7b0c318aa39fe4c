/** Put before the number when its check digit is made: health, United States. */
const ISSUER = '80840';

const digitsOf = (text: string): number[] => Array.from(text, Number);

/** Sum of the Luhn rule: from the right every second digit counts twice, its own two digits added up. */
const luhnSum = (digits: readonly number[]): number =>
  digits.toReversed().reduce((sum, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit;
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0);

/** A national provider identifier: ten digits, the first a 1 or a 2, the last one the check digit of the others. */
export const isNpi = (text: string): boolean => /^[12]\d{9}$/.test(text) && luhnSum(digitsOf(ISSUER + text)) % 10 === 0;
