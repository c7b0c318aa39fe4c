import type { ClaimGap, RtmChargeLine } from '../../../contract/rtm-charges.ts';
import { monthOf } from '../../calendar.ts';
import type { Claim } from '../x12/claim.ts';
import { chargeOf, type ChargedCycle, type ChargeList } from './charge.ts';
import { claimGapsOf, everyClaimGaps } from './gaps.ts';

/** A cycle with whom it is about and in whose name it is billed. */
export interface ChargedRecord extends Pick<RtmChargeLine, 'patientRecord' | 'dob' | 'practitioner' | 'heldFor'> {
  cycle: ChargedCycle;
}

/** The charge for a cycle, with what its claim is asked for still. */
export function chargeLine(
  { cycle, patientRecord, dob, practitioner, heldFor }: ChargedRecord,
  charges: ChargeList,
): RtmChargeLine {
  const { id, code, status, startDate, endDate, flags } = cycle;
  const charge = chargeOf(cycle, charges);
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
    gaps: claimGapsOf({ patient: { ...patientRecord.patient, dob }, practitioner, modifiers, cents }),
  };
}

const gapsOf = (lines: readonly RtmChargeLine[]): ClaimGap[] => [
  ...everyClaimGaps,
  ...new Set(lines.flatMap(({ gaps }) => gaps)),
];

/** One claim a patient, in the order of the lines; its number is the patient's with the month. */
export function claimsOf(lines: readonly RtmChargeLine[]): Claim[] {
  const byPatient = new Map<number, RtmChargeLine[]>();
  for (const line of lines) {
    const { id } = line.patientRecord;
    byPatient.set(id, [...(byPatient.get(id) ?? []), line]);
  }
  return [...byPatient.values()].map((own) => {
    const { patientRecord, dob, endDate, placeOfService } = own[0]!;
    return {
      id: `${patientRecord.id}-${monthOf(endDate).replace('-', '')}`,
      patient: { ...patientRecord.patient, dob },
      placeOfService,
      lines: own,
      gaps: gapsOf(own),
    };
  });
}
