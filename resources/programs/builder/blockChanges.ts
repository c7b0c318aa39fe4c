import type { Block } from '../../../contract/programs/shapes.ts';
import { moveBlock } from '../../../domain/programs/create-draft.ts';

/** The last removal, swap or copy of a dose; it can be undone until the exercises change again. */
export interface Undo {
  kind: 'removed' | 'swapped' | 'dosed' | 'dosedAll';
  /** The exercise that the notice names. */
  exerciseId: string;
  /** Its index in the program. */
  index: number;
  before: readonly Block[];
}

export type BlockAction =
  | { type: 'add'; block: Block }
  /** An edited block. */
  | { type: 'block'; block: Block }
  | { type: 'remove'; uuid: string }
  | { type: 'swap'; uuid: string; block: Block }
  /** The exercises with a copied dose, to the one with this id or from it to all. */
  | { type: 'dose'; kind: 'dosed' | 'dosedAll'; uuid: string; blocks: Block[] }
  | { type: 'duplicate'; uuid: string; newUuid: string }
  | { type: 'order'; blocks: Block[] }
  | { type: 'move'; uuid: string; by: 1 | -1 }
  | { type: 'undo' };

export interface BlocksState {
  blocks: Block[];
  undo: Undo | null;
}

const blockActions: readonly string[] = [
  'add',
  'block',
  'remove',
  'swap',
  'dose',
  'duplicate',
  'order',
  'move',
  'undo',
];
export const isBlockAction = (action: { type: string }): action is BlockAction => blockActions.includes(action.type);

function replaceBlock(blocks: Block[], uuid: string, replacements: readonly Block[]): BlocksState {
  const index = blocks.findIndex((block) => block.uuid === uuid);
  const block = blocks[index];
  if (!block) return { blocks, undo: null };
  return {
    blocks: blocks.toSpliced(index, 1, ...replacements),
    undo: {
      kind: replacements.length > 0 ? 'swapped' : 'removed',
      exerciseId: block.exerciseId,
      index,
      before: blocks,
    },
  };
}

function duplicateBlock(blocks: Block[], uuid: string, newUuid: string): Block[] {
  return blocks.flatMap((block) => (block.uuid === uuid ? [block, { ...block, uuid: newUuid }] : [block]));
}

/** The exercises after an action, and the undo state. */
export function applyBlockAction({ blocks, undo }: BlocksState, action: BlockAction): BlocksState {
  const clearUndo = (after: Block[]): BlocksState => ({ blocks: after, undo: null });
  switch (action.type) {
    case 'add':
      return clearUndo([...blocks, action.block]);
    case 'block':
      return clearUndo(blocks.map((block) => (block.uuid === action.block.uuid ? action.block : block)));
    case 'remove':
      return replaceBlock(blocks, action.uuid, []);
    case 'swap':
      return replaceBlock(blocks, action.uuid, [action.block]);
    case 'dose': {
      const index = blocks.findIndex(({ uuid }) => uuid === action.uuid);
      const { exerciseId } = blocks[index]!;
      return { blocks: action.blocks, undo: { kind: action.kind, exerciseId, index, before: blocks } };
    }
    case 'duplicate':
      return clearUndo(duplicateBlock(blocks, action.uuid, action.newUuid));
    case 'order':
      return clearUndo(action.blocks);
    case 'move':
      return clearUndo(moveBlock(blocks, action.uuid, action.by));
    case 'undo':
      return clearUndo(undo ? [...undo.before] : blocks);
  }
}
