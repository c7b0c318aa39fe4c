import type { Block } from '../../../../contract/program-shapes.ts';
import type { ProgramChange } from '../../../../domain/program-history/program-changes.ts';
import { blockText, frequencyText } from '../programText.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

const text = (translate: Translate, key: string, values: Record<string, unknown>) =>
  translate(`programHistory.change.${key}`, values);

function notesText({ before, after }: { before: string; after: string }, translate: Translate): string {
  const key = before === '' ? 'notesAdded' : after === '' ? 'notesRemoved' : 'notes';
  return text(translate, key, { before, after });
}

/** A change between two versions in words, with its values: `Wall Squat: 1 set × 10 reps → 2 sets × 12 reps`. */
export function changeText(change: ProgramChange, nameOf: (block: Block) => string, translate: Translate): string {
  const sideOf = ({ sideOfBody }: Block) =>
    translate(sideOfBody ? `programs.side.${sideOfBody}` : 'programHistory.noSide');
  switch (change.kind) {
    case 'name':
      return text(translate, 'name', change);
    case 'notes':
      return notesText(change, translate);
    case 'frequency':
      return text(translate, 'frequency', {
        before: frequencyText(change.before, translate),
        after: frequencyText(change.after, translate),
      });
    case 'goal':
      return text(translate, 'goal', {
        name: nameOf(change.after),
        before: blockText(change.before, translate),
        after: blockText(change.after, translate),
      });
    case 'side':
      return text(translate, 'side', {
        name: nameOf(change.after),
        before: sideOf(change.before),
        after: sideOf(change.after),
      });
    case 'swapped':
      return text(translate, 'swapped', {
        before: nameOf(change.before),
        after: nameOf(change.after),
        goal: blockText(change.after, translate),
      });
    case 'moved':
      return text(translate, change.from === change.to ? 'movedTo' : 'moved', {
        name: nameOf(change.block),
        from: change.from,
        to: change.to,
      });
    case 'added':
      return text(translate, 'added', {
        name: nameOf(change.block),
        place: change.place,
        goal: blockText(change.block, translate),
      });
    case 'removed':
      return text(translate, 'removed', { name: nameOf(change.block), goal: blockText(change.block, translate) });
  }
}
