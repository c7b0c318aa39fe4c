import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { exercises, organizationExercises } from '../platform/db/schema.ts';
import { presentForClinicians, type OwnExerciseRow } from './own-exercise.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
}

/** The organization's own exercises; `which` is an additional condition. */
export const selectOwnExercises = ({ tx, scope }: Reader, which?: SQL): Promise<OwnExerciseRow[]> =>
  tx
    .select()
    .from(organizationExercises)
    .where(and(scope.organization(organizationExercises.organizationId), which))
    .orderBy(asc(organizationExercises.name), asc(organizationExercises.id));

const selectLibraryExercises = async ({ tx }: Reader, which: SQL): Promise<Exercise[]> => {
  const rows = await tx.select({ data: exercises.data }).from(exercises).where(which).orderBy(asc(exercises.position));
  return rows.map(({ data }) => data as Exercise);
};

/** The exercises that can be chosen: the library in its order; with own exercises, all by name. */
export async function listOfferedExercises(reader: Reader): Promise<Exercise[]> {
  const library = await selectLibraryExercises(reader, eq(exercises.archived, false));
  const own = await selectOwnExercises(reader, isNull(organizationExercises.archivedAt));
  if (!own.length) return library;
  return [...library, ...own.map((row) => presentForClinicians(row))].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}

/** The exercises among these ids that are archived. */
export async function filterArchived(reader: Reader, ids: string[]): Promise<Exercise[]> {
  if (!ids.length) return [];
  const library = await selectLibraryExercises(reader, and(inArray(exercises.id, ids), eq(exercises.archived, true))!);
  const own = await selectOwnExercises(
    reader,
    and(inArray(organizationExercises.id, ids), isNotNull(organizationExercises.archivedAt)),
  );
  return [...library, ...own.map((row) => presentForClinicians(row))];
}

/** These exercises, archived or not, as programs use them. Own exercises are returned as rows. */
export async function loadExercises(
  reader: Reader,
  ids: string[],
): Promise<{ library: Exercise[]; own: OwnExerciseRow[] }> {
  if (!ids.length) return { library: [], own: [] };
  return {
    library: await selectLibraryExercises(reader, inArray(exercises.id, ids)),
    own: await selectOwnExercises(reader, inArray(organizationExercises.id, ids)),
  };
}

/**
 * The ids that exist in the library or the organization, archived or not: a program and its copies keep archived
 * exercises.
 */
export async function filterKnownIds({ tx, scope }: Reader, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const library = await tx.select({ id: exercises.id }).from(exercises).where(inArray(exercises.id, ids));
  const own = await tx
    .select({ id: organizationExercises.id })
    .from(organizationExercises)
    .where(and(scope.organization(organizationExercises.organizationId), inArray(organizationExercises.id, ids)));
  return new Set([...library, ...own].map(({ id }) => id));
}

export async function isOffered({ tx, scope }: Reader, id: string): Promise<boolean> {
  const library = await tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.id, id), eq(exercises.archived, false)));
  if (library.length) return true;
  const own = await tx
    .select({ id: organizationExercises.id })
    .from(organizationExercises)
    .where(
      and(
        scope.organization(organizationExercises.organizationId),
        eq(organizationExercises.id, id),
        isNull(organizationExercises.archivedAt),
      ),
    );
  return own.length > 0;
}

/** The name of every exercise by id, archived ones included. */
export async function loadExerciseNames({ tx, scope }: Reader): Promise<Record<string, string>> {
  const library = await tx.select({ id: exercises.id, name: exercises.name }).from(exercises);
  const own = await tx
    .select({ id: organizationExercises.id, name: organizationExercises.name })
    .from(organizationExercises)
    .where(scope.organization(organizationExercises.organizationId));
  return Object.fromEntries([...library, ...own].map(({ id, name }) => [id, name]));
}
