import { rtmCodes, type RtmCode, type SupplyDomain } from '../../../contract/platform/enumerations.ts';
import { RtmSettingsBody, type RtmSettingsView } from '../../../contract/rtm/settings.ts';
import { validateBillingDetails } from '../../../domain/rtm/billing-details.ts';
import { rtmRules } from '../../../domain/rtm/rules.ts';
import { parseDollars, formatDollars } from '../../../domain/rtm/charges/charge.ts';

export const billerFields = ['name', 'npi', 'taxId', 'street', 'city', 'state', 'zip', 'payerName', 'payerId'] as const;
type BillerField = (typeof billerFields)[number];
type ChargeField = `charge${RtmCode}`;

export const countingFields = [
  'supplyDomain',
  'dataDays',
  'contactPerFurtherUnit',
  'mostFurtherUnits',
  'discipline',
] as const;
export type CountingField = (typeof countingFields)[number];

/** Form values of the settings: texts, charges in dollars. */
export type SettingsDraft = Record<CountingField | BillerField | ChargeField, string>;

export const getChargeField = (code: RtmCode): ChargeField => `charge${code}`;

/** Codes that an organization can bill with its devices, in the order of the rules. */
export const listCodes = (domain: SupplyDomain): RtmCode[] => [
  ...new Set(
    rtmRules.filter((rule) => rule.domain === 'ANY' || rule.domain === domain).map(({ code }) => code as RtmCode),
  ),
];

export function toDraft({ billing, ...counting }: RtmSettingsView): SettingsDraft {
  const charges = rtmCodes.map((code) => {
    const cents = billing.charges[code];
    return [getChargeField(code), cents === undefined ? '' : formatDollars(cents)];
  });
  return {
    supplyDomain: counting.supplyDomain,
    dataDays: counting.dataDays,
    contactPerFurtherUnit: counting.contactPerFurtherUnit ? 'yes' : 'no',
    mostFurtherUnits: counting.mostFurtherUnits === null ? '' : String(counting.mostFurtherUnits),
    discipline: counting.discipline,
    ...Object.fromEntries([...billerFields.map((field) => [field, billing[field] ?? '']), ...charges]),
  } as SettingsDraft;
}

/** The request body; an invalid amount becomes one that the contract rejects. */
const toRequestBody = (draft: SettingsDraft) => ({
  supplyDomain: draft.supplyDomain,
  dataDays: draft.dataDays,
  contactPerFurtherUnit: draft.contactPerFurtherUnit === 'yes',
  mostFurtherUnits: draft.mostFurtherUnits.trim() === '' ? null : Number(draft.mostFurtherUnits),
  discipline: draft.discipline,
  billing: {
    ...Object.fromEntries(billerFields.map((field) => [field, draft[field]])),
    charges: Object.fromEntries(
      rtmCodes
        .filter((code) => draft[getChargeField(code)].trim() !== '')
        .map((code) => [code, parseDollars(draft[getChargeField(code)]) ?? NaN]),
    ),
  },
});

/** `billing.charges.98977` is the form's `charge98977`, `billing.npi` its `npi`. */
const toFieldName = (place: string): string =>
  place.replace(/^billing\.(?:charges\.(?=\d))?/, (found) => (found.includes('charges') ? 'charge' : ''));

/** Converts errors by settings path to errors by form field. */
export const toFormErrors = (problems: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([place, message]) => [toFieldName(place), message!]));

/** Returns the request body or the errors; `notAnAmount` is the message of an invalid charge. */
export function validateDraft(
  draft: SettingsDraft,
  notAnAmount: string,
): { body: RtmSettingsBody } | { problems: Record<string, string> } {
  const parsed = RtmSettingsBody.safeParse(toRequestBody(draft));
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[toFieldName(path.join('.'))] ??= message;
  for (const [field, message] of Object.entries(
    toFormErrors(validateBillingDetails({ npi: draft.npi.trim() || null })),
  ))
    problems[field] ??= message;
  for (const code of rtmCodes) {
    const typed = draft[getChargeField(code)].trim();
    if (typed !== '' && parseDollars(typed) === null) problems[getChargeField(code)] = notAnAmount;
  }
  return parsed.success && Object.keys(problems).length === 0
    ? { body: parsed.data }
    : { problems: problems as Record<string, string> };
}
