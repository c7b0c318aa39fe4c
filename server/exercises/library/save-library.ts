import { notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { exercises } from '../../platform/db/schema.ts';
import { libraryExercises } from './exercises.ts';

/**
 * Brings the table of exercises in line with the library of this version. Programs keep pointing at exercises that left
 * the library, so those are only withdrawn. Needs the owner's role: nobody else may write the table.
 */
export async function saveLibrary(tx: Tx): Promise<void> {
  const rows = libraryExercises().map((data, position) => ({
    id: data.id,
    name: data.name,
    position,
    data,
    archived: false,
  }));
  await tx
    .insert(exercises)
    .values(rows)
    .onConflictDoUpdate({
      target: exercises.id,
      set: {
        name: sql`excluded.name`,
        position: sql`excluded.position`,
        data: sql`excluded.data`,
        archived: sql`excluded.archived`,
      },
    });
  await tx
    .update(exercises)
    .set({ archived: true })
    .where(
      notInArray(
        exercises.id,
        rows.map(({ id }) => id),
      ),
    );
}
