import type { RtmModifier } from '../../../contract/platform/enumerations.ts';
import type { ClaimGap, FileGap, RtmChargeLine } from '../../../contract/rtm/charges.ts';
import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { toMonth } from '../../platform/calendar.ts';
import { toX12Text, type Claim } from './claim.ts';
import { computeCharge, type ChargedCycle, type ChargeList } from './charge.ts';

/** What every claim needs and the product stores of no patient and no practitioner. */
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

/** A name that a claim can carry: with at least one letter of the claim's character set. */
const isWritable = (name: string): boolean => /[A-Z]/.test(toX12Text(name));

/** What the claim with this line lacks beyond that: therapy names who referred the patient or certified the plan. */
function findClaimGaps({ patient, practitioner, modifiers, cents }: ClaimFacts): ClaimGap[] {
  const gaps: ClaimGap[] = [];
  if (modifiers.some((modifier) => disciplineModifiers.includes(modifier))) gaps.push('REFERRING_PROVIDER');
  if (!isWritable(patient.firstName) || !isWritable(patient.lastName)) gaps.push('NAME');
  if (patient.dob === null) gaps.push('DOB');
  if (practitioner === null) gaps.push('PRACTITIONER');
  if (cents === null) gaps.push('CHARGE');
  return gaps;
}

/** What the whole file lacks: always the sender's id at the clearinghouse, and blank settings. */
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

/** A cycle with its patient and its billing practitioner. */
export interface ChargedRecord extends Pick<RtmChargeLine, 'patientRecord' | 'dob' | 'practitioner' | 'heldFor'> {
  cycle: ChargedCycle;
}

/** The charge for a cycle, with what its claim still lacks. */
export function toChargeLine(
  { cycle, patientRecord, dob, practitioner, heldFor }: ChargedRecord,
  charges: ChargeList,
): RtmChargeLine {
  const { id, code, status, startDate, endDate, flags } = cycle;
  const charge = computeCharge(cycle, charges);
  const { modifiers, cents } = charge;
  return {
    id,
    patientRecord,
    dob,
    code,
    status,
    startDate,
    endDate,
    practitioner,
    flags: [...flags],
    heldFor,
    ...charge,
    gaps: findClaimGaps({ patient: { ...patientRecord.patient, dob }, practitioner, modifiers, cents }),
  };
}

const collectClaimGaps = (lines: readonly RtmChargeLine[]): ClaimGap[] => [
  ...commonClaimGaps,
  ...new Set(lines.flatMap(({ gaps }) => gaps)),
];

/** One claim per patient, in the order of the lines; its number contains the patient's id and the month. */
export function groupClaims(lines: readonly RtmChargeLine[]): Claim[] {
  const byPatient = new Map<number, RtmChargeLine[]>();
  for (const line of lines) {
    const { id } = line.patientRecord;
    byPatient.set(id, [...(byPatient.get(id) ?? []), line]);
  }
  return [...byPatient.values()].map((own) => {
    const { patientRecord, dob, endDate, placeOfService } = own[0]!;
    return {
      id: `${patientRecord.id}-${toMonth(endDate).replace('-', '')}`,
      patient: { ...patientRecord.patient, dob },
      placeOfService,
      lines: own,
      gaps: collectClaimGaps(own),
    };
  });
}
