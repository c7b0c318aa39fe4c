import { pick } from '../../contract/platform/typed-keys.ts';
import { programFields, type Block, type Program } from '../../contract/programs/shapes.ts';
import { moveItem } from '../platform/move-item.ts';
import { createEmptyProgram, type ProgramDraft } from './program.ts';

/** A copy of a program's or template's exercises, each under an id of its own (OPEN-086). */
const copyBlocks = (blocks: readonly Block[], newId: () => string): Block[] =>
  blocks.map((block) => ({ ...block, uuid: newId() }));

/** What of a stored program can be edited. */
export const toDraft = (program: ProgramDraft): ProgramDraft => pick(program, programFields);

/** A draft that copies a program or template under this name. */
export const copyProgram = (program: ProgramDraft, name: string, newId: () => string): ProgramDraft => ({
  ...toDraft(program),
  name,
  blocks: copyBlocks(program.blocks, newId),
});

/**
 * The draft begun anew from a template (BLD-10), or from nothing for `None`. A name that somebody typed stays; one that
 * came from the starter before it goes with it.
 */
export function startFrom(
  draft: ProgramDraft,
  starter: Program | null,
  before: Program | null,
  newId: () => string,
): ProgramDraft {
  const typed = draft.name.trim() !== '' && draft.name !== before?.name;
  if (!starter) return { ...createEmptyProgram(), name: typed ? draft.name : '' };
  return copyProgram(starter, typed ? draft.name : starter.name, newId);
}

/** The blocks with one of them moved a place up (-1) or down (1); unchanged where it cannot go further. */
export function moveBlock(blocks: readonly Block[], uuid: string, by: -1 | 1): Block[] {
  const from = blocks.findIndex((block) => block.uuid === uuid);
  const to = from + by;
  if (from < 0 || to < 0 || to >= blocks.length) return [...blocks];
  return moveItem(blocks, from, to);
}
