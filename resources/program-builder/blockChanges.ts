import type { Block } from '../../contract/program-shapes.ts';
import { moved } from '../../domain/program-start.ts';

/** What was last taken out of the program; it can be put back until its exercises change again. */
export interface Undo {
  kind: 'removed' | 'swapped';
  /** The exercise that went. */
  exerciseId: string;
  /** Where in the program it was. */
  place: number;
  before: readonly Block[];
}

export type BlockAction =
  | { type: 'add'; block: Block }
  /** A block as it was edited. */
  | { type: 'block'; block: Block }
  | { type: 'remove'; uuid: string }
  | { type: 'swap'; uuid: string; block: Block }
  | { type: 'duplicate'; uuid: string; newUuid: string }
  | { type: 'order'; blocks: Block[] }
  | { type: 'move'; uuid: string; by: 1 | -1 }
  | { type: 'undo' };

export interface Built {
  blocks: Block[];
  undo: Undo | null;
}

const blockActions: readonly string[] = ['add', 'block', 'remove', 'swap', 'duplicate', 'order', 'move', 'undo'];
export const isBlockAction = (action: { type: string }): action is BlockAction => blockActions.includes(action.type);

function without(blocks: Block[], uuid: string, instead: readonly Block[]): Built {
  const place = blocks.findIndex((block) => block.uuid === uuid);
  const block = blocks[place];
  if (!block) return { blocks, undo: null };
  return {
    blocks: blocks.toSpliced(place, 1, ...instead),
    undo: {
      kind: instead.length > 0 ? 'swapped' : 'removed',
      exerciseId: block.exerciseId,
      place,
      before: blocks,
    },
  };
}

function duplicated(blocks: Block[], uuid: string, newUuid: string): Block[] {
  return blocks.flatMap((block) => (block.uuid === uuid ? [block, { ...block, uuid: newUuid }] : [block]));
}

/** The exercises of the program after one of them was changed, and the way back where one went. */
export function builtAfter({ blocks, undo }: Built, action: BlockAction): Built {
  const built = (after: Block[]): Built => ({ blocks: after, undo: null });
  switch (action.type) {
    case 'add':
      return built([...blocks, action.block]);
    case 'block':
      return built(blocks.map((block) => (block.uuid === action.block.uuid ? action.block : block)));
    case 'remove':
      return without(blocks, action.uuid, []);
    case 'swap':
      return without(blocks, action.uuid, [action.block]);
    case 'duplicate':
      return built(duplicated(blocks, action.uuid, action.newUuid));
    case 'order':
      return built(action.blocks);
    case 'move':
      return built(moved(blocks, action.uuid, action.by));
    case 'undo':
      return built(undo ? [...undo.before] : blocks);
  }
}
