import type { Block } from '../../contract/program-shapes.ts';
import { sidelessBlocks, withSides } from '../../domain/program-sides.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { presentOwn } from '../exercises/own-exercise.ts';
import { namedExercises } from '../exercises/visible-exercises.ts';
import { Refusal } from '../http/refusal.ts';

interface Sided {
  blocks: Block[];
  /** Exercises of which nobody said on which side they are done, by the id of their block. */
  sideless: Map<string, string>;
}

/** The blocks for a patient with this involved side (BLD-64), and the exercises whose side is still not known. */
export async function sideBlocks(
  tx: Tx,
  scope: Scope,
  blocks: readonly Block[],
  involvedSide: string | null,
): Promise<Sided> {
  const named = await namedExercises({ tx, scope }, [...new Set(blocks.map(({ exerciseId }) => exerciseId))]);
  const known = new Map([...named.library, ...named.own.map((row) => presentOwn(row))].map((each) => [each.id, each]));
  const find = (id: string) => known.get(id);
  const sided = withSides(blocks, find, involvedSide as Block['sideOfBody']);
  const sideless = sidelessBlocks(sided, find);
  return {
    blocks: sided,
    sideless: new Map(sideless.map(({ uuid, exerciseId }) => [uuid, find(exerciseId)!.name])),
  };
}

/** Refuses to give a patient exercises of which nobody could say on which side they are done, and names them. */
export function refuseSideless({ blocks, sideless }: Sided): void {
  if (sideless.size === 0) return;
  const message = `Choose a side of the body for ${[...new Set(sideless.values())].join(', ')}.`;
  const fields = blocks.flatMap(({ uuid }, index) =>
    sideless.has(uuid) ? [[`blocks.${index}.sideOfBody`, message] as const] : [],
  );
  throw new Refusal(422, message, { fields: Object.fromEntries(fields) });
}

/** The blocks for a patient with this involved side; refused where a side is missing. */
export async function blocksWithSides(
  tx: Tx,
  scope: Scope,
  blocks: readonly Block[],
  involvedSide: string | null,
): Promise<Block[]> {
  const sided = await sideBlocks(tx, scope, blocks, involvedSide);
  refuseSideless(sided);
  return sided.blocks;
}
