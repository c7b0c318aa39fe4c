import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Exercise } from '../../contract/exercises.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { exercises, organizationExercises } from '../db/schema/index.ts';
import { presentOwn, type OwnExerciseRow } from './own-exercise.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
}

/** Rows of the organization's own exercises; `which` narrows them further. */
export const ownRows = ({ tx, scope }: Reader, which?: SQL): Promise<OwnExerciseRow[]> =>
  tx
    .select()
    .from(organizationExercises)
    .where(and(scope.organization(organizationExercises.organizationId), which))
    .orderBy(asc(organizationExercises.name), asc(organizationExercises.id));

const libraryRows = async ({ tx }: Reader, which: SQL): Promise<Exercise[]> => {
  const rows = await tx.select({ data: exercises.data }).from(exercises).where(which).orderBy(asc(exercises.position));
  return rows.map(({ data }) => data as Exercise);
};

/** What may be chosen: the vendor's library in its order and, among it by name, what the organization added. */
export async function offeredExercises(reader: Reader): Promise<Exercise[]> {
  const library = await libraryRows(reader, eq(exercises.withdrawn, false));
  const own = await ownRows(reader, isNull(organizationExercises.withdrawnAt));
  if (!own.length) return library;
  return [...library, ...own.map((row) => presentOwn(row))].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}

/** Those of the named exercises that are no longer offered. */
export async function withdrawnAmong(reader: Reader, ids: string[]): Promise<Exercise[]> {
  if (!ids.length) return [];
  const library = await libraryRows(reader, and(inArray(exercises.id, ids), eq(exercises.withdrawn, true))!);
  const own = await ownRows(
    reader,
    and(inArray(organizationExercises.id, ids), isNotNull(organizationExercises.withdrawnAt)),
  );
  return [...library, ...own.map((row) => presentOwn(row))];
}

/** The named exercises, withdrawn or not: what a program holds. Own ones come as stored. */
export async function namedExercises(
  reader: Reader,
  ids: string[],
): Promise<{ library: Exercise[]; own: OwnExerciseRow[] }> {
  if (!ids.length) return { library: [], own: [] };
  return {
    library: await libraryRows(reader, inArray(exercises.id, ids)),
    own: await ownRows(reader, inArray(organizationExercises.id, ids)),
  };
}

/**
 * Which of these ids are exercises of the vendor or of the organization, withdrawn ones included: what a program holds
 * may stay in it and in its copies, though nobody is offered it any more.
 */
export async function knownExercises({ tx, scope }: Reader, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const library = await tx.select({ id: exercises.id }).from(exercises).where(inArray(exercises.id, ids));
  const own = await tx
    .select({ id: organizationExercises.id })
    .from(organizationExercises)
    .where(and(scope.organization(organizationExercises.organizationId), inArray(organizationExercises.id, ids)));
  return new Set([...library, ...own].map(({ id }) => id));
}

/** Whether an exercise is offered to the reader now. */
export async function isOffered({ tx, scope }: Reader, id: string): Promise<boolean> {
  const library = await tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.id, id), eq(exercises.withdrawn, false)));
  if (library.length) return true;
  const own = await tx
    .select({ id: organizationExercises.id })
    .from(organizationExercises)
    .where(
      and(
        scope.organization(organizationExercises.organizationId),
        eq(organizationExercises.id, id),
        isNull(organizationExercises.withdrawnAt),
      ),
    );
  return own.length > 0;
}

/** The name of every exercise of the vendor and of the organization, by id, withdrawn ones included. */
export async function exerciseNames({ tx, scope }: Reader): Promise<Record<string, string>> {
  const library = await tx.select({ id: exercises.id, name: exercises.name }).from(exercises);
  const own = await tx
    .select({ id: organizationExercises.id, name: organizationExercises.name })
    .from(organizationExercises)
    .where(scope.organization(organizationExercises.organizationId));
  return Object.fromEntries([...library, ...own].map(({ id, name }) => [id, name]));
}
