import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { GaitItem, GaitSession } from '../../contract/gait/gait-session.ts';
import { gaitMessage } from '../../contract/gait/messages.ts';
import { patientMessage } from '../../contract/patients/messages.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { onSessionReceived } from '../worklist/patient-data-changed.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import { gaitSessions, patients } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import { type AccessiblePatient, findPatient } from '../patients/require-patient.ts';
import type { Reader } from '../patients/queries.ts';
import { requireGaitSession, isGaitSessionAccessible } from './queries.ts';
import type { BodyOf } from '../../contract/platform/call.ts';
import type { postGaitSession } from '../../contract/gait/intake.ts';
import { intakeMessage } from '../../contract/intake/messages.ts';
import { recordGaitSession } from '../webhooks/record-events.ts';

/** A gait session as somebody tells of it. */
interface SubmittedSession {
  sessionUuid: string;
  sessionSchema: GaitSession['sessionSchema'];
  clientVersion: string | null;
  /** When it was walked, as the teller's clock had it. */
  capturedDate: string;
  comment: string;
  /** What the row keeps in `meta` beside the two above; the same in a session that is sent again. */
  meta: object;
  data: GaitItem[];
}

const SESSION_UUID_USED = intakeMessage('intake.sessionUuidUsed');

/** A comment is changed by the clinic later; what was sent at first stays beside it. */
const toMeta = ({ capturedDate, comment, meta }: SubmittedSession) => ({
  ...meta,
  capturedDate,
  comment,
  sentComment: comment,
});

/** What a row keeps of a session, as it is read back from the database. */
const toStoredSession = (submitted: SubmittedSession): unknown => {
  const { sessionSchema, clientVersion, data } = submitted;
  return JSON.parse(
    JSON.stringify({ sessionSchema, clientVersion, data, meta: { ...toMeta(submitted), comment: null } }),
  );
};

/** The stored session with this UUID, if it is within reach, in the form of `toStoredSession`; undefined without one. */
async function findStoredSession({ tx, scope }: Reader, sessionUuid: string): Promise<unknown> {
  const [row] = await tx
    .select({
      sessionSchema: gaitSessions.sessionSchema,
      clientVersion: gaitSessions.clientVersion,
      data: gaitSessions.data,
      meta: gaitSessions.meta,
    })
    .from(gaitSessions)
    .innerJoin(patients, isPatientOf(gaitSessions))
    .where(and(isGaitSessionAccessible(scope), eq(gaitSessions.sessionUuid, sessionUuid)));
  return row && { ...row, meta: { ...(row.meta as object), comment: null } };
}

/**
 * Writes a session of a patient down, once for each UUID, where the patient is now and on that place's day; a time that has
 * not come yet is taken for now. One that is there already with the same contents is left as it is, other contents under its
 * UUID are refused with 409. `walker` finds who walked, and holds the record; asked only for a new session.
 */
export async function saveGaitSession(
  reader: Reader,
  walker: () => Promise<AccessiblePatient>,
  submitted: SubmittedSession,
): Promise<GaitSession> {
  const { tx, scope, actor, now } = reader;
  const { sessionUuid, sessionSchema, clientVersion, data } = submitted;
  const answer = () => requireGaitSession(tx, scope, eq(gaitSessions.sessionUuid, sessionUuid));
  const isStored = async () => {
    const before = await findStoredSession(reader, sessionUuid);
    if (before && !isDeepStrictEqual(before, toStoredSession(submitted))) throw conflict(SESSION_UUID_USED);
    return before !== undefined;
  };
  if (await isStored()) return answer();
  const patient = await walker();
  const captured = new Date(submitted.capturedDate);
  const capturedAt = captured < now ? captured : now;
  const [written] = await tx
    .insert(gaitSessions)
    .values({
      organizationId: actor.organizationId,
      sessionUuid,
      patientId: patient.id,
      locationId: patient.location.id,
      practitionerId: actor.practitionerId,
      sessionSchema,
      capturedAt,
      day: toDayInZone(capturedAt, patient.timezone),
      meta: toMeta(submitted),
      data,
      clientVersion,
    })
    .onConflictDoNothing()
    .returning({ id: gaitSessions.id });
  if (written) {
    await onSessionReceived(tx, scope, patient.id, capturedAt, now);
    await recordGaitSession(tx, actor.organizationId, { id: written.id, patientId: patient.id });
  }
  // Taken in meanwhile by the same teller, or under this UUID by somebody out of reach.
  else if (!(await isStored())) throw conflict(SESSION_UUID_USED);
  return answer();
}

/**
 * The gait patient whom a body names, held until the end of the transaction. One out of reach or hidden is as unknown as one
 * that does not exist (A2): 422 at the field.
 */
export async function requireGaitPatient(
  { tx, scope }: Reader,
  subject: BodyOf<typeof postGaitSession>['subject'],
): Promise<AccessiblePatient> {
  const [field, which] =
    'patientId' in subject
      ? ['subject.patientId', eq(patients.id, subject.patientId)]
      : ['subject.gaitUid', eq(patients.gaitUid, subject.gaitUid)];
  const patient = await findPatient(tx, scope, which, 'lock');
  if (!patient) throw validationError(field, patientMessage('patients.unknownPatient'));
  if (!patient.products.includes('GAIT')) throw validationError(field, gaitMessage('gait.sessionOnly'));
  return patient;
}
