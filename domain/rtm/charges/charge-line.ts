import type { ClaimGap, RtmChargeLine } from '../../../contract/rtm/charges.ts';
import { toMonth } from '../../platform/calendar.ts';
import type { Claim } from '../x12/claim.ts';
import { computeCharge, type ChargedCycle, type ChargeList } from './charge.ts';
import { findClaimGaps, commonClaimGaps } from './gaps.ts';

/** A cycle with whom it is about and in whose name it is billed. */
export interface ChargedRecord extends Pick<RtmChargeLine, 'patientRecord' | 'dob' | 'practitioner' | 'heldFor'> {
  cycle: ChargedCycle;
}

/** The charge for a cycle, with what its claim is asked for still. */
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

/** One claim a patient, in the order of the lines; its number is the patient's with the month. */
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
