import { and, eq, gte, lte, ne, sql, type SQL } from 'drizzle-orm';
import { dataDayMinimums } from '../../domain/rtm/rules-in-force.ts';
import { addDays, findStartOfDay, getToday } from '../../domain/platform/calendar.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isCountedSession } from '../activity/queries.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  gaitSessions,
  healthSessions,
  locations,
  proResponses,
  rtmCycles,
  rtmSettings,
} from '../platform/db/schema.ts';
import { isOneOf } from '../platform/db/sql-expressions.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  now: Date;
}

/**
 * Whether the patient of a cycle has data of today already, by the day at their location. Only asked where a code needs
 * every day that is left: elsewhere it decides nothing, and a clinic has many open windows. Each is asked for by its key:
 * as a join, the planner could read all sessions of an organization.
 */
export function selectLoggedToday({ tx, scope, now }: Reader) {
  const today = sql<string>`(${now.toISOString()}::timestamptz at time zone ${locations.timezone})::date`;
  // Lets the indexes narrow the rows first: no time zone is more than a day from UTC.
  const since = findStartOfDay('UTC', addDays(getToday('UTC', now), -2));
  const isOfToday = (table: typeof healthSessions | typeof proResponses | typeof gaitSessions) =>
    and(
      scope.organization(table.organizationId),
      eq(table.organizationId, rtmCycles.organizationId),
      eq(table.patientId, rtmCycles.patientId),
      eq(table.day, today),
    );
  const found = { one: sql<boolean>`true` };
  const sessions = tx
    .select(found)
    .from(healthSessions)
    .where(and(isOfToday(healthSessions), gte(healthSessions.performedAt, since), isCountedSession))
    .limit(1);
  const answers = tx
    .select(found)
    .from(proResponses)
    .where(and(isOfToday(proResponses), gte(proResponses.submittedAt, since), eq(proResponses.futureDated, false)))
    .limit(1);
  const walks = tx
    .select(found)
    .from(gaitSessions)
    .innerJoin(rtmSettings, eq(rtmSettings.organizationId, gaitSessions.organizationId))
    .where(
      and(
        isOfToday(gaitSessions),
        gte(gaitSessions.capturedAt, since),
        lte(gaitSessions.capturedAt, now),
        eq(rtmSettings.dataDays, 'ANY_ACTIVITY'),
      ),
    )
    .limit(1);
  const needsEveryDay: SQL | undefined = and(
    eq(rtmCycles.status, 'IN_PROGRESS'),
    ne(rtmCycles.clock, 'CALENDAR_MONTH'),
    isOneOf(sql`${rtmCycles.numActiveDays} + (${rtmCycles.endDate} - ${today} + 1)`, dataDayMinimums),
  );
  return tx
    .select({
      today: sql<boolean>`case when ${needsEveryDay}
        then coalesce((${sessions}), (${answers}), (${walks}), false) else false end`.as('today'),
    })
    .from(sql`(select 1) one`)
    .as('logged');
}
