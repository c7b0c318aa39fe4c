import type { Block } from '../contract/program-shapes.ts';
import { copyOf } from './program-start.ts';
import type { ProgramDraft } from './program.ts';

type Side = Block['sideOfBody'];

/** Whose program is copied; names as they are on record, empty where there are none. */
interface CopiedFrom {
  firstName: string;
  lastName: string;
  involvedSide: Side;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Does a text speak of the person: is one of its words one of their names? */
export function namesPerson(text: string, { firstName, lastName }: CopiedFrom): boolean {
  const names = new Set([...wordsOf(firstName), ...wordsOf(lastName)]);
  return wordsOf(text).some((word) => names.has(word));
}

/** True where the exercises of the involved side change sides with the patient. */
export const turnsOver = (from: Side, to: Side): boolean => from !== null && to !== null && from !== to;

const turned = (side: Side): Side => (side === null ? null : side === 'Left' ? 'Right' : 'Left');

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
  const draft = copyOf(program, namesPerson(program.name, from) ? '' : program.name, newId);
  const turn = turnsOver(from.involvedSide, to.involvedSide);
  return {
    ...draft,
    notes: withNotes ? draft.notes : '',
    blocks: draft.blocks.map((block) => (turn ? { ...block, sideOfBody: turned(block.sideOfBody) } : block)),
  };
}
