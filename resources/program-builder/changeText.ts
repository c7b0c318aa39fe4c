import type { Block } from '../../contract/program-shapes.ts';
import type { ProgramChange } from '../../domain/program-history/program-changes.ts';
import { blockText, frequencyText } from '../../src/components/programs/programText.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** One difference between two versions in words, such as `Heel Slide added`. */
export function changeText(change: ProgramChange, nameOf: (block: Block) => string, translate: Translate): string {
  const say = (values: Record<string, unknown>) => translate(`builder.changed.${change.kind}`, values);
  switch (change.kind) {
    case 'name':
      return say({ after: change.after });
    case 'notes':
      return say({});
    case 'frequency':
      return say({ after: frequencyText(change.after, translate) });
    case 'goal':
      return say({ name: nameOf(change.after), after: blockText(change.after, translate) });
    case 'side':
      return say({
        name: nameOf(change.after),
        after: translate(`programs.side.${change.after.sideOfBody ?? 'both'}`),
      });
    case 'swapped':
      return say({ name: nameOf(change.before), after: nameOf(change.after) });
    case 'moved':
      return say({ name: nameOf(change.block), place: change.to });
    case 'added':
    case 'removed':
      return say({ name: nameOf(change.block) });
  }
}
