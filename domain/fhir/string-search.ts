import { foldForSearch } from '../patients/patient.ts';
import type { Criterion } from './search.ts';

/** Does one of the texts begin with one of the values? Case and doubled blanks do not count, but for `:exact`. */
export function matchesString({ modifier, values }: Criterion, texts: readonly (string | undefined)[]): boolean {
  const present = texts.filter((text): text is string => !!text);
  return values.some((value) =>
    present.some((text) => {
      if (modifier === 'exact') return text === value;
      const [folded, wanted] = [foldForSearch(text), foldForSearch(value)];
      return modifier === 'contains' ? folded.includes(wanted) : folded.startsWith(wanted);
    }),
  );
}
