import { pick } from '../../contract/platform/typed-keys.ts';
import { programFields, type Program, type ProgramBody } from '../../contract/programs/shapes.ts';
import { programMessage } from '../../contract/programs/messages.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { programs } from '../platform/db/schema.ts';
import { filterKnownIds } from '../exercises/queries.ts';
import { HttpError } from '../platform/http/http-error.ts';

type ProgramRow = typeof programs.$inferSelect;

/** A row in the contract's shape (ENT-013); `patientCount` for templates only. */
export const presentProgram = (row: ProgramRow, patientCount?: number): Program => ({
  id: row.id,
  version: row.version,
  ...pick(row, programFields),
  ...(patientCount !== undefined && { patientCount }),
  dateCreated: row.createdAt.toISOString(),
  dateUpdated: row.updatedAt.toISOString(),
});

/**
 * Rejects a program with an exercise that neither the library nor the organization has. Archived exercises may stay,
 * also in copies of the program.
 */
export async function requireKnownExercises(tx: Tx, scope: Scope, { blocks }: ProgramBody): Promise<void> {
  const known = await filterKnownIds({ tx, scope }, [...new Set(blocks.map(({ exerciseId }) => exerciseId))]);
  const fields = Object.fromEntries(
    blocks.flatMap(({ exerciseId }, index) =>
      known.has(exerciseId) ? [] : [[`blocks.${index}.exerciseId`, programMessage('programs.exerciseNotFound')]],
    ),
  );
  if (Object.keys(fields).length) throw new HttpError(422, programMessage('programs.exerciseNotFound'), { fields });
}
