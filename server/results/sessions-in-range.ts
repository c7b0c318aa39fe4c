import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { addDays, startOfDayInstant } from '../../domain/calendar.ts';
import { doneResolutions } from '../../domain/results/done-sets.ts';
import type { Scope } from '../db/door.ts';
import { healthSessions } from '../db/schema/index.ts';

/** Civil days, both included; without an end it is open there. */
export interface Range {
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

const isDone = doneResolutions.map((resolution) => `@.resolution == "${resolution}"`).join(' || ');

/** Sets of a session, and those of them that were done. */
export const setCounts = {
  asked: sql<number>`jsonb_array_length(${healthSessions.sets})`,
  done: sql<number>`jsonb_array_length(jsonb_path_query_array(${healthSessions.sets}, ${`$[*].setInfo ? (${isDone})`}::jsonpath))`,
};
