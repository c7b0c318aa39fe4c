import { createUntranslatedMessage, type Message } from '../../contract/platform/message.ts';
import type { RtmClock, RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/platform/enumerations.ts';
import type { RtmCycle, RtmPatient } from '../../contract/rtm/rtm.ts';
import { explainCycle } from '../../domain/rtm/sentences.ts';
import { countRemainingDays } from '../../domain/rtm/status.ts';
import type { rtmCycles } from '../platform/db/schema.ts';

/** The stored explanation of a cycle. */
export const readExplanation = ({
  explanation,
  explanationMessage,
}: Pick<typeof rtmCycles.$inferSelect, 'explanation' | 'explanationMessage'>): Message =>
  explanationMessage?.text === explanation ? explanationMessage : createUntranslatedMessage(explanation);

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
    numRemainingDays: countRemainingDays({ status, clock, endDate, numActiveDays, numRequiredDays }),
    minutes,
    liveContacts,
    units,
    modifiers: row.modifiers as RtmModifier[],
    flags: row.flags as RtmFlag[],
    explanation: explainCycle({ ...row, explanation: readExplanation(row) }),
    pdfKey,
    patientRecord,
  };
}
