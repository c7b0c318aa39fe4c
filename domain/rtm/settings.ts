import { mapKeys } from '../../contract/platform/typed-keys.ts';
import { billerFieldNames, countingFields, type CountingField } from '../../contract/rtm/fields.ts';
import { rtmSettingsMessage } from '../../contract/rtm/messages.ts';
import type { BillingDetails, RtmSettingsBody } from '../../contract/rtm/settings.ts';

/** Where sources or payers differ, an organization decides (RTM.md, rules across rows and decisions 11 to 13). */
export type RtmSettings = Pick<RtmSettingsBody, CountingField>;

export const defaultRtmSettings: RtmSettings = {
  supplyDomain: countingFields.supplyDomain.input.initial,
  dataDays: countingFields.dataDays.input.initial,
  contactPerFurtherUnit: false,
  mostFurtherUnits: null,
  discipline: countingFields.discipline.input.initial,
};

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
