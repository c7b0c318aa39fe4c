import { and, asc, between, eq } from 'drizzle-orm';
import type { RtmEvent } from '../../contract/rtm.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { careNotes, healthSessions, proResponses, type rtmCycles } from '../db/schema/index.ts';

type Cycle = Pick<typeof rtmCycles.$inferSelect, 'patientId' | 'clock' | 'startDate' | 'endDate'>;

async function minutesOf(tx: Tx, scope: Scope, { patientId, startDate, endDate }: Cycle): Promise<RtmEvent[]> {
  const rows = await tx
    .select()
    .from(careNotes)
    .where(
      and(
        scope.organization(careNotes.organizationId),
        eq(careNotes.patientId, patientId),
        between(careNotes.date, startDate, endDate),
      ),
    )
    .orderBy(asc(careNotes.date), asc(careNotes.id));
  return rows.map(({ id, date, minutes, interactionType }) => ({
    id: `note-${id}`,
    type: 'PATIENT_INTERACTION',
    dateTime: date,
    minutes,
    patientInteractionType: interactionType as RtmEvent['patientInteractionType'],
  }));
}

const dataEvent = (id: string, type: RtmEvent['type'], at: Date): RtmEvent => ({
  id,
  type,
  dateTime: at.toISOString(),
  minutes: null,
  patientInteractionType: null,
});

async function dataOf(tx: Tx, scope: Scope, { patientId, startDate, endDate }: Cycle): Promise<RtmEvent[]> {
  const sessions = await tx
    .select({ id: healthSessions.id, at: healthSessions.performedAt, selfReported: healthSessions.selfReported })
    .from(healthSessions)
    .where(
      and(
        scope.organization(healthSessions.organizationId),
        eq(healthSessions.patientId, patientId),
        between(healthSessions.day, startDate, endDate),
        eq(healthSessions.datedAhead, false),
      ),
    );
  const responses = await tx
    .select({ id: proResponses.id, at: proResponses.submittedAt })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        eq(proResponses.patientId, patientId),
        between(proResponses.day, startDate, endDate),
        eq(proResponses.datedAhead, false),
      ),
    );
  return [
    ...sessions.map(({ id, at, selfReported }) =>
      dataEvent(`session-${id}`, selfReported === 'full' ? 'SELF_REPORTED_HEP_SESSION' : 'HEP_SESSION', at),
    ),
    ...responses.map(({ id, at }) => dataEvent(`response-${id}`, 'PRO_RESPONSE', at)),
  ].toSorted((a, b) => a.dateTime.localeCompare(b.dateTime) || a.id.localeCompare(b.id));
}

/**
 * What a cycle rests on, the earliest first: care notes for codes that count minutes, else whatever the patient
 * logged, but for data dated ahead. The patient's being in reach is asked before.
 */
export const cycleEvents = (tx: Tx, scope: Scope, cycle: Cycle): Promise<RtmEvent[]> =>
  cycle.clock === 'CALENDAR_MONTH' ? minutesOf(tx, scope, cycle) : dataOf(tx, scope, cycle);
