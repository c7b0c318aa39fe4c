import { pick } from '../../contract/platform/typed-keys.ts';
import { programFields, type Block, type Program } from '../../contract/programs/shapes.ts';
import { moveItem } from '../platform/arrays.ts';
import { mirrorBlock, removeNote } from './dose.ts';
import { createEmptyProgram, type ProgramDraft } from './program.ts';

/** Copies the blocks of a program or template under new ids (OPEN-086). */
const copyBlocks = (blocks: readonly Block[], newId: () => string): Block[] =>
  blocks.map((block) => ({ ...block, uuid: newId() }));

/** The editable fields of a stored program. */
export const toDraft = (program: ProgramDraft): ProgramDraft => pick(program, programFields);

/** A draft that copies a program or template under this name. */
export const copyProgram = (program: ProgramDraft, name: string, newId: () => string): ProgramDraft => ({
  ...toDraft(program),
  name,
  blocks: copyBlocks(program.blocks, newId),
});

/**
 * Starts the draft again from a template (BLD-10), or empty for `None`. A typed name stays; a name that came from the
 * previous starter is replaced.
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

/** Moves a block up (-1) or down (1); unchanged at either end. */
export function moveBlock(blocks: readonly Block[], uuid: string, by: -1 | 1): Block[] {
  const from = blocks.findIndex((block) => block.uuid === uuid);
  const to = from + by;
  if (from < 0 || to < 0 || to >= blocks.length) return [...blocks];
  return moveItem(blocks, from, to);
}

type Side = Block['sideOfBody'];

/** The patient whose program is copied; names as on record, empty if there are none. */
interface CopiedFrom {
  firstName: string;
  lastName: string;
  involvedSide: Side;
}

/** Removes case and accents, so that a name is recognized however it was typed. */
const foldText = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether one of the words of a text is one of the person's names, ignoring case and accents. */
export function mentionsPerson(text: string, { firstName, lastName }: CopiedFrom): boolean {
  const names = [...splitWords(firstName), ...splitWords(lastName)];
  const words = new Set(splitWords(text));
  return names.some((name) => words.has(name) || (UNSPACED.test(name) && foldText(text).includes(name)));
}

/** Whether the exercises of the involved side change sides with the patient. */
export const switchesSides = (from: Side, to: Side): boolean => from !== null && to !== null && from !== to;

/** What was typed about the patient: the notes of a program and of its exercises. */
export const listNotes = ({ notes, blocks }: Pick<ProgramDraft, 'notes' | 'blocks'>): string[] =>
  [notes, ...blocks.map(({ dose }) => dose?.note ?? '')].filter((note) => note !== '');

/**
 * Copies a patient's program for another patient. Blocks of the involved side move to the other patient's involved side,
 * and blocks of the other side likewise; blocks for both sides stay, and so do all blocks if one of the patients has no
 * involved side. A name that mentions the first patient is dropped. Notes of the program and of its exercises may mention
 * them too, so they are dropped unless `withNotes`.
 */
export function copyForPatient(
  program: ProgramDraft,
  from: CopiedFrom,
  to: { involvedSide: Side },
  withNotes: boolean,
  newId: () => string,
): ProgramDraft {
  const draft = copyProgram(program, mentionsPerson(program.name, from) ? '' : program.name, newId);
  const turn = switchesSides(from.involvedSide, to.involvedSide);
  return {
    ...draft,
    notes: withNotes ? draft.notes : '',
    blocks: draft.blocks
      .map((block) => (turn ? mirrorBlock(block) : block))
      .map((block) => (withNotes ? block : removeNote(block))),
  };
}
