import { and, asc, between, eq } from 'drizzle-orm';
import type { RtmEvent } from '../../contract/rtm/cycles.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isCountedSession } from '../activity/queries.ts';
import type { Tx } from '../platform/db/database.ts';
import { careNotes, healthSessions, proResponses, type rtmCycles } from '../platform/db/schema.ts';

type Cycle = Pick<typeof rtmCycles.$inferSelect, 'patientId' | 'clock' | 'startDate' | 'endDate'>;

async function listNoteEvents(tx: Tx, scope: Scope, { patientId, startDate, endDate }: Cycle): Promise<RtmEvent[]> {
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
    patientInteractionType: interactionType,
  }));
}

const toDataEvent = (id: string, type: RtmEvent['type'], at: Date): RtmEvent => ({
  id,
  type,
  dateTime: at.toISOString(),
  minutes: null,
  patientInteractionType: null,
});

async function listDataEvents(tx: Tx, scope: Scope, { patientId, startDate, endDate }: Cycle): Promise<RtmEvent[]> {
  const sessions = await tx
    .select({ id: healthSessions.id, at: healthSessions.performedAt, selfReported: healthSessions.selfReported })
    .from(healthSessions)
    .where(
      and(
        scope.organization(healthSessions.organizationId),
        eq(healthSessions.patientId, patientId),
        between(healthSessions.day, startDate, endDate),
        isCountedSession,
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
        eq(proResponses.futureDated, false),
      ),
    );
  return [
    ...sessions.map(({ id, at, selfReported }) =>
      toDataEvent(`session-${id}`, selfReported === 'full' ? 'SELF_REPORTED_HEP_SESSION' : 'HEP_SESSION', at),
    ),
    ...responses.map(({ id, at }) => toDataEvent(`response-${id}`, 'PRO_RESPONSE', at)),
  ].toSorted((a, b) => a.dateTime.localeCompare(b.dateTime) || a.id.localeCompare(b.id));
}

/**
 * The events behind a cycle, the earliest first: care notes for codes that count minutes, else whatever the patient
 * logged, without future-dated data. The caller has checked access to the patient.
 */
export const listCycleEvents = (tx: Tx, scope: Scope, cycle: Cycle): Promise<RtmEvent[]> =>
  cycle.clock === 'CALENDAR_MONTH' ? listNoteEvents(tx, scope, cycle) : listDataEvents(tx, scope, cycle);
