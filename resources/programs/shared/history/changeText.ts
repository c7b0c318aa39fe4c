import type { Block } from '../../../../contract/programs/shapes.ts';
import type { ProgramChange } from '../../../../domain/programs/program-changes.ts';
import { formatBlock, formatFrequency } from '../programText.ts';
import type { programHistoryMessages, ProgramHistoryKey } from './messages.en.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

const translateChange = (
  translate: Translate,
  key: keyof (typeof programHistoryMessages)['programHistory']['change'],
  values: Record<string, unknown>,
) => translate(`programHistory.change.${key}` satisfies ProgramHistoryKey, values);

function describeNotesChange({ before, after }: { before: string; after: string }, translate: Translate): string {
  const key = before === '' ? 'notesAdded' : after === '' ? 'notesRemoved' : 'notes';
  return translateChange(translate, key, { before, after });
}

function describeExerciseNoteChange(
  { before, after }: { before: Block; after: Block },
  getName: (block: Block) => string,
  translate: Translate,
): string {
  const [old = '', now = ''] = [before.dose?.note, after.dose?.note];
  const key = old === '' ? 'noteAdded' : now === '' ? 'noteRemoved' : 'note';
  return translateChange(translate, key, { name: getName(after), before: old, after: now });
}

/** Describes a change between two versions with its values: `Wall Squat: 1 set × 10 reps → 2 sets × 12 reps`. */
export function describeChange(change: ProgramChange, getName: (block: Block) => string, translate: Translate): string {
  const getSideName = ({ sideOfBody }: Block) =>
    translate(sideOfBody ? `programs.side.${sideOfBody}` : 'programHistory.noSide');
  switch (change.kind) {
    case 'name':
      return translateChange(translate, 'name', change);
    case 'notes':
      return describeNotesChange(change, translate);
    case 'frequency':
      return translateChange(translate, 'frequency', {
        before: formatFrequency(change.before, translate),
        after: formatFrequency(change.after, translate),
      });
    case 'goal':
      return translateChange(translate, 'goal', {
        name: getName(change.after),
        before: formatBlock(change.before, translate),
        after: formatBlock(change.after, translate),
      });
    case 'side':
      return translateChange(translate, 'side', {
        name: getName(change.after),
        before: getSideName(change.before),
        after: getSideName(change.after),
      });
    case 'note':
      return describeExerciseNoteChange(change, getName, translate);
    case 'swapped':
      return translateChange(translate, 'swapped', {
        before: getName(change.before),
        after: getName(change.after),
        goal: formatBlock(change.after, translate),
      });
    case 'moved':
      return translateChange(translate, change.from === change.to ? 'movedTo' : 'moved', {
        name: getName(change.block),
        from: change.from,
        to: change.to,
      });
    case 'added':
      return translateChange(translate, 'added', {
        name: getName(change.block),
        place: change.place,
        goal: formatBlock(change.block, translate),
      });
    case 'removed':
      return translateChange(translate, 'removed', {
        name: getName(change.block),
        goal: formatBlock(change.block, translate),
      });
  }
}
