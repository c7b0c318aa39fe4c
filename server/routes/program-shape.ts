import { inArray } from 'drizzle-orm';
import type { Block, Program, ProgramBody } from '../../contract/program-shapes.ts';
import type { Tx } from '../db/database.ts';
import { exercises, type programs } from '../db/schema/index.ts';
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

/** Refuses a program with an exercise that the library never had; one that left it later may stay. */
export async function checkExercises(tx: Tx, { blocks }: ProgramBody): Promise<void> {
  const ids = [...new Set(blocks.map(({ exerciseId }) => exerciseId))];
  const rows = await tx.select({ id: exercises.id }).from(exercises).where(inArray(exercises.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  const fields = Object.fromEntries(
    blocks.flatMap(({ exerciseId }, index) =>
      known.has(exerciseId) ? [] : [[`blocks.${index}.exerciseId`, 'Exercise not found']],
    ),
  );
  if (Object.keys(fields).length) throw new Refusal(422, 'Exercise not found', { fields });
}
