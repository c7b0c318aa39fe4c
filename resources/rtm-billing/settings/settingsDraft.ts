import { rtmCodes, type RtmCode, type SupplyDomain } from '../../../contract/enumerations.ts';
import { RtmSettingsBody, type RtmSettingsAnswer } from '../../../contract/rtm-settings.ts';
import { billingProblems } from '../../../domain/rtm/billing-details.ts';
import { rtmRules } from '../../../domain/rtm/rules.ts';
import { centsTyped, dollarsToType } from '../../../domain/rtm/typed-dollars.ts';

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

/** The settings as the form holds them: texts, charges in dollars. */
export type SettingsDraft = Record<CountingField | BillerField | ChargeField, string>;

export const chargeField = (code: RtmCode): ChargeField => `charge${code}`;

/** The codes that an organization can bill, by what its devices look after, in the order of the rules. */
export const codesOf = (domain: SupplyDomain): RtmCode[] => [
  ...new Set(
    rtmRules.filter((rule) => rule.domain === 'ANY' || rule.domain === domain).map(({ code }) => code as RtmCode),
  ),
];

export function draftOf({ billing, ...counting }: RtmSettingsAnswer): SettingsDraft {
  const charges = rtmCodes.map((code) => {
    const cents = billing.charges[code];
    return [chargeField(code), cents === undefined ? '' : dollarsToType(cents)];
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

/** What is sent: an amount that cannot be read becomes one that the contract refuses. */
const bodyOf = (draft: SettingsDraft) => ({
  supplyDomain: draft.supplyDomain,
  dataDays: draft.dataDays,
  contactPerFurtherUnit: draft.contactPerFurtherUnit === 'yes',
  mostFurtherUnits: draft.mostFurtherUnits.trim() === '' ? null : Number(draft.mostFurtherUnits),
  discipline: draft.discipline,
  billing: {
    ...Object.fromEntries(billerFields.map((field) => [field, draft[field]])),
    charges: Object.fromEntries(
      rtmCodes
        .filter((code) => draft[chargeField(code)].trim() !== '')
        .map((code) => [code, centsTyped(draft[chargeField(code)]) ?? NaN]),
    ),
  },
});

/** `billing.charges.98977` is the form's `charge98977`, `billing.npi` its `npi`. */
const fieldOf = (place: string): string =>
  place.replace(/^billing\.(?:charges\.(?=\d))?/, (found) => (found.includes('charges') ? 'charge' : ''));

/** Messages by the form's own fields, of problems by their place in the settings. */
export const onForm = (problems: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([place, message]) => [fieldOf(place), message!]));

/** The body to send, or what is wrong with the draft; `notAnAmount` is said of a charge that cannot be read. */
export function checkedDraft(
  draft: SettingsDraft,
  notAnAmount: string,
): { body: RtmSettingsBody } | { problems: Record<string, string> } {
  const parsed = RtmSettingsBody.safeParse(bodyOf(draft));
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[fieldOf(path.join('.'))] ??= message;
  for (const [field, message] of Object.entries(onForm(billingProblems({ npi: draft.npi.trim() || null }))))
    problems[field] ??= message;
  for (const code of rtmCodes) {
    const typed = draft[chargeField(code)].trim();
    if (typed !== '' && centsTyped(typed) === null) problems[chargeField(code)] = notAnAmount;
  }
  return parsed.success && Object.keys(problems).length === 0
    ? { body: parsed.data }
    : { problems: problems as Record<string, string> };
}
