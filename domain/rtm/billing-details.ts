import { billerFieldNames } from '../../contract/rtm/fields.ts';
import { mapKeys } from '../../contract/platform/typed-keys.ts';
import { rtmSettingsMessage } from '../../contract/rtm/messages.ts';
import type { BillingDetails } from '../../contract/rtm/settings.ts';

const INVALID_NPI = rtmSettingsMessage.text('rtm.npiCheckDigit');
/** Prefix of the number for its check digit: health, United States. */
const ISSUER = '80840';

const toDigits = (text: string): number[] => Array.from(text, Number);

/** Luhn sum: from the right every second digit is doubled, and the digits of a two-digit result are added. */
const computeLuhnSum = (digits: readonly number[]): number =>
  digits.toReversed().reduce((sum, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit;
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0);

/** A national provider identifier (45 CFR 162.406): ten digits, the first 1 or 2, the last a check digit. */
export const isNpi = (text: string): boolean =>
  /^[12]\d{9}$/.test(text) && computeLuhnSum(toDigits(ISSUER + text)) % 10 === 0;

/** The billing provider before anything is entered. */
export const emptyBillingDetails: BillingDetails = { ...mapKeys(billerFieldNames, () => null), charges: {} };

/** Errors that the schema cannot find, by the path of the field in the settings. */
export const validateBillingDetails = ({ npi }: Pick<BillingDetails, 'npi'>): Record<string, string> =>
  npi !== null && !isNpi(npi) ? { 'billing.npi': INVALID_NPI } : {};
