import type { RtmModifier } from '../../../contract/platform/enumerations.ts';
import type { ClaimGap, FileGap } from '../../../contract/rtm/charges.ts';
import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { toX12Text } from '../x12/segment.ts';

/** What the product holds of no patient and no practitioner, and every claim is asked for. */
export const commonClaimGaps: readonly ClaimGap[] = [
  'COVERAGE',
  'MEMBER_ID',
  'ADDRESS',
  'SEX',
  'DIAGNOSIS',
  'SIGNATURES',
  'RENDERING_NPI',
];

interface ClaimFacts {
  patient: { firstName: string; lastName: string; dob: string | null };
  practitioner: object | null;
  modifiers: readonly RtmModifier[];
  cents: number | null;
}

const disciplineModifiers: readonly string[] = ['GP', 'GO', 'GN'];

/** A name that a claim can carry: letters, digits and signs of the claim's own narrow alphabet. */
const isWritable = (name: string): boolean => /[A-Z]/.test(toX12Text(name));

/** What the claim with this line is asked for beyond that: therapy names who referred the patient or certified the plan. */
export function findClaimGaps({ patient, practitioner, modifiers, cents }: ClaimFacts): ClaimGap[] {
  const gaps: ClaimGap[] = [];
  if (modifiers.some((modifier) => disciplineModifiers.includes(modifier))) gaps.push('REFERRING_PROVIDER');
  if (!isWritable(patient.firstName) || !isWritable(patient.lastName)) gaps.push('NAME');
  if (patient.dob === null) gaps.push('DOB');
  if (practitioner === null) gaps.push('PRACTITIONER');
  if (cents === null) gaps.push('CHARGE');
  return gaps;
}

/** What the whole file is asked for: how the clearinghouse knows the sender, always, and what the settings leave out. */
export function findFileGaps(billing: BillingDetails): FileGap[] {
  const gaps: FileGap[] = ['SUBMITTER'];
  if (!billing.name) gaps.push('BILLING_NAME');
  if (!billing.npi) gaps.push('BILLING_NPI');
  if (!billing.taxId) gaps.push('TAX_ID');
  if (!billing.street || !billing.city || !billing.state || !billing.zip) gaps.push('BILLING_ADDRESS');
  if (!billing.payerName) gaps.push('PAYER_NAME');
  if (!billing.payerId) gaps.push('PAYER_ID');
  return gaps;
}
