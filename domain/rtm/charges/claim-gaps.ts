import type { RtmModifier, Sex } from '../../../contract/platform/enumerations.ts';
import type { ClaimGap, ClaimPayer, FileGap, RtmChargeLine } from '../../../contract/rtm/charges.ts';
import { keysOf } from '../../../contract/platform/typed-keys.ts';
import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { toX12Text } from './segment.ts';

/** What a line lacks, in words. The screen and the CSV have the same. */
export const claimGapTexts = {
  PAYER_NAME: 'Payer name is missing',
  PAYER_ID: 'Payer ID is missing',
  MEMBER_ID: 'Member ID is missing',
  NAME: 'Patient name has no Latin letters',
  DOB: 'Date of birth is missing',
  PRACTITIONER: 'Billing practitioner (rendering provider) is missing',
  CHARGE: 'Charge is missing',
  COVERAGE: 'Coverage order and type are missing',
  ADDRESS: 'Patient address is missing',
  SEX: 'Patient sex is missing',
  DIAGNOSIS: 'Diagnosis code is missing',
  SIGNATURES: 'Assignment and release signatures are missing',
  RENDERING_NPI: 'Rendering provider’s NPI is missing',
  REFERRING_PROVIDER: 'Referring provider is missing',
} satisfies Record<ClaimGap, string>;

const claimGapNames = keysOf(claimGapTexts);

/** What records and settings of the product can hold; the other data are added in the billing system. */
const recordGaps: ReadonlySet<ClaimGap> = new Set([
  'PAYER_NAME',
  'PAYER_ID',
  'MEMBER_ID',
  'NAME',
  'DOB',
  'PRACTITIONER',
  'CHARGE',
]);
export const isRecordGap = (gap: ClaimGap): boolean => recordGaps.has(gap);

/** Whether a line lacks what the clinic can enter in the product, without which no payer takes its claim. */
export const isIncomplete = ({ gaps }: Pick<RtmChargeLine, 'gaps'>): boolean => gaps.some(isRecordGap);

type Coverage = Pick<BillingDetails, 'payerName' | 'payerId'>;

/** The patient's payer, or the default of the settings for a patient without one; the two are never mixed. */
export const selectPayer = ({ payerName, payerId }: Coverage, settings: Coverage): ClaimPayer =>
  payerName === null && payerId === null
    ? { name: settings.payerName, id: settings.payerId, isDefault: true }
    : { name: payerName, id: payerId, isDefault: false };

export interface ClaimFacts {
  patient: { firstName: string; lastName: string; dob: string | null; sex: Sex | null };
  payer: ClaimPayer;
  memberId: string | null;
  practitioner: object | null;
  modifiers: readonly RtmModifier[];
  cents: number | null;
}

const isTherapy = (modifier: RtmModifier): boolean => /^G[PON]$/.test(modifier);

/** A name that a claim can carry: with at least one letter of the claim's character set. */
const isWritable = (name: string | null): boolean => /[A-Z]/.test(toX12Text(name ?? ''));

/** All that the claim of a line lacks. Therapy names who referred the patient or certified the plan. */
export function findClaimGaps({ patient, payer, memberId, practitioner, modifiers, cents }: ClaimFacts): ClaimGap[] {
  const isMissing: Record<ClaimGap, boolean> = {
    PAYER_NAME: !isWritable(payer.name),
    PAYER_ID: payer.id === null,
    MEMBER_ID: memberId === null,
    NAME: !isWritable(patient.firstName) || !isWritable(patient.lastName),
    DOB: patient.dob === null,
    PRACTITIONER: practitioner === null,
    CHARGE: cents === null,
    COVERAGE: true,
    ADDRESS: true,
    SEX: patient.sex === null,
    DIAGNOSIS: true,
    SIGNATURES: true,
    RENDERING_NPI: true,
    REFERRING_PROVIDER: modifiers.some(isTherapy),
  };
  return claimGapNames.filter((gap) => isMissing[gap]);
}

/** How many lines and patients lack each of the data, in the order of the list. */
export const countGaps = (lines: readonly RtmChargeLine[]) =>
  claimGapNames.flatMap((gap) => {
    const lacking = lines.filter(({ gaps }) => gaps.includes(gap));
    const patients = new Set(lacking.map(({ patientRecord }) => patientRecord.id)).size;
    return lacking.length > 0 ? [{ gap, lines: lacking.length, patients }] : [];
  });

/** What the whole file lacks: always the sender's id at the clearinghouse, and blank settings. */
export function findFileGaps(billing: BillingDetails): FileGap[] {
  const gaps: FileGap[] = ['SUBMITTER'];
  if (!billing.name) gaps.push('BILLING_NAME');
  if (!billing.npi) gaps.push('BILLING_NPI');
  if (!billing.taxId) gaps.push('TAX_ID');
  if (!billing.street || !billing.city || !billing.state || !billing.zip) gaps.push('BILLING_ADDRESS');
  return gaps;
}
