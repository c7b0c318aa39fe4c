import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { LoggedKind } from '../../domain/rtm/packet/data-days.ts';
import { gaitSessions, healthSessions, proResponses, rtmSettings } from '../db/schema/index.ts';
import { own, reachOf, type MonthReader } from './month-reader.ts';

/** What the patient logged, by day and kind, over every window that the month touches. */
export async function loggedKinds(reader: MonthReader): Promise<LoggedKind[]> {
  const { from, to } = reachOf(reader.yearMonth);
  const within = (day: AnyPgColumn) => and(gte(day, from), lte(day, to));
  const [sessions, responses] = await Promise.all([
    reader.tx
      .select({
        day: healthSessions.day,
        kind: sql<
          LoggedKind['kind']
        >`case when ${healthSessions.selfReported} = 'full' then 'SELF_REPORTED_HEP_SESSION' else 'HEP_SESSION' end`,
        arrivedAt: sql<Date>`min(${healthSessions.createdAt})`.mapWith(healthSessions.createdAt),
        datedAhead: healthSessions.datedAhead,
      })
      .from(healthSessions)
      .where(and(own(reader, healthSessions), within(healthSessions.day)))
      .groupBy(healthSessions.day, sql`2`, healthSessions.datedAhead),
    reader.tx
      .select({
        day: proResponses.day,
        kind: sql<LoggedKind['kind']>`'PRO_RESPONSE'`,
        arrivedAt: sql<Date>`min(${proResponses.createdAt})`.mapWith(proResponses.createdAt),
        datedAhead: proResponses.datedAhead,
      })
      .from(proResponses)
      .where(and(own(reader, proResponses), within(proResponses.day)))
      .groupBy(proResponses.day, proResponses.datedAhead),
  ]);
  return [...sessions, ...responses];
}

/** Gait sessions in these days, where any activity makes a data day; those captured after now are dated ahead. */
export async function gaitKinds(reader: MonthReader, now: Date): Promise<LoggedKind[]> {
  const { from, to } = reachOf(reader.yearMonth);
  const rows = await reader.tx
    .select({ day: gaitSessions.day, capturedAt: gaitSessions.capturedAt, arrivedAt: gaitSessions.createdAt })
    .from(gaitSessions)
    .innerJoin(rtmSettings, eq(rtmSettings.organizationId, gaitSessions.organizationId))
    .where(
      and(
        own(reader, gaitSessions),
        eq(rtmSettings.dataDays, 'ANY_ACTIVITY'),
        gte(gaitSessions.day, from),
        lte(gaitSessions.day, to),
      ),
    );
  return rows.map(({ day, capturedAt, arrivedAt }) => ({
    day,
    kind: 'GAIT_SESSION',
    arrivedAt,
    datedAhead: capturedAt > now,
  }));
}
