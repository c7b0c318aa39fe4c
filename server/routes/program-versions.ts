import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProgramContent, ProgramVersion } from '../../contract/program-history.ts';
import type { Block } from '../../contract/program-shapes.ts';
import type { Member } from '../../domain/actor.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { practitioners, programs, programVersions } from '../db/schema/index.ts';
import type { ListQuery } from '../http/list-query.ts';
import { providersInReach } from './providers-in-reach.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const earlier = alias(programVersions, 'earlier');

const contentOf = (row: typeof programVersions.$inferSelect): ProgramContent => ({
  name: row.name,
  notes: row.notes,
  dailyFrequency: row.dailyFrequency,
  weeklyFrequency: row.weeklyFrequency,
  blocks: row.blocks as Block[],
});

/** Versions with their program, who saved them (as far as the reader may know) and the version before. */
const versions = ({ tx, scope, actor }: Reader) =>
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
        providersInReach(tx, actor, scope),
      ),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof versions>>[number];

const present = ({ version, program, savedBy, earlier: before }: Row): ProgramVersion => ({
  programId: version.programId,
  version: version.version,
  ...contentOf(version),
  before: before && contentOf(before),
  savedAt: version.savedAt.toISOString(),
  savedBy,
  since: program.createdAt.toISOString(),
  endedAt: program.endedAt?.toISOString() ?? null,
  isLatest: version.version === program.version,
});

const own = (scope: Scope, which: SQL) => and(scope.organization(programVersions.organizationId), which);

/** A page of the versions that `which` names, by program and version. Whose they are is asked before. */
export async function versionPage(reader: Reader, which: SQL, { sort, limit, offset }: ListQuery) {
  const where = own(reader.scope, which);
  const turn = sort.dir === 'ASC' ? asc : desc;
  const [all] = await reader.tx.select({ total: count() }).from(programVersions).where(where);
  const rows = await versions(reader)
    .where(where)
    .orderBy(turn(programs.createdAt), turn(programs.id), turn(programVersions.version))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(present), total: all!.total };
}

/** The version that `which` names, if there is one. */
export async function versionOf(reader: Reader, which: SQL): Promise<ProgramVersion | undefined> {
  const [row] = await versions(reader).where(own(reader.scope, which));
  return row && present(row);
}
