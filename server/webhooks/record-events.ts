import { sql } from 'drizzle-orm';
import type { SentEventType } from '../../contract/webhooks/event-types.ts';
import type { Tx } from '../platform/db/database.ts';

/** What an event is about, by ids. */
export interface EventSubject {
  resourceId: number;
  patientId: number | null;
  /** The call that reads the resource. */
  href: string;
}

/**
 * Records events of an organization in the transaction of what has happened: they exist only if it commits. One statement
 * for any number of them, which writes nothing where no endpoint wants the type.
 */
export async function recordEvents(
  tx: Tx,
  organizationId: number,
  type: Exclude<SentEventType, 'webhook.test'>,
  subjects: readonly EventSubject[],
): Promise<void> {
  if (subjects.length === 0) return;
  await tx.execute(sql`
    insert into webhook_events (organization_id, type, resource_id, patient_id, href)
    select ${organizationId}::int, ${type}, x."resourceId", x."patientId", x.href
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as x("resourceId" int, "patientId" int, href text)
    where exists (select 1 from webhook_subscriptions s where s.organization_id = ${organizationId} and s.type = ${type})`);
}

const patientHref = (id: number) => `/api/v2/patients/${id}`;
const toPatientSubject = (id: number): EventSubject => ({ resourceId: id, patientId: id, href: patientHref(id) });

export const recordPatientsAdded = (tx: Tx, organizationId: number, ids: readonly number[]): Promise<void> =>
  recordEvents(tx, organizationId, 'patient.added', ids.map(toPatientSubject));

export const recordPatientsDischarged = (tx: Tx, organizationId: number, ids: readonly number[]): Promise<void> =>
  recordEvents(tx, organizationId, 'patient.discharged', ids.map(toPatientSubject));

interface OfPatient {
  id: number;
  patientId: number;
}

/** A record that is read with others of its kind, such as a program or answers. */
export const recordOfPatient = (
  tx: Tx,
  organizationId: number,
  type: 'program.assigned' | 'session.received' | 'survey.answered',
  { id, patientId }: OfPatient,
  part: 'program' | 'sessions' | 'surveys',
): Promise<void> =>
  recordEvents(tx, organizationId, type, [{ resourceId: id, patientId, href: `${patientHref(patientId)}/${part}` }]);

/** A walk. */
export const recordGaitSession = (tx: Tx, organizationId: number, { id, patientId }: OfPatient): Promise<void> =>
  recordEvents(tx, organizationId, 'session.received', [
    { resourceId: id, patientId, href: `/api/v2/gait/sessions/${id}` },
  ]);

/** A session of a participant, who is no patient of the portal. */
export const recordScanSession = (tx: Tx, organizationId: number, id: number): Promise<void> =>
  recordEvents(tx, organizationId, 'session.received', [
    { resourceId: id, patientId: null, href: `/api/v2/scan/sessions/pages?id=${id}` },
  ]);

export const recordCyclesReady = (tx: Tx, organizationId: number, cycles: readonly OfPatient[]): Promise<void> =>
  recordEvents(
    tx,
    organizationId,
    'rtm.cycle.ready',
    cycles.map(({ id, patientId }) => ({ resourceId: id, patientId, href: `/api/v2/rtm/cycles/${id}` })),
  );
