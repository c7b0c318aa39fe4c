import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Phase, Track } from '../../contract/care-path-shapes.ts';
import { addDays, startOfDayInstant } from '../../domain/calendar.ts';
import { surveyTracks } from '../../domain/care-paths/survey-scores.ts';
import type { PathFacts } from '../../domain/care-paths/path-facts.ts';
import { askedFrequencies } from '../../domain/results/asked-frequency.ts';
import { groupBy } from './group-by.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { healthSessions, programVersions, proResponses } from '../db/schema/index.ts';
import { readSurvey, surveyColumns } from '../pro/read-surveys.ts';
import { askedVersions } from '../programs/asked-versions.ts';
import { setCounts } from '../results/sessions-in-range.ts';

/** A patient whose facts are read, with the zone whose days count. */
export interface Measurable {
  id: number;
  timezone: string;
}

const sessionsSince = (scope: Scope, ids: number[], from: string) =>
  and(
    scope.organization(healthSessions.organizationId),
    inArray(healthSessions.patientId, ids),
    gte(healthSessions.day, from),
    // Lets the index narrow them first: no zone is further than a day from UTC.
    gte(healthSessions.performedAt, startOfDayInstant('UTC', addDays(from, -1))),
    eq(healthSessions.datedAhead, false),
  );

/** Sessions of each day of which something was done: what counts as practice on the patient's record. */
const practiceDays = (tx: Tx, scope: Scope, ids: number[], from: string) =>
  tx
    .select({
      patientId: healthSessions.patientId,
      day: healthSessions.day,
      sessionsDone: sql<number>`count(*)`.mapWith(Number),
    })
    .from(healthSessions)
    .where(and(sessionsSince(scope, ids, from), gt(setCounts.done, 0)))
    .groupBy(healthSessions.patientId, healthSessions.day)
    .orderBy(asc(healthSessions.day));

/** The smallest and the largest angle of each day and exercise; each session is taken apart once. */
function ranges(tx: Tx, scope: Scope, ids: number[], from: string) {
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
    .where(sessionsSince(scope, ids, from))
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

const surveys = (tx: Tx, scope: Scope, ids: number[], from: string) =>
  tx
    .select({
      patientId: proResponses.patientId,
      day: proResponses.day,
      ...surveyColumns,
    })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        inArray(proResponses.patientId, ids),
        gte(proResponses.day, from),
        gte(proResponses.submittedAt, startOfDayInstant('UTC', addDays(from, -1))),
        eq(proResponses.datedAhead, false),
      ),
    )
    .orderBy(asc(proResponses.submittedAt), asc(proResponses.id));

const none = Promise.resolve([]);

/** What the phases' tracks are measured from since a day, for each patient; only what a track asks for is read. */
export async function gatherPathFacts(
  tx: Tx,
  scope: Scope,
  patients: readonly Measurable[],
  phases: readonly Pick<Phase, 'track'>[],
  from: string,
): Promise<Map<number, PathFacts>> {
  const ids = patients.map(({ id }) => id);
  const tracks = (...wanted: Track[]) => phases.some(({ track }) => wanted.includes(track));
  const [days, asked, angles, filled] = await Promise.all([
    tracks('Adherence') ? practiceDays(tx, scope, ids, from) : none,
    tracks('Adherence') ? askedVersions(tx, scope, inArray(programVersions.patientId, ids)) : none,
    tracks('Range of motion') ? ranges(tx, scope, ids, from) : none,
    tracks(...surveyTracks) ? surveys(tx, scope, ids, from) : none,
  ]);
  const of = {
    days: groupBy(days, ({ patientId }) => patientId),
    asked: groupBy(asked, ({ patientId }) => patientId),
    angles: groupBy(angles, ({ patientId }) => patientId),
    filled: groupBy(filled, ({ patientId }) => patientId),
  };
  return new Map(
    patients.map(({ id, timezone }) => [
      id,
      {
        practice: of.days(id),
        frequency: askedFrequencies(of.asked(id), timezone),
        ranges: of.angles(id),
        surveys: of.filled(id).map(readSurvey),
      },
    ]),
  );
}
