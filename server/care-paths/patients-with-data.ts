import { and, asc, eq, exists, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { addDays, startOfDayInstant } from '../../domain/calendar.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { healthSessions, locations, patients, proResponses } from '../db/schema/index.ts';

/** Civil days, both included. */
export interface Span {
  from: string;
  to: string;
}

const during = (
  scope: Scope,
  table: typeof healthSessions | typeof proResponses,
  moment: typeof healthSessions.performedAt | typeof proResponses.submittedAt,
  { from, to }: Span,
) =>
  and(
    scope.organization(table.organizationId),
    gte(table.day, from),
    lte(table.day, to),
    // Lets the index narrow them first: no zone is further than a day from UTC.
    gte(moment, startOfDayInstant('UTC', addDays(from, -1))),
    lte(moment, startOfDayInstant('UTC', addDays(to, 2))),
    eq(table.datedAhead, false),
  );

const sessionsOf = (scope: Scope, span: Span) =>
  and(
    during(scope, healthSessions, healthSessions.performedAt, span),
    eq(healthSessions.organizationId, patients.organizationId),
    eq(healthSessions.patientId, patients.id),
  );
const surveysOf = (scope: Scope, span: Span) =>
  and(
    during(scope, proResponses, proResponses.submittedAt, span),
    eq(proResponses.organizationId, patients.organizationId),
    eq(proResponses.patientId, patients.id),
  );

/** Health patients in reach with sessions or surveys in the span, `most` at most. */
export const patientsWithData = (tx: Tx, scope: Scope, span: Span, most: number) =>
  tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(
      and(
        scope.location(patients.organizationId, patients.locationId),
        eq(patients.hidden, false),
        sql`'HEALTH' = any(${patients.products})`,
        or(
          exists(
            tx
              .select({ one: sql`1` })
              .from(healthSessions)
              .where(sessionsOf(scope, span)),
          ),
          exists(
            tx
              .select({ one: sql`1` })
              .from(proResponses)
              .where(surveysOf(scope, span)),
          ),
        ),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(most);

/** The first day with a session or a survey in the span, by patient. */
export async function firstDays(tx: Tx, scope: Scope, ids: number[], span: Span): Promise<Map<number, string>> {
  const rows = await Promise.all([
    tx
      .select({ id: healthSessions.patientId, day: sql<string>`min(${healthSessions.day})::text` })
      .from(healthSessions)
      .where(
        and(during(scope, healthSessions, healthSessions.performedAt, span), inArray(healthSessions.patientId, ids)),
      )
      .groupBy(healthSessions.patientId),
    tx
      .select({ id: proResponses.patientId, day: sql<string>`min(${proResponses.day})::text` })
      .from(proResponses)
      .where(and(during(scope, proResponses, proResponses.submittedAt, span), inArray(proResponses.patientId, ids)))
      .groupBy(proResponses.patientId),
  ]);
  const first = new Map<number, string>();
  for (const { id, day } of rows.flat()) if (!(first.get(id)! <= day)) first.set(id, day);
  return first;
}
