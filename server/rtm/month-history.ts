import { and, asc, desc, inArray, or } from 'drizzle-orm';
import type { RtmStatusChange, RtmAttestation } from '../../contract/rtm/month.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { type MonthReader, isOwnPatientRow, overlapsMonth } from './month-reader.ts';
import { practitioners, rtmCycles, rtmStatusChanges } from '../platform/db/schema.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';

type CycleRow = Awaited<ReturnType<typeof selectPatientCycles>>[number];
type ChangeRow = Awaited<ReturnType<typeof selectStatusChanges>>[number];

/** The user id of status changes by the rules. */
const SYSTEM_USER = 'system';

const readAttestation = ({ attestation }: ChangeRow) => attestation as StoredAttestation | null;

/** Changes of status, with the names that the reader may see. */
export async function presentHistory(
  reader: MonthReader,
  changes: readonly ChangeRow[],
  cycles: readonly CycleRow[],
): Promise<RtmStatusChange[]> {
  const users = new Set(changes.map(({ changedBy }) => changedBy).filter((by) => by !== SYSTEM_USER));
  const billing = new Set(changes.flatMap((change) => readAttestation(change)?.practitionerId ?? []));
  const people = users.size + billing.size > 0 ? await selectVisibleProviders(reader, [...users], [...billing]) : [];
  return changes.map((change) => {
    const { cycleId, fromStatus, toStatus, reason, changedBy, createdAt } = change;
    // Old changes do not have the cycle's key.
    const { code, startDate, endDate } = change.code ? change : (cycles.find(({ id }) => id === cycleId) ?? change);
    const person = people.find(({ userId }) => userId === changedBy);
    const attested = readAttestation(change);
    const practitioner = people.find(({ id }) => id === attested?.practitionerId);
    return {
      cycleId,
      code,
      startDate,
      endDate,
      fromStatus,
      toStatus,
      reason,
      byRules: changedBy === SYSTEM_USER,
      by: person ? formatFullName(person) : null,
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

/** Every cycle of the patient, the earliest first: a month also depends on an old set-up. */
export const selectPatientCycles = (reader: MonthReader) =>
  reader.tx
    .select()
    .from(rtmCycles)
    .where(isOwnPatientRow(reader, rtmCycles))
    .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id));

/** Changes of status of cycles with a day in the month, also of deleted ones, the newest first. */
export const selectStatusChanges = (reader: MonthReader) => {
  const cycles = reader.tx
    .select({ id: rtmCycles.id })
    .from(rtmCycles)
    .where(and(isOwnPatientRow(reader, rtmCycles), overlapsMonth(reader, rtmCycles.startDate, rtmCycles.endDate)));
  return reader.tx
    .select()
    .from(rtmStatusChanges)
    .where(
      and(
        isOwnPatientRow(reader, rtmStatusChanges),
        or(
          inArray(rtmStatusChanges.cycleId, cycles),
          overlapsMonth(reader, rtmStatusChanges.startDate, rtmStatusChanges.endDate),
        ),
      ),
    )
    .orderBy(desc(rtmStatusChanges.createdAt), desc(rtmStatusChanges.id));
};

/** The users and practitioners among the given ones that the reader may see. */
const selectVisibleProviders = ({ tx, scope, actor }: MonthReader, userIds: string[], practitionerIds: number[]) =>
  tx
    .select({
      id: practitioners.id,
      userId: practitioners.userId,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
    })
    .from(practitioners)
    .where(
      and(
        isProviderAccessible(tx, actor, scope),
        or(inArray(practitioners.userId, userIds), inArray(practitioners.id, practitionerIds)),
      ),
    );

/** The stored attestation (contract/rtm/billing.ts, `Attestation`). */
type StoredAttestation = Omit<RtmAttestation, 'practitioner'> & { practitionerId: number };
