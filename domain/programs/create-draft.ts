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

type Side = Block['sideOfBody'];

/** Whose program is copied; names as they are on record, empty where there are none. */
interface CopiedFrom {
  firstName: string;
  lastName: string;
  involvedSide: Side;
}

/** Without case and accents: a name is known again however it was typed. */
const foldText = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Does a text speak of the person: is one of its words one of their names, whatever its case and accents? */
export function mentionsPerson(text: string, { firstName, lastName }: CopiedFrom): boolean {
  const names = [...splitWords(firstName), ...splitWords(lastName)];
  const words = new Set(splitWords(text));
  return names.some((name) => words.has(name) || (UNSPACED.test(name) && foldText(text).includes(name)));
}

/** True where the exercises of the involved side change sides with the patient. */
export const switchesSides = (from: Side, to: Side): boolean => from !== null && to !== null && from !== to;

const mirrorSide = (side: Side): Side => (side === null ? null : side === 'Left' ? 'Right' : 'Left');

/**
 * The draft that gives a patient's program to another one. What was for the involved side is for the other patient's
 * involved side, and what was for the other side for theirs; what is for both stays, and so does everything where one
 * of the two has no involved side. A name that speaks of the first patient is left out, and so are the notes, which may,
 * unless they are asked for.
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
    blocks: draft.blocks.map((block) => (turn ? { ...block, sideOfBody: mirrorSide(block.sideOfBody) } : block)),
  };
}
