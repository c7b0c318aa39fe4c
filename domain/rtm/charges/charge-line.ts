import type { Sex } from '../../../contract/platform/enumerations.ts';
import type { ClaimGap, RtmChargeLine } from '../../../contract/rtm/charges.ts';
import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { toMonth } from '../../platform/calendar.ts';
import type { Claim } from './claim.ts';
import { findClaimGaps, selectPayer } from './claim-gaps.ts';
import { computeCharge, type ChargedCycle } from './charge.ts';

/** A cycle with its patient, their insurance and its billing practitioner. */
export interface ChargedRecord extends Pick<
  RtmChargeLine,
  'patientRecord' | 'dob' | 'practitioner' | 'heldFor' | 'memberId' | 'groupNumber'
> {
  cycle: ChargedCycle;
  sex: Sex | null;
  payerName: string | null;
  payerId: string | null;
}

/** The charge for a cycle, with all that its claim still lacks. */
export function toChargeLine(record: ChargedRecord, billing: BillingDetails): RtmChargeLine {
  const { cycle, patientRecord, dob, sex, practitioner, heldFor, memberId, groupNumber } = record;
  const { id, code, status, startDate, endDate, flags } = cycle;
  const charge = computeCharge(cycle, billing.charges);
  const { modifiers, cents } = charge;
  const payer = selectPayer(record, billing);
  return {
    id,
    patientRecord,
    dob,
    sex,
    payer,
    memberId,
    groupNumber,
    code,
    status,
    startDate,
    endDate,
    practitioner,
    flags: [...flags],
    heldFor,
    ...charge,
    gaps: findClaimGaps({
      patient: { ...patientRecord.patient, dob, sex },
      payer,
      memberId,
      practitioner,
      modifiers,
      cents,
    }),
  };
}

const collectClaimGaps = (lines: readonly RtmChargeLine[]): ClaimGap[] => [
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
    const { patientRecord, dob, sex, payer, memberId, groupNumber, endDate, placeOfService } = own[0]!;
    return {
      id: `${patientRecord.id}-${toMonth(endDate).replace('-', '')}`,
      patient: { ...patientRecord.patient, dob, sex },
      payer,
      memberId,
      groupNumber,
      placeOfService,
      lines: own,
      gaps: collectClaimGaps(own),
    };
  });
}
