import type { Block } from '../../contract/programs/shapes.ts';
import { findSidelessBlocks, fillSides } from '../../domain/programs/blocks.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { presentOwnExercise } from '../exercises/own-exercise.ts';
import { loadExercises } from '../exercises/queries.ts';
import { programMessage } from '../../contract/programs/messages.ts';
import { HttpError } from '../platform/http/http-error.ts';

interface SidedBlocks {
  blocks: Block[];
  /** Names of exercises whose side of the body is not set, by block id. */
  sideless: Map<string, string>;
}

/**
 * Sets the sides of blocks for a patient's involved side (BLD-64), and lists the exercises whose side is still
 * unknown.
 */
export async function assignSides(
  tx: Tx,
  scope: Scope,
  blocks: readonly Block[],
  involvedSide: string | null,
): Promise<SidedBlocks> {
  const named = await loadExercises({ tx, scope }, [...new Set(blocks.map(({ exerciseId }) => exerciseId))]);
  const known = new Map(
    [...named.library, ...named.own.map((row) => presentOwnExercise(row))].map((each) => [each.id, each]),
  );
  const find = (id: string) => known.get(id);
  const sided = fillSides(blocks, find, involvedSide as Block['sideOfBody']);
  const sideless = findSidelessBlocks(sided, find);
  return {
    blocks: sided,
    sideless: new Map(sideless.map(({ uuid, exerciseId }) => [uuid, find(exerciseId)!.name])),
  };
}

/** Throws 422 naming the exercises without a side of the body. */
export function rejectMissingSides({ blocks, sideless }: SidedBlocks): void {
  if (sideless.size === 0) return;
  const message = programMessage('programs.sideRequired', { names: [...new Set(sideless.values())].join(', ') });
  const fields = blocks.flatMap(({ uuid }, index) =>
    sideless.has(uuid) ? [[`blocks.${index}.sideOfBody`, message] as const] : [],
  );
  throw new HttpError(422, message, { fields: Object.fromEntries(fields) });
}

/** The blocks for a patient's involved side; throws when a side is missing. */
export async function requireSides(
  tx: Tx,
  scope: Scope,
  blocks: readonly Block[],
  involvedSide: string | null,
): Promise<Block[]> {
  const sided = await assignSides(tx, scope, blocks, involvedSide);
  rejectMissingSides(sided);
  return sided.blocks;
}
