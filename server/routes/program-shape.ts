import type { Block, Program, ProgramBody } from '../../contract/program-shapes.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import type { programs } from '../db/schema/index.ts';
import { knownExercises } from '../exercises/visible-exercises.ts';
import { Refusal } from '../http/refusal.ts';

type ProgramRow = typeof programs.$inferSelect;

/** A row in the contract's shape (ENT-013); `patientCount` for templates only. */
export const presentProgram = (row: ProgramRow, patientCount?: number): Program => ({
  id: row.id,
  version: row.version,
  name: row.name,
  notes: row.notes,
  dailyFrequency: row.dailyFrequency,
  weeklyFrequency: row.weeklyFrequency,
  blocks: row.blocks as Block[],
  ...(patientCount !== undefined && { patientCount }),
  dateCreated: row.createdAt.toISOString(),
  dateUpdated: row.updatedAt.toISOString(),
});

/**
 * Refuses a program with an exercise that is neither of the library nor of the organization. One that was withdrawn since
 * may stay, in copies of the program too: it is only offered no longer.
 */
export async function checkExercises(tx: Tx, scope: Scope, { blocks }: ProgramBody): Promise<void> {
  const known = await knownExercises({ tx, scope }, [...new Set(blocks.map(({ exerciseId }) => exerciseId))]);
  const fields = Object.fromEntries(
    blocks.flatMap(({ exerciseId }, index) =>
      known.has(exerciseId) ? [] : [[`blocks.${index}.exerciseId`, 'Exercise not found']],
    ),
  );
  if (Object.keys(fields).length) throw new Refusal(422, 'Exercise not found', { fields });
}
