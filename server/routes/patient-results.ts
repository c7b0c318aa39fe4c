import { and, asc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { patientResults, type MeasuredRange, type PracticeDay } from '../../contract/patient-results.ts';
import { addDays, dayInZone, startOfDayInstant } from '../../domain/calendar.ts';
import { doneResolutions } from '../../domain/results/done-sets.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { exercises, healthSessions, programs } from '../db/schema/index.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

interface Range {
  from?: string;
  to?: string;
}

/**
 * Sessions of the range by their stored day. The moments around it let the index narrow them first: no zone is further
 * than a day from UTC.
 */
export const sessionsIn = (scope: Scope, patientId: number, { from, to }: Range) =>
  and(
    scope.organization(healthSessions.organizationId),
    eq(healthSessions.patientId, patientId),
    from ? gte(healthSessions.day, from) : undefined,
    from ? gte(healthSessions.performedAt, startOfDayInstant('UTC', addDays(from, -1))) : undefined,
    to ? lte(healthSessions.day, to) : undefined,
    to ? lte(healthSessions.performedAt, startOfDayInstant('UTC', addDays(to, 2))) : undefined,
  );

const setsOf = sql`jsonb_array_elements(${healthSessions.sets})`;

export async function practiceDays(tx: Tx, scope: Scope, patientId: number, range: Range): Promise<PracticeDay[]> {
  const done = sql.join(
    doneResolutions.map((resolution) => sql`${resolution}`),
    sql`, `,
  );
  const counted = tx
    .select({
      day: healthSessions.day,
      reported: sql<boolean>`${healthSessions.selfReported} <> 'none'`.as('reported'),
      asked: sql<number>`jsonb_array_length(${healthSessions.sets})`.as('asked'),
      done: sql<number>`(select count(*) from ${setsOf} as s(entry)
        where entry->'setInfo'->>'resolution' in (${done}))`.as('done'),
    })
    .from(healthSessions)
    .where(sessionsIn(scope, patientId, range))
    .as('counted');
  const whole = (count: ReturnType<typeof sql>) => sql<number>`${count}`.mapWith(Number);
  return tx
    .select({
      day: counted.day,
      sessions: whole(sql`count(*)`),
      sessionsDone: whole(sql`count(*) filter (where ${counted.done} > 0)`),
      setsDone: whole(sql`sum(${counted.done})`),
      setsAsked: whole(sql`sum(${counted.asked})`),
      selfReported: whole(sql`count(*) filter (where ${counted.reported})`),
    })
    .from(counted)
    .groupBy(counted.day)
    .orderBy(asc(counted.day));
}

/** Ranges by exercise and side, each with its days in order, in one answer of the database. */
export async function measuredRanges(tx: Tx, scope: Scope, patientId: number, range: Range): Promise<MeasuredRange[]> {
  const days = tx
    .select({
      exerciseId: sql<string>`entry->'exercise'->>'id'`.as('exercise_id'),
      side: sql<MeasuredRange['side']>`entry->'setInfo'->>'sideOfBody'`.as('side'),
      day: healthSessions.day,
      name: sql<string>`(array_agg(entry->'exercise'->>'name' order by ${healthSessions.performedAt} desc))[1]`.as(
        'name_then',
      ),
      min: sql<number | null>`min((entry->'setInfo'->>'minROM')::float8)`.as('lowest'),
      max: sql<number | null>`max((entry->'setInfo'->>'maxROM')::float8)`.as('highest'),
    })
    .from(healthSessions)
    .crossJoinLateral(sql`${setsOf} as s(entry)`)
    .where(
      and(
        sessionsIn(scope, patientId, range),
        sql`coalesce(entry->'setInfo'->>'minROM', entry->'setInfo'->>'maxROM') is not null`,
      ),
    )
    .groupBy(sql`1, 2, 3`)
    .as('days');
  const series = tx
    .select({
      exerciseId: days.exerciseId,
      side: days.side,
      name: sql<string>`(array_agg(${days.name} order by ${days.day} desc))[1]`.as('latest_name'),
      days: sql<MeasuredRange['days']>`json_agg(json_build_object(
        'day', ${days.day}, 'min', ${days.min}, 'max', ${days.max}) order by ${days.day})`.as('measured'),
    })
    .from(days)
    .groupBy(days.exerciseId, days.side)
    .as('series');
  const rom = sql`${exercises.data}->'settings'->'ROM'`;
  return tx
    .select({
      exerciseId: series.exerciseId,
      name: sql<string>`coalesce(${exercises.name}, ${series.name})`.as('name'),
      side: series.side,
      goal: sql<MeasuredRange['goal']>`case when jsonb_typeof(${rom}) = 'object' then
        json_build_object('min', ${rom}->'min'->'limit', 'max', ${rom}->'max'->'limit') end`,
      days: series.days,
    })
    .from(series)
    .leftJoin(exercises, eq(exercises.id, series.exerciseId))
    .orderBy(sql`name`, sql`${series.side} desc nulls first`, series.exerciseId);
}

export async function askedFrequency(tx: Tx, scope: Scope, patientId: number, zone: string, { from, to }: Range) {
  const rows = await tx
    .select()
    .from(programs)
    .where(
      and(
        scope.organization(programs.organizationId),
        eq(programs.patientId, patientId),
        from ? or(isNull(programs.endedAt), gte(programs.endedAt, startOfDayInstant(zone, from))) : undefined,
        to ? lt(programs.createdAt, startOfDayInstant(zone, addDays(to, 1))) : undefined,
      ),
    )
    .orderBy(asc(programs.createdAt), asc(programs.id));
  return rows.map(({ createdAt, endedAt, dailyFrequency, weeklyFrequency }) => ({
    since: dayInZone(createdAt, zone),
    until: endedAt && dayInZone(endedAt, zone),
    dailyFrequency,
    weeklyFrequency,
  }));
}

export const patientResultsRoutes: Routes = (served) => {
  served.acting(patientResults, async ({ tx, scope, params, query }) => {
    const { id, timezone } = await patientInReach(tx, scope, params.patientId);
    const [days, rangeOfMotion, frequency] = await Promise.all([
      practiceDays(tx, scope, id, query),
      measuredRanges(tx, scope, id, query),
      askedFrequency(tx, scope, id, timezone, query),
    ]);
    return { days, rangeOfMotion, frequency };
  });
};
