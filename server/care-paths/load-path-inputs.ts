import { and, asc, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Phase, Track } from '../../contract/care-paths/shapes.ts';
import { addDays, findStartOfDay } from '../../domain/platform/calendar.ts';
import { surveyTracks } from '../../domain/care-paths/survey-scores.ts';
import type { PathFacts } from '../../domain/care-paths/measure.ts';
import { toPrescribedFrequencies } from '../../domain/activity/adherence.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { healthSessions, programVersions, proResponses } from '../platform/db/schema.ts';
import { isSurveySince, toSurvey, surveyColumns } from '../surveys/read-surveys.ts';
import { selectPrescribedVersions } from '../programs/versions.ts';
import { isCountedSession, setCounts } from '../activity/queries.ts';

/** A patient and the time zone of their days. */
export interface MeasuredPatient {
  id: number;
  timezone: string;
}

const isSessionSince = (scope: Scope, ids: number[], from: string) =>
  and(
    scope.organization(healthSessions.organizationId),
    inArray(healthSessions.patientId, ids),
    gte(healthSessions.day, from),
    // Lets the index narrow the rows first: no time zone is more than a day from UTC.
    gte(healthSessions.performedAt, findStartOfDay('UTC', addDays(from, -1))),
    isCountedSession,
  );

/** Sessions per day with completed sets, as on the patient's record. */
const selectPracticeDays = (tx: Tx, scope: Scope, ids: number[], from: string) =>
  tx
    .select({
      patientId: healthSessions.patientId,
      day: healthSessions.day,
      sessionsDone: sql<number>`count(*)`.mapWith(Number),
    })
    .from(healthSessions)
    .where(and(isSessionSince(scope, ids, from), gt(setCounts.done, 0)))
    .groupBy(healthSessions.patientId, healthSessions.day)
    .orderBy(asc(healthSessions.day));

/** The smallest and largest angle per day and exercise; each session is expanded once. */
function selectRanges(tx: Tx, scope: Scope, ids: number[], from: string) {
  const angle = (name: string) => sql<number | null>`(reported."setInfo"->>${name})::float8`;
  const angles = tx
    .select({
      patientId: healthSessions.patientId,
      day: healthSessions.day,
      exercise: sql<string>`reported.exercise->>'name'`.as('name_then'),
      lowest: angle('minROM').as('lowest'),
      highest: angle('maxROM').as('highest'),
    })
    .from(healthSessions)
    .crossJoinLateral(sql`jsonb_to_recordset(${healthSessions.sets}) as reported("setInfo" jsonb, exercise jsonb)`)
    .where(isSessionSince(scope, ids, from))
    .offset(0)
    .as('angles');
  return tx
    .select({
      patientId: angles.patientId,
      day: angles.day,
      exercise: angles.exercise,
      min: sql<number | null>`min(${angles.lowest})`,
      max: sql<number | null>`max(${angles.highest})`,
    })
    .from(angles)
    .where(sql`coalesce(${angles.lowest}, ${angles.highest}) is not null`)
    .groupBy(angles.patientId, angles.day, angles.exercise)
    .orderBy(asc(angles.day));
}

const selectSurveys = (tx: Tx, scope: Scope, ids: number[], from: string) =>
  tx
    .select({
      patientId: proResponses.patientId,
      day: proResponses.day,
      ...surveyColumns,
    })
    .from(proResponses)
    .where(isSurveySince(scope, ids, from))
    .orderBy(asc(proResponses.submittedAt), asc(proResponses.id));

const noRows = Promise.resolve([]);

/** What the tracks of the phases measure since a day, per patient. Only the data that a track needs is read. */
export async function loadPathInputs(
  tx: Tx,
  scope: Scope,
  patients: readonly MeasuredPatient[],
  phases: readonly Pick<Phase, 'track'>[],
  from: string,
): Promise<Map<number, PathFacts>> {
  const ids = patients.map(({ id }) => id);
  const tracks = (...wanted: Track[]) => phases.some(({ track }) => wanted.includes(track));
  const [days, prescribed, angles, filled] = await Promise.all([
    tracks('Adherence') ? selectPracticeDays(tx, scope, ids, from) : noRows,
    tracks('Adherence') ? selectPrescribedVersions(tx, scope, inArray(programVersions.patientId, ids)) : noRows,
    tracks('Range of motion') ? selectRanges(tx, scope, ids, from) : noRows,
    tracks(...surveyTracks) ? selectSurveys(tx, scope, ids, from) : noRows,
  ]);
  const of = {
    days: groupBy(days, ({ patientId }) => patientId),
    prescribed: groupBy(prescribed, ({ patientId }) => patientId),
    angles: groupBy(angles, ({ patientId }) => patientId),
    filled: groupBy(filled, ({ patientId }) => patientId),
  };
  return new Map(
    patients.map(({ id, timezone }) => [
      id,
      {
        practice: of.days(id),
        frequency: toPrescribedFrequencies(of.prescribed(id), timezone),
        ranges: of.angles(id),
        surveys: of.filled(id).map(toSurvey),
      },
    ]),
  );
}
