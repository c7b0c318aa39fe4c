import type { GaitItem, GaitSession } from '../../contract/gait/gait-session.ts';
import { mergeData } from '../../domain/gait/measures.ts';
import type { RecordedWalk } from '@exer/gait-analysis/walk.ts';
import { gaitSessions, locations, patients } from '../platform/db/schema.ts';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { StrideFilm } from '../../contract/gait/gait-summary.ts';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { gaitMessage } from '../../contract/gait/messages.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { notFound } from '../platform/http/http-error.ts';

/** What a gait session is presented from; joined by `gait_sessions`' patient and location. */
const gaitSessionColumns = {
  session: gaitSessions,
  patient: { id: patients.id, firstName: patients.firstName, lastName: patients.lastName, gaitUid: patients.gaitUid },
  location: { id: locations.id, name: locations.name },
};

interface GaitSessionRow {
  session: typeof gaitSessions.$inferSelect;
  patient: { id: number; firstName: string; lastName: string; gaitUid: string | null };
  location: { id: number; name: string };
}

/** What the gait app stored; older ones may lack what newer ones have. */
type StoredMeta = Partial<Omit<GaitSession['session']['meta'], 'capturedDate'>>;

type WalkColumns = Pick<typeof gaitSessions.$inferSelect, 'data' | 'walkAnalysis' | 'recordingState'>;

/** What a session measured, completed by what its recording tells, and what became of that. */
export function presentWalk({ data, walkAnalysis, recordingState }: WalkColumns): Pick<GaitSession, 'recording'> & {
  data: GaitItem[];
} {
  const walk = walkAnalysis as RecordedWalk | null;
  return {
    data: mergeData(data as GaitItem[], walk?.items ?? []),
    recording: {
      state: recordingState as GaitSession['recording']['state'],
      quality: walk?.quality ?? null,
      fault: walk?.fault ?? null,
    },
  };
}

function presentGaitSession({ session, patient, location }: GaitSessionRow): GaitSession {
  const { comment, assistanceOption, unitsSelected, timing } = session.meta as StoredMeta;
  const { data, recording } = presentWalk(session);
  return {
    id: session.id,
    sessionUUID: session.sessionUuid,
    sessionSchema: session.sessionSchema as GaitSession['sessionSchema'],
    session: {
      meta: {
        capturedDate: session.capturedAt.toISOString(),
        comment: comment ?? '',
        assistanceOption: assistanceOption ?? null,
        unitsSelected: unitsSelected ?? null,
        ...(timing && { timing }),
      },
      data,
    },
    subject: {
      patientId: patient.id,
      firstName: patient.firstName,
      lastName: patient.lastName,
      gaitUid: patient.gaitUid,
    },
    location,
    day: session.day,
    recording,
    version: session.version,
  };
}

/** Joins the location at which a session was walked. */
export const isSessionLocation = and(
  eq(locations.organizationId, gaitSessions.organizationId),
  eq(locations.id, gaitSessions.locationId),
);

/** Sessions of patients within reach; a hidden patient's are not. Needs the patient joined. */
export const isGaitSessionAccessible = (scope: Scope) =>
  and(scope.organization(gaitSessions.organizationId), isPatientAccessible(scope));

const sortKeys = { capturedDate: gaitSessions.capturedAt };

const selectSessions = (tx: Tx, scope: Scope, which: SQL | undefined) =>
  tx
    .select(gaitSessionColumns)
    .from(gaitSessions)
    .innerJoin(patients, isPatientOf(gaitSessions))
    .innerJoin(locations, isSessionLocation)
    .where(and(isGaitSessionAccessible(scope), which));

/** A page of the sessions in reach for which a condition holds. */
export async function listGaitSessionPage(tx: Tx, scope: Scope, list: ListQuery, which: SQL | undefined) {
  const [[all], rows] = await Promise.all([
    tx
      .select({ total: count() })
      .from(gaitSessions)
      .innerJoin(patients, isPatientOf(gaitSessions))
      .where(and(isGaitSessionAccessible(scope), which)),
    selectSessions(tx, scope, which)
      .orderBy(...orderByKey(sortKeys, list.sort, gaitSessions.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  return { items: rows.map(presentGaitSession), total: all!.total };
}

/** A patient's walks that a new one is compared with, the newest first. */
export async function listComparedWalks(tx: Tx, scope: Scope, patientId: number): Promise<GaitSession[]> {
  const rows = await selectSessions(tx, scope, eq(gaitSessions.patientId, patientId))
    .orderBy(desc(gaitSessions.capturedAt), desc(gaitSessions.id))
    .limit(MAX_PAGE_SIZE);
  return rows.map(presentGaitSession);
}

/** A stride in pictures of a session that the caller has found within reach; null without a measured recording. */
export async function findStrideFilm(tx: Tx, scope: Scope, id: number): Promise<StrideFilm | null> {
  const [row] = await tx
    .select({ film: sql<StrideFilm | null>`${gaitSessions.walkAnalysis} -> 'film'` })
    .from(gaitSessions)
    .where(and(scope.organization(gaitSessions.organizationId), eq(gaitSessions.id, id)));
  return row?.film ?? null;
}

/** The one session in reach for which a condition holds; 404 for any other. */
export async function requireGaitSession(tx: Tx, scope: Scope, which: SQL): Promise<GaitSession> {
  const [row] = await selectSessions(tx, scope, which);
  if (!row) throw notFound(gaitMessage('gait.notFound'));
  return presentGaitSession(row);
}
