import { and, eq, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Member } from '../../domain/actor.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { organizationExercises } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import type { OwnExerciseRow } from './own-exercise.ts';

export interface Owner {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

const named = ({ scope }: Pick<Owner, 'scope'>, id: string, which?: SQL) =>
  and(scope.organization(organizationExercises.organizationId), eq(organizationExercises.id, id), which);

/** The organization's exercise; 404 for one of the vendor, of another organization, and for none. */
export async function ownNamed(owner: Pick<Owner, 'tx' | 'scope'>, id: string): Promise<OwnExerciseRow> {
  const [row] = await owner.tx.select().from(organizationExercises).where(named(owner, id));
  if (!row) throw notFound('Exercise');
  return row;
}

/** Changes the row, while `which` holds, and returns it as it is then; undefined when it did not hold. */
export async function saveOwn(
  owner: Pick<Owner, 'tx' | 'scope'>,
  id: string,
  values: PgUpdateSetSource<typeof organizationExercises>,
  which?: SQL,
): Promise<OwnExerciseRow | undefined> {
  const [saved] = await owner.tx
    .update(organizationExercises)
    .set(values)
    .where(named(owner, id, which))
    .returning();
  return saved;
}
