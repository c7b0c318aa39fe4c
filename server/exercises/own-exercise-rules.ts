import { and, count, isNull, ne, sql } from 'drizzle-orm';
import { OWN_EXERCISES } from '../../contract/limits.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { organizationExercises } from '../db/schema/index.ts';
import { conflict } from '../http/refusal.ts';

const NAME_TAKEN = 'Your organization has an exercise of this name already.';

/** One change of an organization's exercises at a time: names and room are judged by what will be there. */
export const holdExercises = (tx: Tx, organizationId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-exercises:${organizationId}`}, 0))`);

const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** Refuses with 409 a name that another offered exercise of the organization has, whatever its case. */
export async function checkName(tx: Tx, scope: Scope, name: string, id: string): Promise<void> {
  const offered = await tx
    .select({ name: organizationExercises.name })
    .from(organizationExercises)
    .where(
      and(
        scope.organization(organizationExercises.organizationId),
        isNull(organizationExercises.withdrawnAt),
        ne(organizationExercises.id, id),
      ),
    );
  // Compared here: which letters are the same depends on how a database was set up.
  const taken = offered.some((other) => folded(other.name) === folded(name));
  if (taken) throw conflict(NAME_TAKEN, { name: NAME_TAKEN });
}

/** Refuses one exercise too many; withdrawn ones count, for programs keep them. */
export async function checkCount(tx: Tx, scope: Scope): Promise<void> {
  const [all] = await tx
    .select({ total: count() })
    .from(organizationExercises)
    .where(scope.organization(organizationExercises.organizationId));
  if (all!.total >= OWN_EXERCISES.most)
    throw conflict(`An organization can have ${OWN_EXERCISES.most} exercises of its own at most.`);
}

/** Refuses a file of `bytes` when those of the organization would become too many; `replaced` is what it frees. */
export async function checkRoom(tx: Tx, scope: Scope, bytes: number, replaced: number): Promise<void> {
  const of = (name: string) => sql`coalesce((${organizationExercises.data}->>${name})::bigint, 0)`;
  const [all] = await tx
    .select({ total: sql<string>`coalesce(sum(${of('pictureBytes')} + ${of('videoBytes')}), 0)` })
    .from(organizationExercises)
    .where(scope.organization(organizationExercises.organizationId));
  if (Number(all!.total) - replaced + bytes > OWN_EXERCISES.totalBytes)
    throw conflict('There is no room left for pictures and videos. Take some of them away first.');
}
