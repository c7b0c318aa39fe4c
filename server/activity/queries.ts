import { asc, eq, gte, isNull, lt, or, sql, and, lte } from 'drizzle-orm';
import type { PrescribedFrequency, PracticeDay } from '../../contract/activity/patient-results.ts';
import { addDays, findStartOfDay } from '../../domain/platform/calendar.ts';
import { toPrescribedFrequencies } from '../../domain/activity/adherence.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { healthSessions, programs, programVersions } from '../platform/db/schema.ts';
import { selectPrescribedVersions } from '../programs/versions.ts';
import type { HealthSession, ReportedSet } from '../../contract/activity/activity.ts';
import { computeSetStatus, doneResolutions } from '../../domain/activity/set-status.ts';

/** The totals of each day with a counted session, in order. */
export async function loadPracticeDays(tx: Tx, scope: Scope, patientId: number, range: Range): Promise<PracticeDay[]> {
  const counted = tx
    .select({
      day: healthSessions.day,
      reported: sql<boolean>`${healthSessions.selfReported} <> 'none'`.as('reported'),
      done: setCounts.done.as('done'),
    })
    .from(healthSessions)
    .where(and(isSessionInRange(scope, patientId, range), isCountedSession))
    .as('counted');
  const whole = (count: ReturnType<typeof sql>) => sql<number>`${count}`.mapWith(Number);
  return tx
    .select({
      day: counted.day,
      sessions: whole(sql`count(*)`),
      sessionsDone: whole(sql`count(*) filter (where ${counted.done} > 0)`),
      setsDone: whole(sql`sum(${counted.done})`),
      selfReported: whole(sql`count(*) filter (where ${counted.reported})`),
    })
    .from(counted)
    .groupBy(counted.day)
    .orderBy(asc(counted.day));
}

/** Versions of the programs that were assigned in the range, the oldest first. */
export const loadPrescribedVersions = (tx: Tx, scope: Scope, patientId: number, zone: string, { from, to }: Range) =>
  selectPrescribedVersions(
    tx,
    scope,
    eq(programVersions.patientId, patientId),
    from ? or(isNull(programs.endedAt), gte(programs.endedAt, findStartOfDay(zone, from))) : undefined,
    to ? lt(programs.createdAt, findStartOfDay(zone, addDays(to, 1))) : undefined,
  );

/** The frequencies of the range that versions prescribe. */
export const selectFrequencies = (
  versions: Awaited<ReturnType<typeof loadPrescribedVersions>>,
  zone: string,
  { from, to }: Range,
): PrescribedFrequency[] =>
  toPrescribedFrequencies(versions, zone).filter(
    ({ since, until }) => (!to || since <= to) && (!from || until === null || from <= until),
  );

/** The prescribed frequencies of the range, the oldest first. */
export const loadPrescribedFrequency = async (
  tx: Tx,
  scope: Scope,
  patientId: number,
  zone: string,
  range: Range,
): Promise<PrescribedFrequency[]> =>
  selectFrequencies(await loadPrescribedVersions(tx, scope, patientId, zone, range), zone, range);

/** Civil days, both ends included; an absent end is open. */
export interface Range {
  from?: string;
  to?: string;
}

/**
 * Sessions of the range by their stored day. The timestamps around it let the index narrow them first: every time zone is
 * within a day of UTC.
 */
export const isSessionInRange = (scope: Scope, patientId: number, { from, to }: Range) =>
  and(
    scope.organization(healthSessions.organizationId),
    eq(healthSessions.patientId, patientId),
    from ? gte(healthSessions.day, from) : undefined,
    from ? gte(healthSessions.performedAt, findStartOfDay('UTC', addDays(from, -1))) : undefined,
    to ? lte(healthSessions.day, to) : undefined,
    to ? lte(healthSessions.performedAt, findStartOfDay('UTC', addDays(to, 2))) : undefined,
  );

/** A session dated ahead of its arrival is listed, and counts in no figure, not even once its day has come. */
export const isCountedSession = eq(healthSessions.futureDated, false);

const isDone = doneResolutions.map((resolution) => `@.resolution == "${resolution}"`).join(' || ');

/** Numbers of all and of the done sets of a session. */
export const setCounts = {
  asked: sql<number>`jsonb_array_length(${healthSessions.sets})`,
  done: sql<number>`jsonb_array_length(jsonb_path_query_array(${healthSessions.sets}, ${`$[*].setInfo ? (${isDone})`}::jsonpath))`,
};

/** A stored session in the contract's shape, with the status of each set. */
export const presentHealthSession = (row: typeof healthSessions.$inferSelect): HealthSession => ({
  id: row.id,
  sessionUUID: row.sessionUuid,
  createdDate: row.performedAt.toISOString(),
  day: row.day,
  datedAhead: row.futureDated,
  session: {
    type: row.type as HealthSession['session']['type'],
    hepId: row.hepId,
    hepName: row.hepName,
    selfReported: row.selfReported as HealthSession['session']['selfReported'],
    ...((row.painBefore !== null || row.painAfter !== null) && {
      pain: { before: row.painBefore, after: row.painAfter },
    }),
    sets: (row.sets as ReportedSet[]).map((set) => ({ ...set, status: computeSetStatus(set.setInfo) })),
  },
});
