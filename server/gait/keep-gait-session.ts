import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { GaitItem, GaitSession } from '../../contract/gait.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { sessionArrived } from '../attention/session-arrived.ts';
import { gaitSessions, patients } from '../db/schema/index.ts';
import { conflict } from '../http/refusal.ts';
import type { PatientInReach } from '../routes/patient-in-reach.ts';
import type { Reader } from '../routes/patient-rows.ts';
import { gaitSessionInReach, inReach, ofPatient } from './gait-sessions-in-reach.ts';

/** A gait session as somebody tells of it. */
export interface ToldSession {
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

const USED = 'That sessionUUID is already used.';

/** A comment is changed by the clinic later; what was sent at first stays beside it. */
const metaOf = ({ capturedDate, comment, meta }: ToldSession) => ({
  ...meta,
  capturedDate,
  comment,
  sentComment: comment,
});

/** What a row keeps of a session, as it is read back from the database. */
const kept = (told: ToldSession): unknown => {
  const { sessionSchema, clientVersion, data } = told;
  return JSON.parse(JSON.stringify({ sessionSchema, clientVersion, data, meta: { ...metaOf(told), comment: null } }));
};

/** The session within reach that is kept under this UUID, as far as its teller said; undefined without one. */
async function earlier({ tx, scope }: Reader, sessionUuid: string): Promise<unknown> {
  const [row] = await tx
    .select({
      sessionSchema: gaitSessions.sessionSchema,
      clientVersion: gaitSessions.clientVersion,
      data: gaitSessions.data,
      meta: gaitSessions.meta,
    })
    .from(gaitSessions)
    .innerJoin(patients, ofPatient)
    .where(and(inReach(scope), eq(gaitSessions.sessionUuid, sessionUuid)));
  return row && { ...row, meta: { ...(row.meta as object), comment: null } };
}

/**
 * Writes a session of a patient down, once for each UUID, where the patient is now and on that place's day; a time that has
 * not come yet is taken for now. One that is there already with the same contents is left as it is, other contents under its
 * UUID are refused with 409. `walker` finds who walked, and holds the record; asked only for a new session.
 */
export async function keepGaitSession(
  reader: Reader,
  walker: () => Promise<PatientInReach>,
  told: ToldSession,
): Promise<GaitSession> {
  const { tx, scope, actor, now } = reader;
  const { sessionUuid, sessionSchema, clientVersion, data } = told;
  const answer = () => gaitSessionInReach(tx, scope, eq(gaitSessions.sessionUuid, sessionUuid));
  const known = async () => {
    const before = await earlier(reader, sessionUuid);
    if (before && !isDeepStrictEqual(before, kept(told))) throw conflict(USED);
    return before !== undefined;
  };
  if (await known()) return answer();
  const patient = await walker();
  const captured = new Date(told.capturedDate);
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
      day: dayInZone(capturedAt, patient.timezone),
      meta: metaOf(told),
      data,
      clientVersion,
    })
    .onConflictDoNothing()
    .returning({ id: gaitSessions.id });
  if (written) await sessionArrived(tx, scope, patient.id, capturedAt, now);
  // Taken in meanwhile by the same teller, or under this UUID by somebody out of reach.
  else if (!(await known())) throw conflict(USED);
  return answer();
}
