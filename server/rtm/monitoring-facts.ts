import { and, desc, eq } from 'drizzle-orm';
import type { Member } from '../../domain/actor.ts';
import { todayIn } from '../../domain/calendar.ts';
import type { MonitoringFacts } from '../../domain/rtm/monitoring.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { rtmCycles, rtmPauses } from '../db/schema/index.ts';

export interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

export type PauseRow = typeof rtmPauses.$inferSelect;

/** The pauses of a patient, the latest first. */
export const pausesOf = ({ tx, scope }: Reader, patientId: number): Promise<PauseRow[]> =>
  tx
    .select()
    .from(rtmPauses)
    .where(and(scope.organization(rtmPauses.organizationId), eq(rtmPauses.patientId, patientId)))
    .orderBy(desc(rtmPauses.fromDay), desc(rtmPauses.id));

/** What a change of a patient's monitoring is judged by. */
export async function monitoringFacts(
  reader: Reader,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<MonitoringFacts> {
  const { tx, scope } = reader;
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
    pauses: pauses.map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay })),
    billed,
  };
}
