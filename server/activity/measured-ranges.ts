import { and, eq, sql } from 'drizzle-orm';
import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { exercises, healthSessions } from '../platform/db/schema.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { findNormalMotion, type Range } from '../../domain/exercises/normal-ranges.ts';
import { isCountedSession, isSessionInRange, type Range as DayRange } from './queries.ts';

const setElements = sql`jsonb_array_elements(${healthSessions.sets})`;

/** Ranges by exercise and side, each with its days in order, in one query. */
export async function loadMeasuredRanges(
  tx: Tx,
  scope: Scope,
  patientId: number,
  range: DayRange,
): Promise<MeasuredRange[]> {
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
    .crossJoinLateral(sql`${setElements} as s(entry)`)
    .where(
      and(
        isSessionInRange(scope, patientId, range),
        isCountedSession,
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
  const measured = await tx
    .select({
      exerciseId: series.exerciseId,
      name: sql<string>`coalesce(${exercises.name}, ${series.name})`.as('name'),
      side: series.side,
      goal: sql<MeasuredRange['goal']>`case when jsonb_typeof(${rom}) = 'object' then
        json_build_object('min', ${rom}->'min'->'limit', 'max', ${rom}->'max'->'limit') end`,
      days: series.days,
      rom: sql<Range | null>`${rom}`,
      targets: sql<Exercise['bodyTargets'] | null>`${exercises.data}->'bodyTargets'`,
    })
    .from(series)
    .leftJoin(exercises, eq(exercises.id, series.exerciseId))
    .orderBy(sql`name`, sql`${series.side} desc nulls first`, series.exerciseId);
  return measured.map(({ rom: limits, targets, ...measure }) => {
    const motion = findNormalMotion(targets ?? [], limits);
    return { ...measure, ...(motion && { motion }) };
  });
}
