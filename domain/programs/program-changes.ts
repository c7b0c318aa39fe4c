import type { Block, ProgramContent } from '../../contract/programs/shapes.ts';
import { normalizeBlock } from './program.ts';

/** More than the exercises of any program: one more id in order outweighs all ids that kept their position. */
const ONE_MORE = 1000;

/**
 * The longest sequence of ids that are in both lists in the same order; among equally long ones, the one with the most
 * ids at their previous position. An id occurs once in a list. All other ids of both lists were moved.
 */
export function findStableIds(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((id, place) => [id, place]));
  const common = after.flatMap((id, place) => {
    const was = placeBefore.get(id);
    return was === undefined ? [] : [{ id, was, worth: ONE_MORE + (was === place ? 1 : 0) }];
  });
  // For each id: the worth of the best sequence that starts there, and its next id.
  const worth: number[] = [];
  const next: number[] = [];
  let start = -1;
  for (let at = common.length - 1; at >= 0; at--) {
    const own = common[at]!;
    let best = 0;
    next[at] = -1;
    for (let later = at + 1; later < common.length; later++) {
      if (common[later]!.was > own.was && worth[later]! > best) {
        best = worth[later]!;
        next[at] = later;
      }
    }
    worth[at] = own.worth + best;
    if (start < 0 || worth[at]! >= worth[start]!) start = at;
  }
  const kept = new Set<string>();
  for (let at = start; at >= 0; at = next[at]!) kept.add(common[at]!.id);
  return kept;
}

interface Frequency {
  dailyFrequency: number;
  weeklyFrequency: number;
}

/** One difference between two versions. Positions count from 1. */
export type ProgramChange =
  | { kind: 'name' | 'notes'; before: string; after: string }
  | { kind: 'frequency'; before: Frequency; after: Frequency }
  /** One exercise with another prescription: its sets, goal and dose, its side, or the note to the patient. */
  | { kind: 'goal' | 'side' | 'note'; before: Block; after: Block }
  | { kind: 'swapped'; before: Block; after: Block }
  | { kind: 'moved'; block: Block; from: number; to: number }
  | { kind: 'added'; block: Block; place: number }
  | { kind: 'removed'; block: Block };

const toFrequency = ({ dailyFrequency, weeklyFrequency }: ProgramContent): Frequency => ({
  dailyFrequency,
  weeklyFrequency,
});
/** The prescription of an exercise besides its side and note. */
function toGoalKey(block: Block): string {
  const { numSets, setGoal, dose } = normalizeBlock(block);
  return JSON.stringify({ numSets, setGoal, ...dose, note: undefined });
}

function compareWholes(before: ProgramContent, after: ProgramContent): ProgramChange[] {
  const changes: ProgramChange[] = [];
  if (before.name !== after.name) changes.push({ kind: 'name', before: before.name, after: after.name });
  if (before.dailyFrequency !== after.dailyFrequency || before.weeklyFrequency !== after.weeklyFrequency)
    changes.push({ kind: 'frequency', before: toFrequency(before), after: toFrequency(after) });
  if (before.notes !== after.notes) changes.push({ kind: 'notes', before: before.notes, after: after.notes });
  return changes;
}

/**
 * Blocks that were replaced by another exercise: between two neighbors that stayed, one block was removed and one was
 * added. Keys are the ids of the added ones.
 */
function findSwaps(before: readonly Block[], after: readonly Block[], kept: ReadonlySet<string>): Map<string, Block> {
  const idsBefore = new Set(before.map(({ uuid }) => uuid));
  const idsAfter = new Set(after.map(({ uuid }) => uuid));
  const gaps = (blocks: readonly Block[], elsewhere: ReadonlySet<string>) => {
    const found = new Map<string, Block[]>();
    let gap = '';
    for (const block of blocks) {
      if (kept.has(block.uuid)) gap = block.uuid;
      else if (!elsewhere.has(block.uuid)) found.set(gap, [...(found.get(gap) ?? []), block]);
    }
    return found;
  };
  const went = gaps(before, idsAfter);
  const swaps = new Map<string, Block>();
  for (const [gap, [came, ...more]] of gaps(after, idsBefore)) {
    const [gone, ...others] = went.get(gap) ?? [];
    if (came && gone && more.length + others.length === 0 && came.exerciseId !== gone.exerciseId)
      swaps.set(came.uuid, gone);
  }
  return swaps;
}

function compareBlocks(before: Block, after: Block): ProgramChange[] {
  if (before.exerciseId !== after.exerciseId) return [{ kind: 'swapped', before, after }];
  const changes: ProgramChange[] = [];
  if (toGoalKey(before) !== toGoalKey(after)) changes.push({ kind: 'goal', before, after });
  if (before.sideOfBody !== after.sideOfBody) changes.push({ kind: 'side', before, after });
  if (before.dose?.note !== after.dose?.note) changes.push({ kind: 'note', before, after });
  return changes;
}

/**
 * The differences of `after`: the program as a whole, then its exercises in order, then the removed ones. Exercises are
 * matched by their id in the program; as few as possible count as moved.
 */
export function listProgramChanges(before: ProgramContent, after: ProgramContent): ProgramChange[] {
  const known = new Map(before.blocks.map((block, place) => [block.uuid, { block, place }]));
  const ids = (blocks: readonly Block[]) => blocks.map(({ uuid }) => uuid);
  const kept = findStableIds(ids(before.blocks), ids(after.blocks));
  const swaps = findSwaps(before.blocks, after.blocks, kept);
  const ofExercises = after.blocks.flatMap((block, at): ProgramChange[] => {
    const was = known.get(block.uuid);
    const gone = swaps.get(block.uuid);
    if (!was)
      return gone ? [{ kind: 'swapped', before: gone, after: block }] : [{ kind: 'added', block, place: at + 1 }];
    const changes = compareBlocks(was.block, block);
    return kept.has(block.uuid) ? changes : [...changes, { kind: 'moved', block, from: was.place + 1, to: at + 1 }];
  });
  const still = new Set([...ids(after.blocks), ...ids([...swaps.values()])]);
  const removed = before.blocks.filter(({ uuid }) => !still.has(uuid));
  return [
    ...compareWholes(before, after),
    ...ofExercises,
    ...removed.map((block): ProgramChange => ({ kind: 'removed', block })),
  ];
}
