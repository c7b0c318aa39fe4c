import type { RtmClock, RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/enumerations.ts';
import type { RtmCycle, RtmPatient } from '../../contract/rtm.ts';
import { sentenceOf } from '../../domain/rtm/sentences.ts';
import { remainingDays } from '../../domain/rtm/status.ts';
import type { rtmCycles } from '../db/schema/index.ts';

/** A stored cycle in the contract's shape. */
export function presentCycle(row: typeof rtmCycles.$inferSelect, patientRecord: RtmPatient): RtmCycle {
  const { id, code, startDate, endDate, numActiveDays, numRequiredDays, minutes, liveContacts, units, pdfKey } = row;
  const status = row.status as RtmStatus;
  const clock = row.clock as RtmClock;
  return {
    id,
    code: code as RtmCode,
    clock,
    startDate,
    endDate,
    status,
    numActiveDays,
    numRequiredDays,
    numRemainingDays: remainingDays({ status, clock, endDate, numActiveDays, numRequiredDays }),
    minutes,
    liveContacts,
    units,
    modifiers: row.modifiers as RtmModifier[],
    flags: row.flags as RtmFlag[],
    explanation: sentenceOf(row),
    pdfKey,
    patientRecord,
  };
}
