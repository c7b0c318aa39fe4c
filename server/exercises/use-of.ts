import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { patients, programs } from '../db/schema/index.ts';

/** In how many current programs of patients in reach, and in how many templates, an exercise is. */
export async function useOf(
  tx: Tx,
  scope: Scope,
  exerciseId: string,
): Promise<{ programs: number; templates: number }> {
  const holdsIt = and(
    scope.organization(programs.organizationId),
    sql`${programs.blocks} @> ${JSON.stringify([{ exerciseId }])}::jsonb`,
  );
  const [templates] = await tx
    .select({ total: count() })
    .from(programs)
    .where(and(holdsIt, isNull(programs.patientId)));
  const [assigned] = await tx
    .select({ total: count() })
    .from(programs)
    .innerJoin(patients, and(eq(patients.organizationId, programs.organizationId), eq(patients.id, programs.patientId)))
    .where(
      and(
        holdsIt,
        isNull(programs.endedAt),
        scope.location(patients.organizationId, patients.locationId),
        eq(patients.hidden, false),
      ),
    );
  return { programs: assigned!.total, templates: templates!.total };
}
