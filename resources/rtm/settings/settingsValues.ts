import { rtmCodes, type RtmCode } from '../../../contract/platform/enumerations.ts';
import { mapKeys } from '../../../contract/platform/typed-keys.ts';
import {
  billerFields,
  countingTextFields,
  flagFields,
  type BillerField,
  type CountingField,
} from '../../../contract/rtm/fields.ts';
import {
  RtmSettingsBody,
  type BillingDetails,
  type RtmSettingsDraft,
  type RtmSettingsView,
} from '../../../contract/rtm/settings.ts';
import { formatInputs, parseInputs } from '../../../domain/platform/form-fields.ts';
import { validateBillingDetails } from '../../../domain/rtm/settings.ts';
import { formatDollars, parseDollars } from '../../../domain/rtm/charges/charge.ts';
import { rtmRules } from '../../../domain/rtm/rules.ts';

/** The field of a code's charge. The form is flat, so that a conflict is one of fields. */
type ChargeField = `charge${RtmCode}`;
export type SettingsField = CountingField | BillerField | ChargeField;

/** Form values of the settings: a text for each input, charges in dollars. */
export type SettingsValues = Record<SettingsField, string>;

export const getChargeField = (code: RtmCode): ChargeField => `charge${code}`;

/** Codes that an organization can bill with its devices, in the order of the rules. */
export const listCodes = (domain: string): RtmCode[] => [
  ...new Set(rtmRules.filter((rule) => rule.domain === 'ANY' || rule.domain === domain).map(({ code }) => code)),
];

const chargeFields = rtmCodes.map(getChargeField);
export const isChargeField = (field: SettingsField): field is ChargeField =>
  chargeFields.some((chargeField) => chargeField === field);
export const getChargedCode = (field: ChargeField): RtmCode => rtmCodes[chargeFields.indexOf(field)]!;

const formatCharges = ({ charges }: BillingDetails): Record<ChargeField, string> =>
  mapKeys(chargeFields, (field) => {
    const cents = charges[getChargedCode(field)];
    return cents === undefined ? '' : formatDollars(cents);
  });

export const toFormValues = ({ billing, ...counting }: RtmSettingsView): SettingsValues => ({
  ...formatInputs(countingTextFields, counting),
  ...mapKeys(flagFields, (field) => String(counting[field])),
  ...formatInputs(billerFields, billing),
  ...formatCharges(billing),
});

const listTypedCodes = (values: SettingsValues): RtmCode[] =>
  rtmCodes.filter((code) => values[getChargeField(code)].trim() !== '');

/** The form as a request body; an amount that is not one becomes NaN, which the contract rejects. */
const toRequestBody = (values: SettingsValues): RtmSettingsDraft => ({
  ...parseInputs(countingTextFields, values),
  ...mapKeys(flagFields, (field) => values[field] === 'true'),
  mostFurtherUnits: values.mostFurtherUnits.trim() === '' ? null : Number(values.mostFurtherUnits),
  billing: {
    ...parseInputs(billerFields, values),
    charges: mapKeys(listTypedCodes(values), (code) => parseDollars(values[getChargeField(code)]) ?? NaN),
  },
});

/** The request body of values without errors. */
export const parseSettings = (values: SettingsValues): RtmSettingsBody => RtmSettingsBody.parse(toRequestBody(values));

/** `billing.charges.98977` is the form's `charge98977`, `billing.npi` its `npi`. */
const toFieldName = (path: string): string =>
  path.replace(/^billing\.(?:charges\.(?=\d))?/, (prefix) => (prefix.includes('charges') ? 'charge' : ''));

/** Errors by path in the settings as errors by form field. */
export const toFormErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [toFieldName(path), message]));

/** The message of each invalid field; `notAnAmount` is that of a charge. */
export function validateSettings(values: SettingsValues, notAnAmount: string): Record<string, string> {
  const { error } = RtmSettingsBody.safeParse(toRequestBody(values));
  const issues: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) issues[toFieldName(path.join('.'))] ??= message;
  const invalidCharges = listTypedCodes(values)
    .map(getChargeField)
    .filter((field) => parseDollars(values[field]) === null);
  return {
    ...toFormErrors(validateBillingDetails({ npi: values.npi.trim() || null })),
    ...issues,
    ...mapKeys(invalidCharges, () => notAnAmount),
  };
}
