import type { Block } from '../../contract/programs/shapes.ts';
import { copyProgram } from './start.ts';
import type { ProgramDraft } from './program.ts';

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
