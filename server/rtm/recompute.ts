import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { todayIn } from '../../domain/calendar.ts';
import { cyclesOfRecord, isFrozen, type CareRecord } from '../../domain/rtm/care-record.ts';
import type { ComputedCycle } from '../../domain/rtm/cycle.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import {
  careNotes,
  healthSessions,
  locations,
  patients,
  plansOfCare,
  proResponses,
  rtmCycles,
  rtmStatusChanges,
} from '../db/schema/index.ts';

type CycleRow = typeof rtmCycles.$inferSelect;

/** Nobody's hand: the rules moved the cycle. */
const BY_THE_RULES = 'system';

/** The patient, held until the end of the transaction: two recounts of one patient wait for each other. */
async function heldPatient(tx: Tx, scope: Scope, patientId: number) {
  const [patient] = await tx
    .select({ organizationId: patients.organizationId, setupDate: patients.setupDate, timezone: locations.timezone })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patientId)))
    .for('no key update', { of: patients });
  return patient;
}

async function evidence(
  tx: Tx,
  scope: Scope,
  patientId: number,
): Promise<Pick<CareRecord, 'plans' | 'dataDays' | 'notes'>> {
  const sessions = await tx
    .selectDistinct({ day: healthSessions.day })
    .from(healthSessions)
    .where(
      and(
        scope.organization(healthSessions.organizationId),
        eq(healthSessions.patientId, patientId),
        eq(healthSessions.datedAhead, false),
      ),
    );
  const answers = await tx
    .selectDistinct({ day: proResponses.day })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        eq(proResponses.patientId, patientId),
        eq(proResponses.datedAhead, false),
      ),
    );
  const notes = await tx
    .select({
      date: careNotes.date,
      minutes: careNotes.minutes,
      live: sql<boolean>`${careNotes.interactionType} is not null`,
    })
    .from(careNotes)
    .where(and(scope.organization(careNotes.organizationId), eq(careNotes.patientId, patientId)));
  const plans = await tx
    .select({ start: plansOfCare.start, end: plansOfCare.end })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patientId)))
    .orderBy(asc(plansOfCare.start), asc(plansOfCare.id));
  return { plans, notes, dataDays: [...sessions, ...answers].map(({ day }) => day) };
}

const keyOf = ({ clock, code, startDate }: Pick<CycleRow, 'clock' | 'code' | 'startDate'>) =>
  `${clock} ${code} ${startDate}`;

const columnsOf = ({
  code,
  clock,
  startDate,
  endDate,
  status,
  numActiveDays,
  numRequiredDays,
  minutes,
  liveContacts,
  units,
  modifiers,
  flags,
  explanation,
}: ComputedCycle) => ({
  code,
  clock,
  startDate,
  endDate,
  status,
  numActiveDays,
  numRequiredDays,
  minutes,
  liveContacts,
  units,
  modifiers,
  flags,
  explanation,
});

const isSame = (row: CycleRow, columns: ReturnType<typeof columnsOf>): boolean =>
  Object.entries(columns).every(([name, value]) => String(row[name as keyof CycleRow]) === String(value));

/**
 * Counts a patient's billing cycles anew from sessions, survey answers, care notes, set-up and plans of care, in the
 * transaction that changed one of them. What is BILLED stays as it is. A cycle that was ready to bill and no longer is
 * leaves a trace.
 */
export async function recomputeCycles(tx: Tx, scope: Scope, patientId: number, now: Date): Promise<void> {
  const patient = await heldPatient(tx, scope, patientId);
  if (!patient) return;
  const { organizationId, setupDate, timezone } = patient;
  const own = { organizationId, patientId };
  const known = await tx
    .select()
    .from(rtmCycles)
    .where(and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.patientId, patientId)));
  const record = { ...(await evidence(tx, scope, patientId)), setupDate, known, today: todayIn(timezone, now) };
  const computed = new Map(cyclesOfRecord(record).map((cycle) => [keyOf(cycle), columnsOf(cycle)]));
  const movable = known.filter((row) => !isFrozen(row, known));
  const gone = movable.filter((row) => !computed.has(keyOf(row))).map(({ id }) => id);
  if (gone.length)
    await tx.delete(rtmCycles).where(and(scope.organization(rtmCycles.organizationId), inArray(rtmCycles.id, gone)));
  for (const row of movable) {
    const columns = computed.get(keyOf(row));
    computed.delete(keyOf(row));
    if (!columns || isSame(row, columns)) continue;
    await tx
      .update(rtmCycles)
      .set({ ...columns, version: row.version + 1, updatedAt: now })
      .where(and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.id, row.id)));
    if (row.status === 'READY_TO_BILL' && columns.status !== row.status) {
      await tx.insert(rtmStatusChanges).values({
        ...own,
        cycleId: row.id,
        fromStatus: row.status,
        toStatus: columns.status,
        reason: columns.explanation,
        changedBy: BY_THE_RULES,
      });
    }
  }
  if (computed.size)
    await tx
      .insert(rtmCycles)
      .values([...computed.values()].map((columns) => ({ ...own, ...columns, updatedAt: now })));
}
