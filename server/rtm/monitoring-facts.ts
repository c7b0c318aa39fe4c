import { and, asc, desc, eq, min } from 'drizzle-orm';
import type { Member } from '../../domain/actor.ts';
import { todayIn } from '../../domain/calendar.ts';
import type { MonitoringFacts } from '../../domain/rtm/monitoring.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patients, plansOfCare, programs, rtmCycles, rtmPauses } from '../db/schema/index.ts';

export interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

export type PauseRow = typeof rtmPauses.$inferSelect;

/** Start of the first plan of care; null without one. */
export const planStart = async ({ tx, scope }: Reader, patientId: number): Promise<string | null> => {
  const [first] = await tx
    .select({ start: min(plansOfCare.start) })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patientId)));
  return first?.start ?? null;
};

/** The pauses of a patient, the latest first. */
export const pausesOf = ({ tx, scope }: Reader, patientId: number): Promise<PauseRow[]> =>
  tx
    .select()
    .from(rtmPauses)
    .where(and(scope.organization(rtmPauses.organizationId), eq(rtmPauses.patientId, patientId)))
    .orderBy(desc(rtmPauses.fromDay), desc(rtmPauses.id));

/** The day of set-up and when the first program was assigned; nulls where there is none. */
export async function setupOf({ tx, scope }: Reader, patientId: number) {
  const [row] = await tx
    .select({ setupDate: patients.setupDate })
    .from(patients)
    .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patientId)));
  const [program] = await tx
    .select({ assignedAt: programs.createdAt })
    .from(programs)
    .where(and(scope.organization(programs.organizationId), eq(programs.patientId, patientId)))
    .orderBy(asc(programs.createdAt), asc(programs.id))
    .limit(1);
  return { setupDate: row?.setupDate ?? null, assignedAt: program?.assignedAt ?? null };
}

/** What a change of a patient's monitoring is judged by. */
export async function monitoringFacts(
  reader: Reader,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<MonitoringFacts> {
  const { tx, scope } = reader;
  const { setupDate } = await setupOf(reader, patient.id);
  const billed = await tx
    .select({
      code: rtmCycles.code,
      clock: rtmCycles.clock,
      startDate: rtmCycles.startDate,
      endDate: rtmCycles.endDate,
    })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.patientId, patient.id),
        eq(rtmCycles.status, 'BILLED'),
      ),
    );
  const pauses = await pausesOf(reader, patient.id);
  return {
    today: todayIn(patient.timezone, now),
    setupDate,
    firstPlanStart: await planStart(reader, patient.id),
    pauses: pauses.map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay })),
    billed,
  };
}
