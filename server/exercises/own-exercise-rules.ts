import { and, count, isNull, ne, sql } from 'drizzle-orm';
import { exerciseMessage } from '../../contract/exercises/messages.ts';
import { OWN_EXERCISES } from '../../contract/exercises/limits.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { organizationExercises } from '../platform/db/schema.ts';
import { conflict } from '../platform/http/http-error.ts';

const nameTaken = exerciseMessage('exercises.nameTaken');

/** Serializes changes of an organization's exercises, so that unique names and limits hold. */
export const lockOwnExercises = (tx: Tx, organizationId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-exercises:${organizationId}`}, 0))`);

const foldName = (name: string) => name.normalize('NFC').toLowerCase();

/** Throws 409 when another offered exercise of the organization has this name, ignoring case. */
export async function requireUniqueName(tx: Tx, scope: Scope, name: string, id: string): Promise<void> {
  const offered = await tx
    .select({ name: organizationExercises.name })
    .from(organizationExercises)
    .where(
      and(
        scope.organization(organizationExercises.organizationId),
        isNull(organizationExercises.archivedAt),
        ne(organizationExercises.id, id),
      ),
    );
  // Compared here, because case folding depends on the database's collation.
  const taken = offered.some((other) => foldName(other.name) === foldName(name));
  if (taken) throw conflict(nameTaken, { name: nameTaken });
}

/** Rejects one exercise too many. Archived ones count, because programs still use them. */
export async function requireExerciseCapacity(tx: Tx, scope: Scope): Promise<void> {
  const [all] = await tx
    .select({ total: count() })
    .from(organizationExercises)
    .where(scope.organization(organizationExercises.organizationId));
  if (all!.total >= OWN_EXERCISES.most) throw conflict(exerciseMessage('exercises.tooMany', { n: OWN_EXERCISES.most }));
}

/** Rejects a file that would exceed the organization's storage; `replaced` is the size of the file that it replaces. */
export async function requireFileCapacity(tx: Tx, scope: Scope, bytes: number, replaced: number): Promise<void> {
  const of = (name: string) => sql`coalesce((${organizationExercises.data}->>${name})::bigint, 0)`;
  const [all] = await tx
    .select({ total: sql<string>`coalesce(sum(${of('pictureBytes')} + ${of('videoBytes')}), 0)` })
    .from(organizationExercises)
    .where(scope.organization(organizationExercises.organizationId));
  if (Number(all!.total) - replaced + bytes > OWN_EXERCISES.totalBytes)
    throw conflict(exerciseMessage('exercises.storageFull'));
}
