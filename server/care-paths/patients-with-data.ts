import { and, asc, eq, exists, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { addDays, findStartOfDay } from '../../domain/platform/calendar.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { healthSessions, locations, patients, proResponses } from '../platform/db/schema.ts';

/** Civil days, inclusive. */
export interface Span {
  from: string;
  to: string;
}

const isDuring = (
  scope: Scope,
  table: typeof healthSessions | typeof proResponses,
  moment: typeof healthSessions.performedAt | typeof proResponses.submittedAt,
  { from, to }: Span,
) =>
  and(
    scope.organization(table.organizationId),
    gte(table.day, from),
    lte(table.day, to),
    // Lets the index narrow the rows first: no time zone is more than a day from UTC.
    gte(moment, findStartOfDay('UTC', addDays(from, -1))),
    lte(moment, findStartOfDay('UTC', addDays(to, 2))),
    eq(table.futureDated, false),
  );

const isSessionOf = (scope: Scope, span: Span) =>
  and(
    isDuring(scope, healthSessions, healthSessions.performedAt, span),
    eq(healthSessions.organizationId, patients.organizationId),
    eq(healthSessions.patientId, patients.id),
  );
const isSurveyOf = (scope: Scope, span: Span) =>
  and(
    isDuring(scope, proResponses, proResponses.submittedAt, span),
    eq(proResponses.organizationId, patients.organizationId),
    eq(proResponses.patientId, patients.id),
  );

/** At most `most` accessible Health patients with sessions or surveys in the span. */
export const selectPatientsWithData = (tx: Tx, scope: Scope, span: Span, most: number) =>
  tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(
      and(
        isPatientAccessible(scope),
        sql`'HEALTH' = any(${patients.products})`,
        or(
          exists(
            tx
              .select({ one: sql`1` })
              .from(healthSessions)
              .where(isSessionOf(scope, span)),
          ),
          exists(
            tx
              .select({ one: sql`1` })
              .from(proResponses)
              .where(isSurveyOf(scope, span)),
          ),
        ),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(most);

/** The first day with a session or survey in the span, by patient. */
export async function loadFirstDays(tx: Tx, scope: Scope, ids: number[], span: Span): Promise<Map<number, string>> {
  const rows = await Promise.all([
    tx
      .select({ id: healthSessions.patientId, day: sql<string>`min(${healthSessions.day})::text` })
      .from(healthSessions)
      .where(
        and(isDuring(scope, healthSessions, healthSessions.performedAt, span), inArray(healthSessions.patientId, ids)),
      )
      .groupBy(healthSessions.patientId),
    tx
      .select({ id: proResponses.patientId, day: sql<string>`min(${proResponses.day})::text` })
      .from(proResponses)
      .where(and(isDuring(scope, proResponses, proResponses.submittedAt, span), inArray(proResponses.patientId, ids)))
      .groupBy(proResponses.patientId),
  ]);
  const first = new Map<number, string>();
  for (const { id, day } of rows.flat()) if (!(first.get(id)! <= day)) first.set(id, day);
  return first;
}
