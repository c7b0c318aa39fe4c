import type { CarePath } from '../../contract/care-paths.ts';
import type { Phase } from '../../contract/care-path-shapes.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import type { carePaths } from '../db/schema/index.ts';
import { shownPhases, templateNames } from './phases.ts';

type Row = typeof carePaths.$inferSelect;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function stateOf({ phases, publishedPhases, publishedAt }: Row): CarePath['state'] {
  if (publishedAt === null) return 'DRAFT';
  return isSame(phases, publishedPhases) ? 'PUBLISHED' : 'CHANGED';
}

/**
 * Stored paths as they are answered, with the names of the programs that their phases begin: the drafts, or what was
 * published of each.
 */
export async function presentPaths(
  tx: Tx,
  scope: Scope,
  rows: readonly Row[],
  which: 'draft' | 'published' = 'draft',
): Promise<CarePath[]> {
  const phasesOf = ({ phases, publishedPhases }: Row) =>
    ((which === 'published' && publishedPhases) || phases) as Phase[];
  const names = await templateNames(tx, scope, rows.flatMap(phasesOf));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    phases: shownPhases(phasesOf(row), names),
    state: stateOf(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    archived: row.archivedAt !== null,
    dateUpdated: row.updatedAt.toISOString(),
  }));
}
