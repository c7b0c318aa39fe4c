import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { programs, programVersions } from '../db/schema/index.ts';

/** Sets of all exercises of a version, once through. */
const setsPerSession = sql<number>`(select coalesce(sum((block->>'numSets')::int), 0)
  from jsonb_array_elements(${programVersions.blocks}) block)`.mapWith(Number);

/**
 * How often versions of patients' programs asked for practice, by program and the oldest first: the order in which
 * `askedFrequencies` reads those of one patient. `which` says whose programs, and of which time.
 */
export const askedVersions = (tx: Tx, scope: Scope, ...which: (SQL | undefined)[]) =>
  tx
    .select({
      patientId: programVersions.patientId,
      programId: programs.id,
      createdAt: programs.createdAt,
      endedAt: programs.endedAt,
      savedAt: programVersions.savedAt,
      dailyFrequency: programVersions.dailyFrequency,
      weeklyFrequency: programVersions.weeklyFrequency,
      setsPerSession,
    })
    .from(programVersions)
    .innerJoin(
      programs,
      and(eq(programs.organizationId, programVersions.organizationId), eq(programs.id, programVersions.programId)),
    )
    .where(and(scope.organization(programVersions.organizationId), ...which))
    .orderBy(asc(programs.createdAt), asc(programs.id), asc(programVersions.version));
