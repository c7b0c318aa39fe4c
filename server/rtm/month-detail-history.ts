import type { RtmStatusChange } from '../../contract/rtm-month.ts';
import { fullName } from '../../domain/patient.ts';
import {
  peopleNamed,
  type cyclesOfPatient,
  type StoredAttestation,
  type statusChanges,
} from './month-detail-cycles.ts';
import type { MonthReader } from './month-reader.ts';

type CycleRow = Awaited<ReturnType<typeof cyclesOfPatient>>[number];
type ChangeRow = Awaited<ReturnType<typeof statusChanges>>[number];

/** What stands as the person where nobody's hand but the rules moved a cycle. */
const BY_THE_RULES = 'system';

const attestationIn = ({ attestation }: ChangeRow) => attestation as StoredAttestation | null;

/** Changes of status with the names of those whom the reader may see. */
export async function historyOf(
  reader: MonthReader,
  changes: readonly ChangeRow[],
  cycles: readonly CycleRow[],
): Promise<RtmStatusChange[]> {
  const users = new Set(changes.map(({ changedBy }) => changedBy).filter((by) => by !== BY_THE_RULES));
  const billing = new Set(changes.flatMap((change) => attestationIn(change)?.practitionerId ?? []));
  const people = users.size + billing.size > 0 ? await peopleNamed(reader, [...users], [...billing]) : [];
  return changes.map((change) => {
    const { cycleId, fromStatus, toStatus, reason, changedBy, createdAt } = change;
    // Changes of the past do not say what the cycle was.
    const { code, startDate, endDate } = change.code ? change : (cycles.find(({ id }) => id === cycleId) ?? change);
    const person = people.find(({ userId }) => userId === changedBy);
    const attested = attestationIn(change);
    const practitioner = people.find(({ id }) => id === attested?.practitionerId);
    return {
      cycleId,
      code,
      startDate,
      endDate,
      fromStatus,
      toStatus,
      reason,
      byRules: changedBy === BY_THE_RULES,
      by: person ? fullName(person) : null,
      at: createdAt.toISOString(),
      attestation: attested && {
        practitioner: practitioner
          ? { id: practitioner.id, firstName: practitioner.firstName, lastName: practitioner.lastName }
          : null,
        onePractitioner: attested.onePractitioner,
        noPhysiologicMonitoring: attested.noPhysiologicMonitoring,
        flagsReviewed: attested.flagsReviewed,
      },
    };
  });
}
