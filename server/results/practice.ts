import { asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { AskedFrequency, PracticeDay } from '../../contract/patient-results.ts';
import { addDays, startOfDayInstant } from '../../domain/calendar.ts';
import { askedFrequencies } from '../../domain/results/asked-frequency.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { healthSessions, programs, programVersions } from '../db/schema/index.ts';
import { askedVersions } from '../programs/asked-versions.ts';
import { sessionsIn, setCounts, type Range } from './sessions-in-range.ts';

/** What was practised on each day with a session, in order. */
export async function practiceDays(tx: Tx, scope: Scope, patientId: number, range: Range): Promise<PracticeDay[]> {
  const counted = tx
    .select({
      day: healthSessions.day,
      reported: sql<boolean>`${healthSessions.selfReported} <> 'none'`.as('reported'),
      done: setCounts.done.as('done'),
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
      selfReported: whole(sql`count(*) filter (where ${counted.reported})`),
    })
    .from(counted)
    .groupBy(counted.day)
    .orderBy(asc(counted.day));
}

/** What the programs of the range asked for, each while it did, the oldest first. */
export async function askedFrequency(
  tx: Tx,
  scope: Scope,
  patientId: number,
  zone: string,
  { from, to }: Range,
): Promise<AskedFrequency[]> {
  const versions = await askedVersions(
    tx,
    scope,
    eq(programVersions.patientId, patientId),
    from ? or(isNull(programs.endedAt), gte(programs.endedAt, startOfDayInstant(zone, from))) : undefined,
    to ? lt(programs.createdAt, startOfDayInstant(zone, addDays(to, 1))) : undefined,
  );
  return askedFrequencies(versions, zone).filter(
    ({ since, until }) => (!to || since <= to) && (!from || until === null || from <= until),
  );
}
