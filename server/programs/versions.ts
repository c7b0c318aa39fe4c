import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pick } from '../../contract/platform/typed-keys.ts';
import type { ProgramVersion } from '../../contract/programs/history.ts';
import { programFields, type ProgramContent } from '../../contract/programs/shapes.ts';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { practitioners, programs, programVersions } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: ClinicActor;
}

const earlier = alias(programVersions, 'earlier');

const toContent = (row: ProgramContent): ProgramContent => pick(row, programFields);

/** Versions with their program, the previous version, and who saved them if the reader may see that provider. */
const selectVersions = ({ tx, scope, actor }: Reader) =>
  tx
    .select({
      version: programVersions,
      program: { createdAt: programs.createdAt, endedAt: programs.endedAt, version: programs.version },
      savedBy: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
      earlier,
    })
    .from(programVersions)
    .innerJoin(
      programs,
      and(eq(programs.organizationId, programVersions.organizationId), eq(programs.id, programVersions.programId)),
    )
    .leftJoin(
      earlier,
      and(
        eq(earlier.organizationId, programVersions.organizationId),
        eq(earlier.programId, programVersions.programId),
        eq(earlier.version, sql`${programVersions.version} - 1`),
      ),
    )
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, programVersions.organizationId),
        eq(practitioners.id, programVersions.savedBy),
        isProviderAccessible(tx, actor, scope),
      ),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectVersions>>[number];

const present = ({ version, program, savedBy, earlier: before }: Row): ProgramVersion => ({
  programId: version.programId,
  version: version.version,
  ...toContent(version),
  before: before && toContent(before),
  savedAt: version.savedAt.toISOString(),
  savedBy,
  since: program.createdAt.toISOString(),
  endedAt: program.endedAt?.toISOString() ?? null,
  isLatest: version.version === program.version,
});

const isOwnVersion = (scope: Scope, which: SQL) => and(scope.organization(programVersions.organizationId), which);

/** A page of versions by program and version. The caller has checked access. */
export async function listVersions(reader: Reader, which: SQL, { sort, limit, offset }: ListQuery) {
  const where = isOwnVersion(reader.scope, which);
  const turn = sort.dir === 'ASC' ? asc : desc;
  const [all] = await reader.tx.select({ total: count() }).from(programVersions).where(where);
  const rows = await selectVersions(reader)
    .where(where)
    .orderBy(turn(programs.createdAt), turn(programs.id), turn(programVersions.version))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(present), total: all!.total };
}

export async function findVersion(reader: Reader, which: SQL): Promise<ProgramVersion | undefined> {
  const [row] = await selectVersions(reader).where(isOwnVersion(reader.scope, which));
  return row && present(row);
}

/** Sets of all exercises, once through. */
const setsPerSession = sql<number>`(select coalesce(sum((block->>'numSets')::int), 0)
  from jsonb_array_elements(${programVersions.blocks}) block)`.mapWith(Number);

/**
 * Versions of patients' programs with their prescribed frequency, by program and oldest first, as `toPrescribedFrequencies`
 * expects them. `which` limits patients and period.
 */
export const selectPrescribedVersions = (tx: Tx, scope: Scope, ...which: (SQL | undefined)[]) =>
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
